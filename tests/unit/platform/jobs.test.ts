import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { type Query, raw } from '#db/query.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { parseEnv } from '#edge/env.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { createIds } from '#edge/platform/ids.ts';
import { enqueue } from '#edge/platform/jobs/job.sql.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const START = Date.UTC(2026, 10, 1);
const mark = (id: string): Query<unknown> =>
  raw(sql`INSERT INTO ran (id) VALUES (${id})`, () => undefined);

describe.each(stores)('jobs on $kind', ({ open }) => {
  let store: Store;
  let runners: Deps[];
  let now = START;

  beforeAll(async () => {
    store = await migrated(open);
    await store.db.primary.execute('CREATE TABLE ran (id TEXT NOT NULL)');
    runners = Array.from({ length: 4 }, () => ({
      env: parseEnv({ DATABASE_URL: store.url }),
      db: openDatabase({ url: store.url }),
      clock: () => now,
      ids: createIds(() => now),
      fetch: globalThis.fetch,
      log: createLog(() => {}),
      files: noStorage,
    }));
  });
  afterAll(async () => {
    for (const { db } of runners) db.close();
    await store.stop();
  });
  beforeEach(async () => {
    now = START;
    await store.db.primary.batch(['DELETE FROM job', 'DELETE FROM ran']);
  });

  const simple: JobKind = { kind: 'test', run: async ({ id }) => [mark(id)] };
  const ask = (id: string, runAt = START, kind = 'test') =>
    store.db.write([enqueue({ id, kind, runAt, now: START })]);
  const tick = (runner: number, ...kinds: JobKind[]) => runDueJobs(runners[runner] as Deps, kinds);
  const ran = async (): Promise<string[]> =>
    (await store.db.primary.execute('SELECT id FROM ran ORDER BY id')).rows.map((r) =>
      String(r.id),
    );

  it('runs each job once, however many runners tick at the same time', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `job_${String(i).padStart(2, '0')}`);
    for (const id of ids) await ask(id);
    const ticks = await Promise.all(runners.map((_, runner) => tick(runner, simple)));
    expect(await ran()).toEqual(ids);
    expect(ticks.reduce((sum, { done }) => sum + done, 0)).toBe(20);
  });

  it('is one job when the same work is asked for twice', async () => {
    await ask('job_1');
    await ask('job_1');
    await tick(0, simple);
    await ask('job_1');
    await tick(0, simple);
    expect(await ran()).toEqual(['job_1']);
  });

  it('waits until a job is due, and leaves kinds it does not know to others', async () => {
    await ask('job_later', START + MINUTE_MS);
    await ask('job_other', START, 'unknown');
    await tick(0, simple);
    expect(await ran()).toEqual([]);
    now += MINUTE_MS;
    await tick(0, simple);
    expect(await ran()).toEqual(['job_later']);
  });

  it('tries a failed job again later, and writes nothing of the failed run', async () => {
    await ask('job_1');
    let broken = true;
    const flaky: JobKind = {
      kind: 'test',
      run: async ({ id }) => [
        mark(id),
        ...(broken ? [raw(sql`INSERT INTO nowhere VALUES (1)`, () => undefined)] : []),
      ],
    };
    expect(await tick(0, flaky)).toEqual({ done: 0, failed: 1 });
    broken = false;
    expect(await tick(0, flaky)).toEqual({ done: 0, failed: 0 });
    expect(await ran()).toEqual([]);
    now += MINUTE_MS;
    expect(await tick(0, flaky)).toEqual({ done: 1, failed: 0 });
    expect(await ran()).toEqual(['job_1']);
  });

  it('gives a job up after eight attempts and keeps it with its error', async () => {
    await ask('job_1');
    const failing: JobKind = {
      kind: 'test',
      run: async () => {
        throw new Error('no such luck');
      },
    };
    let failed = 0;
    for (let i = 0; i < 12; i++) {
      failed += (await tick(0, failing)).failed;
      now += 365 * 24 * 60 * MINUTE_MS;
    }
    expect(failed).toBe(8);
    const { rows } = await store.db.primary.execute('SELECT last_error, done_at FROM job');
    expect(rows[0]).toMatchObject({ last_error: 'Error: no such luck', done_at: null });
  });

  it('takes over from a runner that died, whose late answer then counts for nothing', async () => {
    await ask('job_1');
    const hanging = Promise.withResolvers<void>();
    const slow: JobKind = {
      kind: 'test',
      run: async () => {
        await hanging.promise;
        return [mark('late')];
      },
    };
    const late = tick(0, slow);
    await expect
      .poll(
        async () => (await store.db.primary.execute('SELECT attempts FROM job')).rows[0]?.attempts,
      )
      .toBe(1);
    await tick(1, simple);
    expect(await ran()).toEqual([]);
    now += 2 * MINUTE_MS;
    await tick(1, simple);
    hanging.resolve();
    await late;
    expect(await ran()).toEqual(['job_1']);
  });

  it('runs recurring work once a period over all runners, also after a pause', async () => {
    const hourly: JobKind = {
      kind: 'hourly',
      everyMs: 60 * MINUTE_MS,
      run: async ({ id }) => [mark(id)],
    };
    await Promise.all(runners.map((_, runner) => tick(runner, hourly)));
    await tick(0, hourly);
    expect(await ran()).toHaveLength(1);
    now += 5 * 60 * MINUTE_MS;
    await Promise.all(runners.map((_, runner) => tick(runner, hourly)));
    expect(await ran()).toHaveLength(2);
  });
});
