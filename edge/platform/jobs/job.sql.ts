import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, query } from '#db/query.ts';
import { job } from '#db/schema/platform.ts';

export interface JobRequest {
  /** Names the work: the same id asked for twice is one job. */
  readonly id: string;
  readonly kind: string;
  /** Epoch ms. */
  readonly runAt: number;
  readonly now: number;
  readonly payload?: unknown;
}

/** Asks for work, in the batch of what calls for it. */
export const enqueue = ({ id, kind, runAt, now, payload = null }: JobRequest): Query<unknown> =>
  query(
    build
      .insert(job)
      .values({ id, kind, runAt, payload, createdAt: now })
      .onConflictDoNothing({ target: job.id }),
  );

/** Takes the job that is due longest; one runner gets it, until its lease ends. */
export const claim = prepare(
  build
    .update(job)
    .set({
      lockedUntilAt: sql`${p('leaseEnd')}`,
      attempts: sql`${job.attempts} + 1`,
      startedAt: sql`coalesce(${job.startedAt}, ${p('now')})`,
    })
    .where(
      eq(
        job.id,
        build
          .select({ id: job.id })
          .from(job)
          .where(
            and(
              isNull(job.doneAt),
              lte(job.runAt, p('now')),
              or(isNull(job.lockedUntilAt), lte(job.lockedUntilAt, p('now'))),
              lt(job.attempts, p('mostAttempts')),
              inArray(job.kind, sql`(SELECT value FROM json_each(${p('kinds')}))`),
            ),
          )
          .orderBy(asc(job.runAt), asc(job.id))
          .limit(1),
      ),
    )
    .returning({
      id: job.id,
      kind: job.kind,
      payload: job.payload,
      attempts: job.attempts,
    }),
);

/** The number of the attempt says whose run it is: after a lost lease it is another's. */
const mine = and(eq(job.id, p('id')), eq(job.attempts, p('attempts')), isNull(job.doneAt));

export const finish = prepare(
  build
    .update(job)
    .set({ doneAt: sql`${p('now')}`, lockedUntilAt: null })
    .where(mine),
);

export const postpone = prepare(
  build
    .update(job)
    .set({ runAt: sql`${p('runAt')}`, lastError: sql`${p('error')}`, lockedUntilAt: null })
    .where(mine),
);
