import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, wouldTakeAway } from '#db/migrate.ts';
import { build, query } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { seedStore } from '#db/seed.ts';
import { migrationFolder } from '#tests/support/migrations.ts';
import { type Store, stores } from '#tests/support/stores.ts';

describe.each(stores)('migrate and seed on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.stop());

  it('brings an empty store to the current schema, and then has nothing to do', async () => {
    expect(await migrate(store.db.primary)).toBeGreaterThan(0);
    expect(await migrate(store.db.primary)).toBe(0);
  });

  it.each([
    ['adds a column', 'ALTER TABLE customer ADD COLUMN nickname TEXT', false],
    ['adds an index', 'CREATE INDEX customer_nickname ON customer (nickname)', false],
    ['drops a column', 'ALTER TABLE `customer` DROP COLUMN `nickname`', true],
    ['renames a column', 'ALTER TABLE customer RENAME COLUMN nickname TO alias', true],
    ['rebuilds a table', 'DROP TABLE `customer`;\nALTER TABLE x RENAME TO `customer`', true],
  ])('tells beforehand whether a migration that %s takes something away', async (_, sql, takes) => {
    const folder = migrationFolder(sql);
    expect(await wouldTakeAway(store.db.primary, { folder })).toBe(takes);
  });

  it('takes nothing away from an empty store, whatever its first migrations do', async () => {
    const empty = await open();
    expect(await wouldTakeAway(empty.db.primary)).toBe(false);
    await empty.stop();
  });

  it('keeps the epoch of the feed when it runs again', async () => {
    const epoch = async () => (await store.db.primary.execute('SELECT epoch FROM feed')).rows;
    const before = await epoch();
    await migrate(store.db.primary);
    expect(await epoch()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('loads the content once and then finds it up to date', async () => {
    expect(await seedStore(store.db)).toContain('account');
    expect(await seedStore(store.db)).toEqual([]);
  });

  it('refuses a row whose reference does not exist', async () => {
    const orphan = store.db.primary.execute(
      `INSERT INTO battery_use (id, battery_id, vin, model, started_at, cycles) VALUES ('bus_1', 'bat_none', 'V', 'M', 0, 0)`,
    );
    await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
  });

  it('leaves demo accounts out when asked to', async () => {
    const other = await open();
    await migrate(other.db.primary);
    await seedStore(other.db, { demo: false });
    const [people] = await other.db.read([query(build.select().from(customer))]);
    expect(people).toEqual([]);
    await other.stop();
  });
});
