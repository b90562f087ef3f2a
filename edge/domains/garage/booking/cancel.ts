import { and, eq, gt } from 'drizzle-orm';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { BOOKING_EFFECTS } from '#edge/contract/garage/booking-machine.ts';
import type { BookingFault } from '#edge/contract/garage/service-slots.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { bookingById, bookingMover, forgetRecord, nextVersion } from './booking.sql.ts';

/** By the one who made it, until it begins. A repeat is a success. */
export const cancelBooking = async (
  customerId: string,
  id: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<Result<undefined, BookingFault>> => {
  const done = await bookingMover.run(db, 'cancel', {
    id,
    guard: and(eq(serviceBooking.customerId, customerId), gt(serviceBooking.slotAt, clock())),
    set: { version: nextVersion },
    effects: { [BOOKING_EFFECTS.recordRemoved]: [forgetRecord(id)] },
    state: bookingById({ id }),
    reached: ({ status, customerId: who }) => status === 'CANCELLED' && who === customerId,
  });
  if (done.kind === 'missing' || done.state.customerId !== customerId)
    return err('BOOKING_NOT_FOUND');
  return done.kind === 'refused' ? err('BOOKING_SLOT_PAST') : ok(undefined);
};
