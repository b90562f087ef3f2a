import type { JobKind } from '#edge/platform/jobs/job.ts';
import { forgetOld } from './enquiry.sql.ts';
import { expireAll } from './listing.sql.ts';

/** Writes down that listings are over; answers already go by the clock. */
export const expireListings: JobKind = {
  kind: 'listings.expire',
  everyMs: 15 * 60_000,
  run: async (_, { clock }) => [expireAll(clock())],
};

/** Buyers' names, numbers and messages are kept as long as a sale needs them. */
export const forgetEnquiries: JobKind = {
  kind: 'listings.forget-enquiries',
  everyMs: 24 * 3_600_000,
  run: async (_, { clock }) => [forgetOld(clock())],
};
