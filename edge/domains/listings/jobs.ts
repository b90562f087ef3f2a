import { MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { expireAll } from './listing.sql.ts';

/** Writes down that listings are over; answers already go by the clock. */
export const expireListings: JobKind = {
  kind: 'listings.expire',
  everyMs: 15 * MINUTE_MS,
  run: async (_, { clock }) => [expireAll(clock())],
};
