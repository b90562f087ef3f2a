import type { JobKind } from '#edge/platform/jobs/job.ts';
import { expireAll } from './transfer.sql.ts';

/** Writes down that requests are over; answers already go by the clock. */
export const expireTransfers: JobKind = {
  kind: 'sharing.expire-transfers',
  everyMs: 15 * 60_000,
  run: async (_, { clock }) => [expireAll({ now: clock() })],
};
