import * as v from 'valibot';
import { orderIdOfService, SERVICES, servicePrice } from '#edge/contract/garage/service-prices.ts';
import {
  BOOKING,
  type BookingFault,
  BookingParam,
  canStillBook,
  isSlot,
  SERVICE_SLOTS,
} from '#edge/contract/garage/service-slots.ts';
import { freeAt, type Taken } from '#edge/contract/slots.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { mayRide, vehicleFor } from '#edge/domains/garage/access.sql.ts';
import type { PayFault, PayFor } from '#edge/domains/garage/paid-service.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import {
  bookingById,
  holdSeat,
  insertBooking,
  openBookings,
  takenSeats,
  workshop,
} from './booking.sql.ts';

const OPEN = declareLimit({
  purpose: 'garage.open-bookings',
  most: BOOKING.open,
  windowMs: null,
  what: 'appointments to come',
  by: 'motorcycle',
  answer: 'BOOKING_TOO_MANY',
});

const PAY_FAULTS: Readonly<Record<PayFault, BookingFault>> = {
  MANY: 'BOOKING_UNPAID_ORDERS',
  OTHER: 'BOOKING_INVALID',
};

interface Booked {
  readonly id: string;
  readonly seat: number;
}

/** The first bench of a workshop that nobody has taken at a slot. */
export const freeSeat = (taken: readonly Taken[], slotAt: number): number | undefined =>
  freeAt(SERVICE_SLOTS, { seats: BOOKING.seats, resources: [], taken }, slotAt).seats[0];

/**
 * Takes the first free bench of a slot. Two who see the same bench free are told apart by the unique
 * index; the later one decides again (`once`) and gets the next bench, or hears that it is full. What
 * has a price is paid by an order that is placed with it, and ends with that order.
 */
export const bookService = async (
  customerId: string,
  input: unknown,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
  payFor: PayFor,
): Promise<Result<Decision<Booked>, BookingFault>> => {
  const parsed = v.safeParse(BookingParam, input);
  if (!parsed.success) return err('BOOKING_INVALID');
  const { id, vin, dealerSlug, slotAt, kind, note } = parsed.output;
  const now = clock();
  const [[stored], [vehicle], [place], taken] = await Promise.all([
    readPrimary(bookingById({ id })),
    readPrimary(vehicleFor({ vin, customerId, now })),
    readPrimary(workshop({ dealerSlug })),
    readPrimary(takenSeats({ dealerSlug, from: slotAt, to: slotAt + 1 })),
  ]);
  if (!mayRide(vehicle, customerId)) return err('BOOKING_NOT_FOUND');
  if (stored !== undefined)
    return stored.customerId === customerId
      ? ok({ statements: [], outcome: { id, seat: stored.seat } })
      : err('BOOKING_INVALID');
  if (place === undefined || !isTimeZone(place.timeZone)) return err('BOOKING_PLACE_UNKNOWN');
  if (!canStillBook(slotAt, now)) return err('BOOKING_SLOT_PAST');
  if (!isSlot(place.hours, place.timeZone, slotAt)) return err('BOOKING_SLOT_UNKNOWN');
  const ahead = { vehicleId: vehicle.id, now };
  const seat = freeSeat(taken, slotAt);
  const priceIdr = servicePrice(kind, slotAt, vehicle.freeServiceUntilAt);
  const orderId = priceIdr === 0 ? null : orderIdOfService(id);
  const { name } = SERVICES[kind];
  const [open, paying] = await Promise.all([
    readPrimary(openBookings.count(ahead)),
    orderId === null || seat === undefined
      ? ok([])
      : payFor({
          orderId,
          subject: id,
          slug: kind,
          name,
          pieces: [{ name, priceIdr }],
          vin,
          before: slotAt,
          dealerSlug,
        }),
  ]);
  if (open >= OPEN.most) return err('BOOKING_TOO_MANY');
  if (seat === undefined) return err('BOOKING_SLOT_FULL');
  if (!paying.ok) return err(PAY_FAULTS[paying.error]);
  const row = { id, vehicleId: vehicle.id, customerId, placeId: place.id, slotAt, seat, kind };
  return ok({
    statements: [
      holdSeat({ placeId: place.id, slotAt, seat }),
      ...paying.value,
      ...insertBooking(
        { ...row, note: note || null, createdAt: now, orderId },
        {
          id,
          vehicleId: vehicle.id,
          location: place.location,
          servicedAt: slotAt,
          type: kind === 'PERIODIC' ? 'PERIODIC' : 'REPAIR',
          odometerKm: vehicle.odometerKm,
          status: 'BOOKED',
          // What is to be done is the booking's `kind`; pages say it in the reader's language.
          detail: note || '',
        },
      ),
      openBookings.hold({ ...ahead, most: OPEN.most }),
    ],
    outcome: { id, seat },
  });
};
