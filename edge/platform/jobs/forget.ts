import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { build, query, raw } from '#db/query.ts';
import { attempt, change, idempotency, job } from '#db/schema/platform.ts';
import type { JobKind } from './job.ts';

const DAY_MS = 86_400_000;
/** A day longer than a device may keep an unsent write (design §8). */
const ANSWERS_KEPT_MS = 8 * DAY_MS;
/** Longer than any window. */
const ATTEMPTS_KEPT_MS = 8 * DAY_MS;
const JOBS_KEPT_MS = 30 * DAY_MS;
/** A device that was away longer downloads everything again. */
const REMOVALS_KEPT_MS = 60 * DAY_MS;

/** Deletes what the platform no longer needs to remember. */
export const forget: JobKind = {
  kind: 'platform.forget',
  everyMs: DAY_MS,
  run: async (_, { clock }) => {
    const now = clock();
    const before = now - REMOVALS_KEPT_MS;
    return [
      query(build.delete(idempotency).where(lt(idempotency.createdAt, now - ANSWERS_KEPT_MS))),
      query(build.delete(attempt).where(lt(attempt.windowAt, now - ATTEMPTS_KEPT_MS))),
      query(
        build.delete(job).where(and(isNotNull(job.doneAt), lt(job.doneAt, now - JOBS_KEPT_MS))),
      ),
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
