import { and, eq, lt, sql } from 'drizzle-orm';
import { build, query, raw } from '#db/query.ts';
import { change } from '#db/schema/platform.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { AGED, REMOVALS_KEPT_MS } from '#edge/platform/retention/aged.ts';
import { sweepOf } from '#edge/platform/retention/rule.ts';
import { forgetSales } from '#edge/platform/retention/sales.ts';
import type { JobKind } from './job.ts';

const sweeps = AGED.map(sweepOf);

/** Deletes what nobody needs to remember any more, as the rules of retention say. */
export const forget: JobKind = {
  kind: 'platform.forget',
  everyMs: DAY_MS,
  run: async (_, { clock }) => {
    const now = clock();
    const before = now - REMOVALS_KEPT_MS;
    return [
      ...sweeps.flatMap((sweep) => sweep(now)),
      ...forgetSales(now),
      raw(
        sql`UPDATE feed SET pruned_seq = max(pruned_seq, (SELECT coalesce(max(seq), 0) FROM change
          WHERE removed = 1 AND changed_at < ${before}))`,
        () => undefined,
      ),
      query(
        build.delete(change).where(and(eq(change.removed, true), lt(change.changedAt, before))),
      ),
    ];
  },
};
