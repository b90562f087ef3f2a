import { newId } from '#edge/contract/ids.ts';
import { ratesAt } from '#edge/contract/referrals/rates.ts';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { referralJobs } from '#edge/domains/referrals/jobs.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { enqueue } from '#edge/platform/jobs/job.sql.ts';
import { inStore } from '#tests/e2e/in-store.ts';

/** A test ride that was booked begins now. */
export const rideBegins = (manageKey: string): Promise<void> =>
  inStore((db) =>
    db.primary.execute({
      sql: 'UPDATE test_ride SET slot_at = ? WHERE manage_key = ?',
      args: [Date.now() - MINUTE_MS, manageKey],
    }),
  );

/** The product's own job for commissions runs, on the day after they have been held long enough. */
export const holdingIsOver = (): Promise<void> =>
  inStore(async (db) => {
    const clock = () => Date.now() + ratesAt(Date.now()).holdingMs + DAY_MS;
    const job = referralJobs.find(({ kind }) => kind === 'referrals.mature');
    const log = {
      error: (event: string, of: object) => {
        throw new Error(`${event} ${JSON.stringify(of)}`);
      },
    };
    // Where buyers were paid back to is sealed by the keys of an embedded instance.
    const env = { ALVA_ENV: 'embedded' };
    const deps = { db, clock, env, ids: (prefix: string) => newId(prefix, clock()), log };
    // What else there is of a process this job does not touch.
    await job?.run({ id: 'e2e', payload: null, attempts: 1 }, deps as unknown as Deps);
  });

/** The product draws the slips at its next tick, not at the next full minute. */
export const slipsAreDue = (): Promise<void> =>
  inStore((db) => {
    const now = Date.now();
    return db.write([enqueue({ id: newId('job'), kind: 'referrals.slips', runAt: now, now })]);
  });

/** Somebody may apply as on a new day: what they sent before no longer counts against them. */
export const applicationsAreNew = (customerId: string): Promise<void> =>
  inStore((db) =>
    db.primary.execute({
      sql: "DELETE FROM attempt WHERE purpose = 'referrals.apply' AND subject = ?",
      args: [customerId],
    }),
  );
