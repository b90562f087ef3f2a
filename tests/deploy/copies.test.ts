import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { seedStore } from '#db/seed.ts';
import { onFreePort, startSqld } from '#db/sqld.ts';
import { ledgerUntil } from '#edge/deploy/copies/check.ts';
import { type LocalBucket, startLocalBucket } from '#edge/deploy/copies/local-bucket.ts';
import { liveCopies } from '#edge/deploy/copies/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 120_000;

let folder: string;
let local: LocalBucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-copies-test-'));
  local = await startLocalBucket(join(folder, 'buckets'));
  for (const bucket of ['live', 'dated'])
    await fetch(`${local.endpoint}/${bucket}`, { method: 'PUT' });
});
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await local.stop();
  rmSync(folder, { recursive: true, force: true });
});

let primaryUrl = '';
const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  LIBSQL_BOTTOMLESS_ENDPOINT: local.endpoint,
  LIBSQL_BOTTOMLESS_BUCKET: 'live',
  LIBSQL_BOTTOMLESS_DATABASE_ID: 'alva',
  LIBSQL_BOTTOMLESS_AWS_ACCESS_KEY_ID: 'live-key',
  LIBSQL_BOTTOMLESS_AWS_SECRET_ACCESS_KEY: 'secret',
  COPIES_ENDPOINT: local.endpoint,
  COPIES_BUCKET: 'dated',
  COPIES_ACCESS_KEY_ID: 'dated-key',
  COPIES_SECRET_ACCESS_KEY: 'secret',
  DATABASE_URL: primaryUrl,
  ...more,
});

const start = (args: readonly string[], more?: Record<string, string>) => {
  // A group of its own: its server dies with it where a machine is lost.
  const child = spawn(process.execPath, ['edge/deploy/copies/cli.ts', ...args], {
    cwd: ROOT,
    detached: true,
    env: environment(more),
  });
  running.add(child);
  let output = '';
  const collect = (text: string): void => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, ended, output: () => output };
};
const run = async (args: readonly string[], more?: Record<string, string>) => {
  const { ended, output } = start(args, more);
  return { exitCode: await ended, output: output() };
};

/** The primary in a folder, as operators start it. */
const serve = (name: string, more?: Record<string, string>) =>
  onFreePort((port) =>
    onFreePort(async (replication) => {
      const args = ['serve', '--folder', join(folder, name), '--port', `${port}`];
      const server = start([...args, '--replication-port', `${replication}`], more);
      await new Promise<void>((resolve, reject) => {
        const look = setInterval(() => {
          if (!server.output().includes('The primary answers')) return;
          clearInterval(look);
          resolve();
        }, 50);
        void server.ended.then(() => {
          clearInterval(look);
          reject(new Error(server.output()));
        });
      });
      primaryUrl = `http://127.0.0.1:${port}`;
      return server;
    }),
  );

const liveKeys = (): string[] => readdirSync(join(folder, 'buckets', 'live'));
/** Everything written so far is in the bucket: its server copies every second, and nothing has come for two. */
const untilCopied = async (): Promise<void> => {
  for (let before = -1, quiet = 0; quiet < 10; ) {
    await setTimeout(250);
    const now = liveKeys().length;
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
};
const commitsOf = async (db: OpenDatabase): Promise<number> =>
  Number((await db.primary.execute('SELECT commits FROM commit_counter')).rows[0]?.commits);

const ROUNDS = 14;
/** One transaction of some 5 MB, whose index goes everywhere in its pages, while everything is copied four times. */
const writeForSeconds = async (url: string): Promise<void> => {
  const client = createClient({ url });
  await client.execute('CREATE TABLE many (id TEXT PRIMARY KEY, text TEXT NOT NULL)');
  const transaction = await client.transaction('write');
  const from = Date.now();
  for (let round = 1; round <= ROUNDS; round++) {
    await transaction.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        INSERT INTO many SELECT hex(randomblob(8)), hex(randomblob(60)) FROM n`,
    );
    // The server ends a transaction after 5 s, however long its statements took.
    await setTimeout(Math.max(0, from + round * 300 - Date.now()));
  }
  await transaction.commit();
  client.close();
};

/** Other ways of the same restore. */
const inFull = it.runIf(process.env.TEST_FULL === '1');

describe('copies of the store', { timeout: PATIENCE_MS }, () => {
  let commits: number;
  let transfers: number;
  /** When nothing wrong had been written yet. */
  let rightAt: number;

  it('bring it back whole after its machine was lost, onto an empty disk', async () => {
    const first = await serve('first');
    const db = openDatabase({ url: primaryUrl });
    await migrate(db.primary);
    await seedStore(db);
    await db.write([]);
    commits = await commitsOf(db);
    ({ transfers } = await ledgerUntil(db.primary, Date.now()));
    db.close();
    await untilCopied();
    // The machine and everything on it, at once.
    process.kill(-(first.child.pid ?? 0), 'SIGKILL');
    await first.ended;

    const second = await serve('second');
    const restored = openDatabase({ url: primaryUrl });
    expect(await commitsOf(restored)).toBe(commits);
    expect((await ledgerUntil(restored.primary, Date.now())).transfers).toBe(transfers);
    await restored.write([]);
    commits = await commitsOf(restored);
    restored.close();
    await untilCopied();
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('are told to the primary with the time when they were written to last', async () => {
    const broken = { LIBSQL_BOTTOMLESS_DATABASE_ID: 'told' };
    const server = await serve('told', broken);
    const db = openDatabase({ url: primaryUrl });
    await migrate(db.primary);
    const from = Date.now();
    const live = async () =>
      (await db.primary.execute("SELECT state_at FROM store_copy WHERE kind = 'LIVE'")).rows[0];
    await vi.waitUntil(live, { timeout: PATIENCE_MS / 2, interval: 100 });
    expect(Number((await live())?.state_at)).toBeGreaterThan(from - 60_000);
    expect(await commitsOf(db)).toBe(0);
    db.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('are not written over by an older disk', async () => {
    const before = liveKeys();
    const { exitCode, output } = await run(['serve', '--folder', join(folder, 'first')]);
    expect(exitCode).toBe(1);
    expect(output).toContain('is not the disk that was copied last');
    expect(liveKeys()).toEqual(before);
  });

  it('are restored from, and looked at, without a word to the real ones; the primary is told', async () => {
    const server = await serve('second');
    const db = openDatabase({ url: primaryUrl });
    const before = Date.now();
    rightAt = before;
    await setTimeout(1_500);
    await db.primary.execute(
      `INSERT INTO job (id, kind, run_at, created_at, done_at) VALUES ('after', 'test', 0, 0, ${Date.now()})`,
    );
    await untilCopied();
    const keys = liveKeys();
    const reports = join(folder, 'reports');
    const newest = await run(['rehearse', '--reports', reports]);
    expect(newest.exitCode, newest.output).toBe(0);
    expect(newest.output).toContain(`${commits} of ${commits}`);
    expect(newest.output).toContain('all hold');
    expect(readdirSync(reports)).toHaveLength(1);
    const past = await run([
      'rehearse',
      '--at',
      `${new Date(before).toISOString().slice(0, 19)}Z`,
      '--reports',
      reports,
    ]);
    expect(past.exitCode, past.output).toBe(0);
    const { rows } = await db.primary.execute(
      `SELECT state_at < ${before} AS older, is_sound FROM store_copy WHERE kind = 'REHEARSAL' ORDER BY done_at`,
    );
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { older: 0, is_sound: 1 },
      { older: 1, is_sound: 1 },
    ]);
    // Telling the primary was written, and copied; nothing was taken away.
    expect(liveKeys()).toEqual(expect.arrayContaining(keys));

    const dated = await run(['dated']);
    expect(dated.exitCode, dated.output).toBe(0);
    const fromDated = await run(['rehearse', '--from', 'dated', '--reports', reports]);
    expect(fromDated.exitCode, fromDated.output).toBe(0);
    expect(fromDated.output).toContain('dated copy, stores/');
    const [report = ''] = readdirSync(reports).toSorted().slice(-1);
    expect(readFileSync(join(reports, report), 'utf8')).toContain('recovery time');
    db.close();
    server.child.kill('SIGTERM');
    await server.ended;
  });

  inFull('bring it back as it was before a wrong write, as a series of its own', async () => {
    const at = `${new Date(rightAt).toISOString().slice(0, 19)}Z`;
    const before = liveKeys();
    const restoreTo = (name: string, ...args: string[]) =>
      run(['restore', '--folder', join(folder, name), ...args]);
    const refusals = await Promise.all([restoreTo('then'), restoreTo('then', '--at', 'yesterday')]);
    expect(refusals.map(({ output }) => output.trim())).toEqual([
      expect.stringContaining('For an older one say --at'),
      expect.stringContaining('a moment in UTC'),
    ]);

    const restored = await restoreTo('then', '--at', at);
    expect(restored.exitCode, restored.output).toBe(0);
    expect(restored.output).toContain('another LIBSQL_BOTTOMLESS_DATABASE_ID');
    const [again, byItsOldName] = await Promise.all([
      restoreTo('then', '--at', at),
      run(['serve', '--folder', join(folder, 'then')]),
    ]);
    expect(again.output).toContain('is not empty');
    // It would take the place of what was written since.
    expect(byItsOldName.output).toContain('is not the disk that was copied last');
    expect(liveKeys()).toEqual(before);

    const server = await serve('then', { LIBSQL_BOTTOMLESS_DATABASE_ID: 'alva-2' });
    const db = openDatabase({ url: primaryUrl });
    expect(await commitsOf(db)).toBe(commits);
    expect((await ledgerUntil(db.primary, Date.now())).transfers).toBe(transfers);
    const wrong = await db.primary.execute("SELECT id FROM job WHERE id = 'after'");
    expect(wrong.rows).toEqual([]);
    await db.write([]);
    db.close();
    await untilCopied();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(liveKeys()).toEqual(expect.arrayContaining(before));
    expect(liveKeys().some((key) => key.startsWith('ns-alva-2'))).toBe(true);
  });

  it('have the whole of a transaction that is copied while it runs', async () => {
    const ofItsOwn = { LIBSQL_BOTTOMLESS_DATABASE_ID: 'long' };
    const first = await serve('long', ofItsOwn);
    const db = openDatabase({ url: primaryUrl });
    await migrate(db.primary);
    db.close();
    await writeForSeconds(primaryUrl);
    await untilCopied();
    process.kill(-(first.child.pid ?? 0), 'SIGKILL');
    await first.ended;

    const second = await serve('long-2', ofItsOwn);
    const restored = openDatabase({ url: primaryUrl });
    const { rows } = await restored.primary.execute('SELECT count(*) AS n FROM many');
    expect(rows[0]?.n).toBe(ROUNDS * 3_000);
    restored.close();
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('that are not sound are not served', async () => {
    const copiesTo = { ...liveCopies(environment()), database: 'unsound' };
    // Without the cache that `serve` gives to a store.
    const server = await startSqld({ folder: join(folder, 'unsound'), copiesTo });
    const db = openDatabase({ url: server.url });
    await migrate(db.primary);
    db.close();
    await writeForSeconds(server.url);
    await untilCopied();
    await server.kill();

    const { exitCode, output } = await onFreePort((port) =>
      run(['serve', '--folder', join(folder, 'unsound-2'), '--port', `${port}`], {
        LIBSQL_BOTTOMLESS_DATABASE_ID: 'unsound',
      }),
    );
    expect(exitCode, output).toBe(1);
    expect(output).toContain('are not sound (integrity: ');
  });

  inFull('of a date go into an empty folder alone, and need a key of their own', async () => {
    const into = join(folder, 'third');
    const restored = await run(['restore', '--from', 'dated', '--folder', into]);
    expect(restored.exitCode, restored.output).toBe(0);
    expect((await run(['restore', '--from', 'dated', '--folder', into])).output).toContain(
      'is not empty',
    );
    expect((await run(['dated'], { COPIES_ACCESS_KEY_ID: 'live-key' })).output).toContain(
      'is the key of the live copies',
    );
    // What is served again by its old name would write over what is newer.
    expect((await run(['serve', '--folder', into])).output).toContain(
      'is not the disk that was copied last',
    );
  });
});
