import { MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { completeAll } from './booking.sql.ts';

/** Writes down that appointments are over; answers already go by the clock. */
export const completeBookings: JobKind = {
  kind: 'garage.complete-bookings',
  everyMs: 15 * MINUTE_MS,
  run: async (_, { clock }) => [completeAll(clock())],
};
