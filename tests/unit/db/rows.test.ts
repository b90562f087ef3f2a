import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '#db/query.ts';
import { type PreparedRows, rowMapper } from '#db/rows.ts';
import { type Store, stores } from '#tests/support/stores.ts';

const owner = sqliteTable('row_owner', {
  id: text().primaryKey(),
  name: text(),
  tags: text({ mode: 'json' }).$type<string[]>(),
});
const bike = sqliteTable('row_bike', {
  id: text().primaryKey(),
  ownerId: text('owner_id'),
  locked: integer({ mode: 'boolean' }),
  boughtAt: integer('bought_at', { mode: 'timestamp_ms' }),
});
const counted = build
  .select({ ownerId: bike.ownerId, total: sql<number>`count(*)`.as('total') })
  .from(bike)
  .groupBy(bike.ownerId)
  .as('counted');

const joined = build.select().from(bike).leftJoin(owner, eq(owner.id, bike.ownerId));

/** One of each form of answer that statements of ours have. */
const STATEMENTS = {
  'columns of one table': build.select().from(bike).orderBy(bike.id),
  'two tables, of which one may have no row': joined.orderBy(bike.id),
  'two tables that both have one': build
    .select()
    .from(bike)
    .innerJoin(owner, eq(owner.id, bike.ownerId))
    .orderBy(bike.id),
  'a group whose first column may be null': build
    .select({ id: bike.id, of: { name: owner.name, tags: owner.tags } })
    .from(bike)
    .leftJoin(owner, eq(owner.id, bike.ownerId))
    .orderBy(bike.id),
  'a group of two tables': build
    .select({ both: { name: owner.name, locked: bike.locked } })
    .from(bike)
    .leftJoin(owner, eq(owner.id, bike.ownerId))
    .orderBy(bike.id),
  'computed values': build
    .select({ twice: sql<string>`${bike.id} || ${bike.id}`, at: sql<number>`1`.mapWith(String) })
    .from(bike)
    .orderBy(bike.id),
  'values of a subquery': build
    .select({ id: owner.id, total: counted.total })
    .from(owner)
    .leftJoin(counted, eq(counted.ownerId, owner.id))
    .orderBy(owner.id),
  'rows that a write returns': build
    .update(bike)
    .set({ locked: true })
    .where(eq(bike.id, 'b1'))
    .returning(),
};

interface Prepared extends PreparedRows {
  getQuery(): { readonly sql: string; readonly params: [] };
  mapResult(result: unknown, isFromBatch: boolean): unknown;
}

describe.each(stores)('rows of a store in a $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.db.primary.executeMultiple(`
      CREATE TABLE row_owner (id TEXT PRIMARY KEY, name TEXT, tags TEXT);
      CREATE TABLE row_bike (id TEXT PRIMARY KEY, owner_id TEXT, locked INTEGER, bought_at INTEGER);
      INSERT INTO row_owner VALUES ('o1', 'Ayu', '["a","b"]'), ('o2', NULL, NULL);
      INSERT INTO row_bike VALUES
        ('b1', 'o1', 1, 1700000000000), ('b2', 'o2', 0, NULL), ('b3', NULL, NULL, 0), ('b4', 'gone', 1, 1);`);
  });
  afterAll(() => store.stop());

  it.each(Object.entries(STATEMENTS))('are as drizzle makes them: %s', async (_, statement) => {
    const prepared = (statement as unknown as { _prepare(): Prepared })._prepare();
    const { sql: text, params } = prepared.getQuery();
    const result = await store.db.primary.execute({ sql: text, args: params });
    const toRow = rowMapper(prepared);
    expect(result.rows.length).toBeGreaterThan(0);
    expect(toRow && result.rows.map(toRow)).toEqual(prepared.mapResult(result, true));
  });
});
