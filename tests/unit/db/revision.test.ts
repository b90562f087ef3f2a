import { getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Collection } from '#db/feed/collection.ts';
import { collections } from '#db/feed/collections.ts';
import { nextExpiry, type RevisedName, revisionOf } from '#db/feed/revision.ts';
import { migrate } from '#db/migrate.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const all: Readonly<Record<string, Collection>> = collections;
const revised = Object.entries(all).filter(([, { revised }]) => revised !== undefined);
const tables = revised.flatMap(([name, { table, parts = [] }]) =>
  [table, ...parts.map((part) => part.table)].map((each) => ({
    name: name as RevisedName,
    table: getTableName(each),
    columns: Object.values(getTableColumns(each))
      .filter((column) => column.generated === undefined)
      .map((column) => column.name),
  })),
);

describe.each(stores)('revisions on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await seeded(open, { demo: false });
    await store.db.primary.execute('PRAGMA foreign_keys = OFF');
    // The only one that a fresh store has no row of.
    await store.db.primary.execute(`INSERT INTO product_price_change
      (id, product_id, battery, area_code, vehicle_idr, starts_at, ends_at, reason, created_by, created_at)
      SELECT 'pch_one', id, 'dual', '31', 5, 1, NULL, 'x', 'cus_x', 1 FROM product LIMIT 1`);
  });
  afterAll(() => store.stop());

  const now = async (name: RevisedName): Promise<string | undefined> =>
    (await store.db.read([revisionOf([name])]))[0];

  it('belong to collections that look at every column', () => {
    const ignoring = revised.filter(([, collection]) =>
      [collection, ...(collection.parts ?? [])].some((each) => each.except || each.only),
    );
    expect(ignoring.map(([name]) => name)).toEqual([]);
  });

  it.each(tables)('count whatever happens to $table', async ({ name, table, columns }) => {
    const others = revised.map(([other]) => other as RevisedName).filter((each) => each !== name);
    const before = await Promise.all(others.map((each) => now(each)));
    const seen = new Set([await now(name)]);
    const count = async (sql: string): Promise<void> => {
      // Rows may point nowhere for a while.
      await store.db.primary.migrate([sql]);
      const at = await now(name);
      expect(seen, sql).not.toContain(at);
      seen.add(at);
    };
    const one = `rowid = (SELECT min(rowid) FROM "${table}")`;
    for (const column of columns)
      await count(
        `UPDATE "${table}" SET "${column}" = iif(typeof("${column}") = 'integer', 1 - "${column}", ifnull("${column}", '') || '~') WHERE ${one}`,
      );
    await store.db.primary.execute(`DROP TABLE IF EXISTS spare`);
    await store.db.primary.execute(
      `CREATE TABLE spare AS SELECT ${columns.map((c) => `"${c}"`)} FROM "${table}" WHERE ${one}`,
    );
    await count(`DELETE FROM "${table}" WHERE ${one}`);
    const names = columns.map((c) => `"${c}"`).join();
    await count(`INSERT INTO "${table}" (${names}) SELECT ${names} FROM spare`);
    await count(`INSERT OR REPLACE INTO "${table}" (${names}) SELECT ${names} FROM spare`);
    expect(await Promise.all(others.map((each) => now(each)))).toEqual(before);
  });

  it('differ after a migration, which may have changed anything', async () => {
    const before = await now('products');
    await migrate(store.db.primary);
    expect(await now('products')).not.toBe(before);
  });

  it('hold until a choice is no longer offered', async () => {
    const expiry = async (at: number): Promise<number | undefined> => {
      const query = nextExpiry(['pages', 'products'], at);
      return query && (await store.db.read([query]))[0];
    };
    await store.db.primary.execute('DELETE FROM product_price_change');
    await store.db.primary.execute('UPDATE product_value SET validity_to_show_at = NULL');
    await store.db.primary.execute(
      'UPDATE product_value SET validity_to_show_at = 500 WHERE order_sequence = 1',
    );
    const ends = await Promise.all([expiry(0), expiry(499), expiry(500)]);
    expect(ends).toEqual([500, 500, Number.POSITIVE_INFINITY]);
    expect(nextExpiry(['pages'], 0)).toBeUndefined();
  });
});
