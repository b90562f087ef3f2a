import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { raw } from '#db/query.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';

const set = (value: number) => raw(sql`UPDATE note SET value = ${value}`, () => undefined);
const get = raw(sql`SELECT value FROM note`, ({ rows }) => Number(rows[0]?.value));

const prepare = async (url: string): Promise<void> => {
  const db = openDatabase({ url });
  await migrate(db.primary);
  await db.primary.batch(['CREATE TABLE note (value INTEGER)', 'INSERT INTO note VALUES (0)']);
  db.close();
};

describe('bookmarks over a primary and its replica', () => {
  let primary: Sqld;
  let replica: Sqld;
  let db: OpenDatabase;

  beforeAll(async () => {
    primary = await startSqld({ replication: true });
    await prepare(primary.url);
    replica = await startSqld({ replicaOf: primary.replicationUrl });
    db = openDatabase({ url: replica.url, primaryUrl: primary.url });
  });
  afterAll(async () => {
    db.close();
    await replica.stop();
    await primary.stop();
  });

  it('counts every committed write, and none that failed', async () => {
    const visitor = db.at(0);
    await visitor.write([set(1)]);
    const first = visitor.bookmark();
    await expect(
      visitor.write([set(2), raw(sql`INSERT INTO nowhere VALUES (1)`, () => undefined)]),
    ).rejects.toThrow();
    await visitor.write([set(3)]);
    expect(visitor.bookmark()).toBe(first + 1);
  });

  it('shows a visitor their own write on each of 40 reads, also in another request', async () => {
    for (let value = 1; value <= 40; value++) {
      const writing = db.at(0);
      await writing.write([set(value)]);
      const [shown] = await db.at(writing.bookmark()).read([get]);
      expect(shown).toBe(value);
    }
  });

  it('raises the bookmark to what a read has shown, so that the next one never goes back', async () => {
    await db.write([set(7)]);
    const visitor = db.at(0);
    await visitor.read([get]);
    expect(visitor.bookmark()).toBeGreaterThan(0);
  });
});

describe('bookmarks over a replica that stays behind', () => {
  let primary: Sqld;
  let behind: Sqld;
  let db: OpenDatabase;

  beforeAll(async () => {
    [primary, behind] = await Promise.all([startSqld(), startSqld()]);
    await Promise.all([prepare(primary.url), prepare(behind.url)]);
    db = openDatabase({ url: behind.url, primaryUrl: primary.url });
  });
  afterAll(async () => {
    db.close();
    await Promise.all([primary.stop(), behind.stop()]);
  });

  it('reads what it finds without a bookmark, and asks the primary with one', async () => {
    const visitor = db.at(0);
    await visitor.write([set(42)]);
    expect(await db.read([get])).toEqual([0]);
    const before = performance.now();
    expect(await visitor.read([get])).toEqual([42]);
    expect(performance.now() - before).toBeGreaterThanOrEqual(240);
  });

  it('raises the bookmark to what the primary has shown, as to who repeats a write whose answer was lost', async () => {
    const writing = db.at(0);
    await writing.write([set(42)]);
    const repeating = db.at(0);
    await repeating.readPrimary([get]);
    expect(repeating.bookmark()).toBe(writing.bookmark());
    expect(await db.at(repeating.bookmark()).read([get])).toEqual([42]);
  });

  it('is cured of a bookmark from the future by the primary', async () => {
    const visitor = db.at(999_999_999);
    expect(await visitor.read([get])).toEqual([42]);
    expect(visitor.bookmark()).toBeLessThan(100);
  });

  it('fails as an outage, not as a refusal, when the primary is away', async () => {
    // Nothing listens there.
    const lost = openDatabase({ url: behind.url, primaryUrl: 'http://127.0.0.1:1' });
    await expect(lost.write([set(1)])).rejects.toThrow();
    lost.close();
  });
});
