import { and, isNull, lte, sql } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';

/**
 * Writes down that loans are over, so that the feed tells the guests' devices. They hide the vehicle
 * by themselves and the server refuses by the clock; this is for the record.
 */
export const endLoans: JobKind = {
  kind: 'sharing.end-loans',
  everyMs: 60_000,
  run: async (_, { clock }) => [
    query(
      build
        .update(vehicleShare)
        .set({ revokedAt: sql`${vehicleShare.loanEndAt}`, endedBy: 'time' })
        .where(and(isNull(vehicleShare.revokedAt), lte(vehicleShare.loanEndAt, clock()))),
    ),
  ],
};
