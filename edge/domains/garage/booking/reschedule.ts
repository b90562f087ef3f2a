import * as v from 'valibot';
import { assertOneChanged } from '#db/assertion.ts';
import {
  type BookingFault,
  canStillBook,
  isSlot,
  RescheduleParam,
} from '#edge/contract/garage/service-slots.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { freeSeat } from './book.ts';
import { bookingWithPlace, moveBooking, moveRecord, takenSeats } from './booking.sql.ts';

interface Moved {
  readonly id: string;
  readonly seat: number;
}

/**
 * Gives an appointment another time at the same workshop, by the one who made it and until it begins.
 * The old bench is free in the moment the new one is taken; when that is full nothing changes.
 */
export const rescheduleBooking = async (
  customerId: string,
  input: unknown,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<Moved>, BookingFault>> => {
  const parsed = v.safeParse(RescheduleParam, input);
  if (!parsed.success) return err('BOOKING_INVALID');
  const { id, slotAt } = parsed.output;
  const now = clock();
  const [row] = await readPrimary(bookingWithPlace({ id }));
  if (row?.booking.customerId !== customerId || row.booking.status !== 'BOOKED')
    return err('BOOKING_NOT_FOUND');
  const { booking, dealerSlug, timeZone, hours } = row;
  if (booking.slotAt === slotAt) return ok({ statements: [], outcome: { id, seat: booking.seat } });
  if (booking.slotAt <= now || !canStillBook(slotAt, now)) return err('BOOKING_SLOT_PAST');
  if (dealerSlug === null || !isTimeZone(timeZone)) return err('BOOKING_PLACE_UNKNOWN');
  if (!isSlot(hours, timeZone, slotAt)) return err('BOOKING_SLOT_UNKNOWN');
  const taken = await readPrimary(takenSeats({ dealerSlug, from: slotAt, to: slotAt + 1 }));
  const seat = freeSeat(taken, slotAt);
  if (seat === undefined) return err('BOOKING_SLOT_FULL');
  return ok({
    statements: [
      moveBooking({ id, customerId, from: booking.slotAt, to: slotAt, seat, now }),
      assertOneChanged,
      moveRecord(id, slotAt),
    ],
    outcome: { id, seat },
  });
};
