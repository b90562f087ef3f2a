import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { claim, enqueue, finish, postpone } from './job.sql.ts';
import type { Job, JobKind } from './job.ts';

/** A run that takes longer is taken for dead, and another runner may begin. */
const LEASE_MS = MINUTE_MS;
/** One that failed so often is a person's to look at. */
export const MOST_ATTEMPTS = 8;
const FIRST_RETRY_MS = 30_000;
const MOST_JOBS_OF_A_TICK = 50;
const LONGEST_ERROR = 500;

export interface Tick {
  readonly done: number;
  readonly failed: number;
}

const askForRecurring = (kinds: readonly JobKind[], now: number) =>
  kinds.flatMap(({ kind, everyMs }) => {
    if (everyMs === undefined) return [];
    const period = Math.floor(now / everyMs);
    return [enqueue({ id: `${kind}@${period}`, kind, runAt: period * everyMs, now })];
  });

/** @returns whether the job was still this run's to finish */
const perform = async (kind: JobKind, job: Job, deps: Deps): Promise<boolean> => {
  const effects = await kind.run(job, deps);
  try {
    await deps.db.write([finish({ ...job, now: deps.clock() }), assertOneChanged, ...effects]);
    return true;
  } catch (error) {
    if (!isAssertionFailure(error)) throw error;
    return false;
  }
};

const retryAfter = (attempts: number): number => FIRST_RETRY_MS * 4 ** (attempts - 1);

/** Runs what is due. Any number of runners may tick at once; a job that fails comes again later. */
export const runDueJobs = async (deps: Deps, kinds: readonly JobKind[]): Promise<Tick> => {
  const { db, clock, log } = deps;
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const recurring = askForRecurring(kinds, clock());
  if (recurring.length > 0) await db.write(recurring);
  let done = 0;
  let failed = 0;
  while (done + failed < MOST_JOBS_OF_A_TICK) {
    const now = clock();
    const [[job]] = await db.write([
      claim({
        now,
        leaseEnd: now + LEASE_MS,
        mostAttempts: MOST_ATTEMPTS,
        kinds: JSON.stringify([...byName.keys()]),
      }),
    ]);
    const kind = job === undefined ? undefined : byName.get(job.kind);
    if (job === undefined || kind === undefined) break;
    try {
      if (await perform(kind, job, deps)) done++;
      else log.warn('job.lease-lost', { id: job.id, kind: job.kind });
    } catch (error) {
      failed++;
      const final = job.attempts >= MOST_ATTEMPTS;
      log[final ? 'error' : 'warn'](final ? 'job.given-up' : 'job.failed', {
        id: job.id,
        kind: job.kind,
        attempts: job.attempts,
        reason: String(error),
      });
      await db.write([
        postpone({
          ...job,
          runAt: clock() + retryAfter(job.attempts),
          error: String(error).slice(0, LONGEST_ERROR),
        }),
      ]);
    }
  }
  return { done, failed };
};
