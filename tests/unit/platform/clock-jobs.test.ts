import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { parseEnv } from '#edge/env.ts';
import { jobKinds } from '#edge/jobs.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { createIds } from '#edge/platform/ids.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const [onFile] = stores;

describe('what the clock does', () => {
  let store: Store;
  let now = Date.now();
  let deps: Deps;
  beforeAll(async () => {
    store = await seeded(onFile.open);
    // What the demo content would be told of is no matter of these tests; its keys are not configured.
    await store.db.primary.execute('UPDATE notification_event SET planned_at = 1');
    deps = {
      env: parseEnv({ DATABASE_URL: store.url }),
      db: store.db,
      clock: () => now,
      ids: createIds(() => now),
      fetch: globalThis.fetch,
      log: createLog(() => {}),
      files: noStorage,
    };
  });
  afterAll(() => store.stop());

  /** A tick does so many jobs at most, and jobs that want keys have piled up. */
  const runAllDue = async (): Promise<void> => {
    while ((await runDueJobs(deps, jobKinds)).done > 0);
  };

  const rows = async (statement: string) => (await store.db.primary.execute(statement)).rows;

  it('ends a loan whose time is over, and the feed tells the guest', async () => {
    const feed = `SELECT removed FROM change WHERE audience = 'cus_guest' AND entity_id = 'veh_ayu_one'`;
    await runAllDue();
    expect((await rows(feed))[0]?.removed).toBe(0);
    now = Date.UTC(2027, 10, 1);
    await runAllDue();
    expect((await rows(feed))[0]?.removed).toBe(1);
    const [loan] = await rows(
      `SELECT revoked_at = loan_end_at AS ended FROM vehicle_share WHERE id = 'shr_ayu_citra'`,
    );
    expect(loan?.ended).toBe(1);
  });

  it('forgets old removals, says up to where, and keeps what is there', async () => {
    const count = 'SELECT count(*) AS n FROM change WHERE removed = 0';
    const [before] = await rows(count);
    const [last] = await rows('SELECT max(seq) AS seq FROM change WHERE removed = 1');
    now += 70 * DAY_MS;
    await runAllDue();
    expect(await rows('SELECT * FROM change WHERE removed = 1')).toEqual([]);
    expect((await rows(count))[0]?.n).toBe(before?.n);
    expect((await rows('SELECT pruned_seq FROM feed'))[0]?.pruned_seq).toBe(last?.seq);
  });

  it('forgets answers that no device can ask for again, and jobs long done', async () => {
    await store.db.primary.execute({
      sql: `INSERT INTO idempotency (key, actor, request_hash, answer, created_at) VALUES
        ('old', 'cus_owner', 'h', '1', ?), ('new', 'cus_owner', 'h', '1', ?)`,
      args: [now - 9 * DAY_MS, now - 7 * DAY_MS],
    });
    now += DAY_MS / 2;
    await runAllDue();
    now += DAY_MS / 2;
    await runAllDue();
    expect((await rows('SELECT key FROM idempotency')).map((row) => row.key)).toEqual(['new']);
    const old = await rows(`SELECT id FROM job WHERE done_at < ${now - 30 * DAY_MS}`);
    expect(old).toEqual([]);
  });

  it('forgets sessions that are over and sign-ups nobody confirmed, and no others', async () => {
    await store.db.primary.execute({
      sql: `INSERT INTO session (id, customer_id, uid, created_at, renewed_at, expires_at) VALUES
        ('ses_over', 'cus_owner', 'owner', 1, 1, ?), ('ses_live', 'cus_owner', 'owner', 1, 1, ?)`,
      args: [now - DAY_MS, now + 3 * DAY_MS],
    });
    await store.db.primary.execute({
      sql: `INSERT INTO registration (uid, name, selected_language, created_at) VALUES
        ('old', 'Gita', 'id', ?), ('new', 'Gita', 'id', ?)`,
      args: [now - 30 * DAY_MS, now - 28 * DAY_MS],
    });
    now += DAY_MS;
    await runAllDue();
    expect((await rows('SELECT id FROM session')).map((row) => row.id)).toEqual(['ses_live']);
    expect((await rows('SELECT uid FROM registration')).map((row) => row.uid)).toEqual(['new']);
  });
});
