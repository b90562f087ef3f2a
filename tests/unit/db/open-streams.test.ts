import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';

let sqld: Sqld;
let db: OpenDatabase;
/** Kinds of what each request asked for. */
const sent: string[][] = [];

beforeAll(async () => {
  sqld = await startSqld();
  db = openDatabase({
    url: sqld.url,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') {
        const { requests = [] } = (await request.clone().json()) as {
          requests?: { type: string }[];
        };
        sent.push(requests.map(({ type }) => type));
      }
      return fetch(request);
    },
  });
  await db.primary.executeMultiple('CREATE TABLE t (n INTEGER CHECK (n < 100), text TEXT)');
});
afterAll(async () => {
  db.close();
  await sqld.stop();
});

/** How many streams were closed, each of which had been opened, while that ran. */
const streamsClosedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = sent.length;
  await work();
  return sent.slice(before).filter((kinds) => kinds.includes('close')).length;
};

describe('the client of a server', () => {
  it('runs reads and writes on a stream that stays open', async () => {
    const closed = await streamsClosedBy(async () => {
      await db.primary.execute('INSERT INTO t VALUES (1, NULL)');
      await db.primary.execute({ sql: 'UPDATE t SET text = ? WHERE n = ?', args: ['one', 1] });
      await db.primary.execute('DELETE FROM t WHERE n = ?', [2]);
      await db.primary.batch(['INSERT INTO t VALUES (2, NULL)', 'INSERT INTO t VALUES (3, NULL)']);
    });
    const { rows } = await db.primary.execute('SELECT n, text FROM t ORDER BY n');
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { n: 1, text: 'one' },
      { n: 2, text: null },
      { n: 3, text: null },
    ]);
    expect(closed).toBe(0);
  });

  it('runs the rest on a stream of its own: names, the schema, and what asks the connection', async () => {
    const closed = await streamsClosedBy(async () => {
      await db.primary.execute({ sql: 'UPDATE t SET text = :text', args: { text: 'all' } });
      await db.primary.execute('CREATE INDEX t_n ON t (n)');
      await db.primary.execute('WITH m (n) AS (SELECT 50) INSERT INTO t (n) SELECT n FROM m');
      await db.primary.execute('PRAGMA table_info(t)');
    });
    const { rows } = await db.primary.execute("SELECT n FROM t WHERE text = 'all' OR n = 50");
    expect(rows).toHaveLength(4);
    expect(closed).toBe(4);
  });

  it('says what the store refused, and a batch leaves nothing of it', async () => {
    const refusal = { code: 'SQLITE_CONSTRAINT' };
    await expect(db.primary.execute('INSERT INTO t VALUES (100, NULL)')).rejects.toMatchObject(
      refusal,
    );
    const batch = ['INSERT INTO t VALUES (60, NULL)', 'INSERT INTO t VALUES (100, NULL)'];
    await expect(db.primary.batch(batch)).rejects.toMatchObject(refusal);
    const { rows } = await db.primary.execute('SELECT n FROM t WHERE n >= 60');
    expect(rows).toEqual([]);
  });

  it('does nothing any more once it is closed', async () => {
    const closing = openDatabase({ url: sqld.url });
    await closing.primary.execute('SELECT 1');
    closing.close();
    await expect(closing.primary.execute('SELECT 1')).rejects.toThrow();
  });
});
