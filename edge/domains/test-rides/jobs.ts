import { MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { freeAllLapsed, lapseAll } from './ride.sql.ts';

/** Writes down what the clock has decided; reads and bookings go by it already. */
export const followClock: JobKind = {
  kind: 'test-rides.follow-clock',
  everyMs: 5 * MINUTE_MS,
  run: async (_, { clock }) => [freeAllLapsed(clock()), lapseAll(clock())],
};
