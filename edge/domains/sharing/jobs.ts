import { and, isNotNull, isNull, lte } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { overSql } from './share.sql.ts';
import { expireAll } from './transfer/transfer.sql.ts';

/** Tells the guests' devices of loans that begin soon; they show the vehicle when its time has come. */
export const startLoans: JobKind = {
  kind: 'sharing.start-loans',
  everyMs: MINUTE_MS,
  run: async (_, { clock }) => [
    query(
      build
        .update(vehicleShare)
        .set({ pendingUntilAt: null })
        .where(
          and(
            isNull(vehicleShare.revokedAt),
            isNotNull(vehicleShare.acceptedAt),
            lte(vehicleShare.pendingUntilAt, clock()),
          ),
        ),
    ),
  ],
};

/**
 * Writes down that loans and offers are over, so that the feed tells the guests' devices. They hide the vehicle
 * by themselves and the server refuses by the clock; this is for the record.
 */
export const endLoans: JobKind = {
  kind: 'sharing.end-loans',
  everyMs: MINUTE_MS,
  run: async (_, { clock }) => [
    query(
      build
        .update(vehicleShare)
        .set({ revokedAt: overSql, endedBy: 'time' })
        .where(and(isNull(vehicleShare.revokedAt), lte(overSql, clock()))),
    ),
  ],
};

/** Writes down that requests are over; answers already go by the clock. */
export const expireTransfers: JobKind = {
  kind: 'sharing.expire-transfers',
  everyMs: 15 * MINUTE_MS,
  run: async (_, { clock }) => [expireAll(clock())],
};
