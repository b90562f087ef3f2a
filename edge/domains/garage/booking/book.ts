import * as v from 'valibot';
import {
  BOOKING,
  type BookingFault,
  BookingParam,
  canStillBook,
  isSlot,
} from '#edge/contract/garage/service-slots.ts';
import { isTimeZone } from '#edge/contract/hours.ts';
import type { Context } from '#edge/graphql/context.ts';
import type { Decision } from '#edge/platform/idempotency.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { mayRide, vehicleFor } from '../ridable.sql.ts';
import { bookingById, insertBooking, openBookings, takenSeats, workshop } from './booking.sql.ts';

interface Booked {
  readonly id: string;
  readonly seat: number;
}

/** In the language of the workshops' own notes. */
const DETAIL = {
  PERIODIC: 'Servis berkala',
  REPAIR: 'Perbaikan',
  TYRES: 'Ban',
  BATTERY_CHECK: 'Pemeriksaan baterai',
} as const;

/** The first bench of a workshop that nobody has taken. */
export const freeSeat = (taken: readonly { readonly seat: number }[]): number | undefined => {
  for (let seat = 1; seat <= BOOKING.seats; seat++)
    if (!taken.some((each) => each.seat === seat)) return seat;
  return undefined;
};

/**
 * Takes the first free bench of a slot. Two who see the same bench free are told apart by the unique
 * index; the later one decides again (`once`) and gets the next bench, or hears that it is full.
 */
export const bookService = async (
  customerId: string,
  input: unknown,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<Booked>, BookingFault>> => {
  const parsed = v.safeParse(BookingParam, input);
  if (!parsed.success) return err('BOOKING_INVALID');
  const { id, vin, dealerSlug, slotAt, kind, note } = parsed.output;
  const now = clock();
  const [[known], [vehicle], [place], taken] = await Promise.all([
    readPrimary(bookingById({ id })),
    readPrimary(vehicleFor({ vin, customerId, now })),
    readPrimary(workshop({ dealerSlug })),
    readPrimary(takenSeats({ dealerSlug, from: slotAt, to: slotAt + 1 })),
  ]);
  if (!mayRide(vehicle, customerId)) return err('BOOKING_NOT_FOUND');
  if (known !== undefined)
    return known.customerId === customerId
      ? ok({ statements: [], outcome: { id, seat: known.seat } })
      : err('BOOKING_INVALID');
  if (place === undefined || !isTimeZone(place.timeZone)) return err('BOOKING_PLACE_UNKNOWN');
  if (!canStillBook(slotAt, now)) return err('BOOKING_SLOT_PAST');
  if (!isSlot(place.hours, place.timeZone, slotAt)) return err('BOOKING_SLOT_UNKNOWN');
  const [open] = await readPrimary(openBookings({ vehicleId: vehicle.id, now }));
  if ((open?.count ?? 0) >= BOOKING.open) return err('BOOKING_TOO_MANY');
  const seat = freeSeat(taken);
  if (seat === undefined) return err('BOOKING_SLOT_FULL');
  const row = { id, vehicleId: vehicle.id, customerId, placeId: place.id, slotAt, seat, kind };
  return ok({
    statements: insertBooking(
      { ...row, status: 'BOOKED', note: note || null, createdAt: now },
      {
        id,
        vehicleId: vehicle.id,
        location: place.location,
        servicedAt: slotAt,
        type: kind === 'PERIODIC' ? 'PERIODIC' : 'REPAIR',
        odometerKm: vehicle.odometerKm,
        status: 'BOOKED',
        detail: note ? `${DETAIL[kind]}: ${note}` : DETAIL[kind],
      },
    ),
    outcome: { id, seat },
  });
};
