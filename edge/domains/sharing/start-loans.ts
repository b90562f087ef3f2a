import { and, isNull, lte } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';

/** Tells the guests' devices of loans that begin soon; they show the vehicle when its time has come. */
export const startLoans: JobKind = {
  kind: 'sharing.start-loans',
  everyMs: 60_000,
  run: async (_, { clock }) => [
    query(
      build
        .update(vehicleShare)
        .set({ pendingUntilAt: null })
        .where(and(isNull(vehicleShare.revokedAt), lte(vehicleShare.pendingUntilAt, clock()))),
    ),
  ],
};
