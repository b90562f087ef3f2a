import { HOUR_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { lapseReturn } from './decide.ts';
import { lapsedReturns } from './return.sql.ts';

/** Ends accepted returns whose goods did not come back; one that fails is left to the next run. */
export const lapseReturns: JobKind = {
  kind: 'orders.lapse-returns',
  everyMs: HOUR_MS,
  run: async (_, deps) => {
    const [rows] = await deps.db.readPrimary([lapsedReturns({ now: deps.clock() })]);
    for (const row of rows) {
      try {
        await lapseReturn(row, deps);
      } catch (error) {
        deps.log.error('orders.job-failed', { id: row.orderId, reason: String(error) });
      }
    }
    return [];
  },
};
