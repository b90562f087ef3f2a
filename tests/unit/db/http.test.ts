import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LibsqlBatchError } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runBatch } from '#db/batch.ts';
import { type Batcher, isNoRoom, openHttpBatcher } from '#db/http.ts';
import { p, prepareRaw } from '#db/query.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';

let folder: string;
let port: number;
let sqld: Sqld;
let store: Batcher;
let requests = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-http-'));
  sqld = await startSqld({ folder });
  port = Number(new URL(sqld.url).port);
  store = openHttpBatcher({
    url: sqld.url,
    fetch: (input, init) => {
      requests++;
      return fetch(input, init);
    },
  });
  await store.batch(['CREATE TABLE t (n INTEGER CHECK (n < 100))'], 'write');
});
afterAll(async () => {
  store.close();
  await sqld.stop('keep');
  rmSync(folder, { recursive: true, force: true });
});

const count = async (): Promise<number> => {
  const [result] = await store.batch(['SELECT count(*) AS n FROM t'], 'read');
  return Number(result?.rows[0]?.n);
};

describe('batches over HTTP', () => {
  it('are one request each', async () => {
    await count();
    const before = requests;
    await store.batch(['SELECT 1', { sql: 'SELECT ? AS a', args: ['x'] }], 'read');
    expect(requests - before).toBe(1);
  });

  it('take a text that was cut in the middle of a character, which the server would refuse', async () => {
    const echo = prepareRaw<{ text: string }, unknown>(
      sql`SELECT ${p('text')} AS a`,
      ({ rows: [row] }) => row?.a,
    );
    const cut = '🏍️🏍️'.slice(0, 4);
    expect(cut.isWellFormed()).toBe(false);
    expect(await runBatch(store, 'read', [echo({ text: cut })])).toEqual(['🏍️\ufffd']);
    expect(await runBatch(store, 'read', [echo({ text: '🏍️' })])).toEqual(['🏍️']);
  });

  it('give values by name and by position', async () => {
    const sql = "SELECT 1 AS a, 'b' AS b, NULL AS c, 1.5 AS d, ? AS e";
    const [result] = await store.batch([{ sql, args: [7] }], 'read');
    const row = result?.rows[0];
    expect({ ...row }).toEqual({ a: 1, b: 'b', c: null, d: 1.5, e: 7 });
    expect([row?.[0], row?.[1], row?.length]).toEqual([1, 'b', 5]);
  });

  it('give a single read what a batch gives, blobs and large numbers too', async () => {
    const sql = "SELECT ? AS a, ? AS b, ? AS c, x'00ff' AS d, 9007199254740991 AS e, 1 AS a";
    const statement = { sql, args: ['x', 7.5, null] };
    const [alone] = await store.batch([statement], 'read');
    const [beside] = await store.batch([statement, 'SELECT 1'], 'read');
    const plain = (result: typeof alone) => ({
      columns: result?.columns,
      types: result?.columnTypes,
      row: { ...result?.rows[0] },
      length: result?.rows[0]?.length,
      last: result?.rows[0]?.[5],
    });
    expect(plain(alone)).toEqual(plain(beside));
    expect(new Uint8Array(alone?.rows[0]?.d as ArrayBuffer)).toEqual(new Uint8Array([0, 255]));
  });

  it('refuse a number that would lose digits, and name what is wrong with a single read', async () => {
    await expect(store.batch(['SELECT 9007199254740993'], 'read')).rejects.toThrow(RangeError);
    const bound = { sql: 'SELECT 9007199254740993 WHERE 0 = ?', args: [0] };
    await expect(store.batch([bound], 'read')).rejects.toThrow(RangeError);
    const wrong = await store
      .batch([{ sql: 'SELECT nothing FROM t WHERE n = ?', args: [1] }], 'read')
      .catch((caught: unknown) => caught);
    expect(wrong).toBeInstanceOf(LibsqlBatchError);
    expect(wrong).toMatchObject({ statementIndex: 0, code: 'SQL_PARSE_ERROR' });
    expect(await count()).toBeGreaterThanOrEqual(0);
  });

  it('do all or nothing, and say which statement failed', async () => {
    const before = await count();
    const failing = store.batch(
      ['INSERT INTO t VALUES (1)', 'INSERT INTO t VALUES (100)', 'INSERT INTO t VALUES (2)'],
      'write',
    );
    const error = await failing.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(LibsqlBatchError);
    expect(error).toMatchObject({ statementIndex: 1, code: 'SQLITE_CONSTRAINT' });
    expect(await count()).toBe(before);
    await store.batch(['INSERT INTO t VALUES (3)'], 'write');
    expect(await count()).toBe(before + 1);
  });

  it('run in parallel without losing one', async () => {
    const before = await count();
    await Promise.all(
      Array.from({ length: 30 }, () => store.batch(['INSERT INTO t VALUES (4)'], 'write')),
    );
    expect(await count()).toBe(before + 30);
  });

  it('take turns when many write at once: a hundred at its door can stop the server for good', async () => {
    let [under, most] = [0, 0];
    const eager = openHttpBatcher({
      url: sqld.url,
      fetch: async (input, init) => {
        most = Math.max(most, ++under);
        return fetch(input, init).finally(() => under--);
      },
    });
    const before = await count();
    await Promise.all(
      Array.from({ length: 120 }, () => eager.batch(['INSERT INTO t VALUES (8)'], 'write')),
    );
    expect(await count()).toBe(before + 120);
    expect(most).toBeLessThanOrEqual(4);
    eager.close();
  });

  it('take turns when many read at once: one more stream costs the server more than ten reads', async () => {
    let [under, most, opened] = [0, 0, 0];
    const eager = openHttpBatcher({
      url: sqld.url,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { baton } = (await request.clone().json()) as { baton?: string };
        if (!baton) opened++;
        most = Math.max(most, ++under);
        return fetch(request).finally(() => under--);
      },
    });
    const single = { sql: 'SELECT ? AS a', args: ['x'] };
    for (let burst = 0; burst < 4; burst++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => eager.batch([single], 'read')),
      );
      expect(answers.filter(([result]) => result?.rows[0]?.a === 'x')).toHaveLength(100);
    }
    expect(most).toBeLessThanOrEqual(8);
    expect(opened).toBeLessThanOrEqual(8);
    eager.close();
  });

  it('go first where they came first, however many come after them', async () => {
    const [clients, each] = [40, 20];
    const done = Array.from({ length: clients }, () => 0);
    let leastAtFirstEnd: number | undefined;
    await Promise.all(
      done.map(async (_, client) => {
        for (let n = 1; n <= each; n++) {
          await store.batch(['SELECT 1'], 'read');
          done[client] = n;
        }
        leastAtFirstEnd ??= Math.min(...done);
      }),
    );
    expect(leastAtFirstEnd).toBeGreaterThanOrEqual(each / 2);
  });

  it('read again on another stream when the connection of an open one is lost; write never', async () => {
    let lost = false;
    const cut = openHttpBatcher({
      url: sqld.url,
      fetch: (input, init) => {
        if (!lost) return fetch(input, init);
        lost = false;
        return Promise.reject(new TypeError('Network connection lost.'));
      },
    });
    await cut.batch(['SELECT 1'], 'read');
    lost = true;
    expect((await cut.batch(['SELECT 2 AS n'], 'read'))[0]?.rows[0]?.n).toBe(2);
    lost = true;
    const before = await count();
    await expect(cut.batch(['INSERT INTO t VALUES (10)'], 'write')).rejects.toThrow(/lost/);
    expect(await count()).toBe(before);
    cut.close();
  });

  it('wait for a connection when the server has none free', async () => {
    let refusals = 0;
    const busy = openHttpBatcher({
      url: sqld.url,
      fetch: (input, init) =>
        ++refusals % 3 === 0
          ? fetch(input, init)
          : Promise.resolve(new Response('{"error":"Timed out"}', { status: 429 })),
    });
    const before = await count();
    const [read] = await busy.batch([{ sql: 'SELECT ? AS a', args: ['x'] }], 'read');
    expect(read?.rows[0]?.a).toBe('x');
    await busy.batch(['INSERT INTO t VALUES (6)'], 'write');
    expect(await count()).toBe(before + 1);
    busy.close();
  });

  it('write again when another wrote at that moment: nothing of it had stayed', async () => {
    const failure = { message: 'SQLite error: database is locked', code: 'SQLITE_BUSY' };
    let refusals = 0;
    const locked = openHttpBatcher({
      url: sqld.url,
      fetch: async (input, init) => {
        if (++refusals % 3 === 0) return fetch(input, init);
        const [request] = (await new Request(input, init).json()).requests;
        const none = request.batch.steps.map(() => null);
        const result = { step_results: none, step_errors: [failure, ...none.slice(1)] };
        const answer = { type: 'ok', response: { type: 'batch', result } };
        return Response.json({ baton: 'x', base_url: null, results: [answer] });
      },
    });
    const before = await count();
    await locked.batch(['INSERT INTO t VALUES (9)'], 'write');
    expect([await count(), refusals]).toEqual([before + 1, 3]);
    locked.close();
  });

  it('say so when it never has one', async () => {
    const full = openHttpBatcher({
      url: sqld.url,
      fetch: () => Promise.resolve(new Response('{"error":"Timed out"}', { status: 429 })),
    });
    const before = await count();
    const single = { sql: 'SELECT ? AS a', args: ['x'] };
    const answers = await Promise.allSettled([
      full.batch([single], 'read'),
      full.batch(['INSERT INTO t VALUES (7)'], 'write'),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { message: expect.stringMatching(/429/) } });
    expect(answers.map((answer) => isNoRoom('reason' in answer && answer.reason))).toEqual([
      true,
      true,
    ]);
    expect(await count()).toBe(before);
    full.close();
  });

  it('of reads are given up when no answer comes, on a stream that is open too', async () => {
    let answers = true;
    const silent = openHttpBatcher({
      url: sqld.url,
      fetch: (input, init) => (answers ? fetch(input, init) : new Promise<never>(() => {})),
    });
    const read = () => silent.batch(['SELECT 1', 'SELECT 2'], 'read');
    await read();
    answers = false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const outcomes = Promise.allSettled([read(), read()]);
      await vi.advanceTimersByTimeAsync(10_000);
      for (const outcome of await outcomes)
        expect(isNoRoom('reason' in outcome && outcome.reason)).toBe(true);
    } finally {
      vi.useRealTimers();
      silent.close();
    }
  });

  it('of reads may be tried again when a replica would pass them on and its primary is away', async () => {
    const body = '{"error":"Connection with primary broken"}';
    const behind = openHttpBatcher({
      url: sqld.url,
      fetch: () => Promise.resolve(new Response(body, { status: 500 })),
    });
    const [read, write] = await Promise.allSettled([
      behind.batch(['SELECT 1', 'SELECT 2'], 'read'),
      behind.batch(['INSERT INTO t VALUES (7)'], 'write'),
    ]);
    expect(isNoRoom('reason' in read && read.reason)).toBe(true);
    // Of a write nobody knows whether it ran.
    expect(isNoRoom('reason' in write && write.reason)).toBe(false);
    behind.close();
  });

  /** A server that does that with whoever sends it something, or, when it stops at once, one that is not there. */
  const atPort = async <T>(
    answer: ((socket: Socket) => void) | 'nobody',
    use: (url: string) => Promise<T>,
  ): Promise<T> => {
    const server = createServer((socket) => {
      if (answer !== 'nobody') socket.once('data', () => answer(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const stop = () => new Promise((resolve) => server.close(resolve));
    if (answer === 'nobody') await stop();
    try {
      return await use(`http://127.0.0.1:${port}`);
    } finally {
      if (answer !== 'nobody') await stop();
    }
  };
  const mayComeAgain = (url: string) => async (statements: string[], mode: 'read' | 'write') => {
    const away = openHttpBatcher({ url });
    const error = await away.batch(statements, mode).catch((caught: unknown) => caught);
    away.close();
    expect(error).toBeInstanceOf(Error);
    return isNoRoom(error);
  };
  const bothTo = (url: string) =>
    Promise.all([
      mayComeAgain(url)(['SELECT 1'], 'read'),
      mayComeAgain(url)(['SELECT 1', 'SELECT 2'], 'read'),
      mayComeAgain(url)(['INSERT INTO t VALUES (7)'], 'write'),
    ]);

  it('of reads and of writes may be tried again where no server listens: nothing ran', async () => {
    expect(await atPort('nobody', bothTo)).toEqual([true, true, true]);
  });

  const HALF =
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"bat';
  it.each<[string, (socket: Socket) => void]>([
    ['before the answer', (socket) => socket.destroy()],
    ['in the answer', (socket) => socket.end(HALF)],
  ])(
    'of reads may be tried again when the connection breaks %s; of a write nobody knows',
    async (_, answer) => {
      expect(await atPort(answer, bothTo)).toEqual([true, true, false]);
    },
  );

  it('of writes may be tried again when nobody listens any more for the stream that is open', async () => {
    const before = await count();
    const error = await atPort('nobody', async (nowhere) => {
      let isGone = false;
      const gone = openHttpBatcher({
        url: sqld.url,
        fetch: (input, init) => (isGone ? fetch(nowhere) : fetch(input, init)),
      });
      await gone.batch(['SELECT 1'], 'read');
      isGone = true;
      const write = gone.batch(['INSERT INTO t VALUES (7)'], 'write');
      return write.catch((caught: unknown) => caught).finally(() => gone.close());
    });
    expect(isNoRoom(error)).toBe(true);
    expect(await count()).toBe(before);
  });

  it('go on after the server restarted under open streams', async () => {
    const single = { sql: 'SELECT ? AS a', args: ['x'] };
    await store.batch([single], 'read');
    const before = await count();
    await sqld.stop('keep');
    sqld = await startSqld({ folder, port });
    expect((await store.batch([single], 'read'))[0]?.rows[0]?.a).toBe('x');
    await store.batch(['INSERT INTO t VALUES (5)'], 'write');
    expect(await count()).toBe(before + 1);
  });
});
