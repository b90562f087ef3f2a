import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Collection } from '#db/feed/collection.ts';
import { collections } from '#db/feed/collections.ts';
import { feedRows } from '#db/feed/page.ts';
import { migrate } from '#db/migrate.ts';
import { migrationsPlus } from '#tests/support/rebuild.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';
import { addCustomer, addService, addShare, addVehicle } from './garage-rows.ts';

/** Names no column, so that a new one changes nothing in it. */
const REBUILD_VEHICLE = [
  `CREATE TABLE __new_vehicle AS SELECT * FROM vehicle WHERE id <> 'veh_gone'`,
  'CREATE UNIQUE INDEX __new_vehicle_id ON __new_vehicle (id)',
  'DROP TABLE vehicle',
  'ALTER TABLE __new_vehicle RENAME TO vehicle',
  'CREATE TABLE __added AS SELECT * FROM vehicle LIMIT 1',
  `UPDATE __added SET id = 'veh_new', vin = 'VIN-new'`,
  'INSERT INTO vehicle SELECT * FROM __added',
  'DROP TABLE __added',
].join(';\n--> statement-breakpoint\n');

describe.each(stores)('change feed on $kind', ({ kind, open }) => {
  let store: Store;
  const run = (...statements: Parameters<Store['db']['primary']['batch']>[0]) =>
    store.db.primary.batch(statements, 'write');
  const feed = async () => {
    const { rows } = await store.db.primary.execute(
      `SELECT entity_id, audience, removed, visible_until_at FROM change
       WHERE collection = 'vehicles' ORDER BY entity_id, audience`,
    );
    return rows.map((r) => [r.entity_id, r.audience, r.removed, r.visible_until_at]);
  };
  const seq = async (): Promise<number> => {
    const { rows } = await store.db.primary.execute('SELECT max(seq) AS seq FROM change');
    return Number(rows[0]?.seq);
  };
  const triggersOf = async (table: string): Promise<string[]> => {
    const { rows } = await store.db.primary.execute({
      sql: `SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?`,
      args: [table],
    });
    return rows.map((row) => String(row.name));
  };

  beforeAll(async () => {
    store = await migrated(open);
    await run(addCustomer('cus_a'), addCustomer('cus_b'), addCustomer('cus_c'));
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    await run(
      'DELETE FROM vehicle_share',
      'DELETE FROM service_record',
      'DELETE FROM vehicle',
      'DELETE FROM change',
      addVehicle('veh_1', 'cus_a'),
    );
  });

  it.each(
    Object.entries<Collection>(collections).flatMap(([name, collection]) =>
      [collection, ...(collection.parts ?? []), ...(collection.grants ?? [])].map((watched) => ({
        name,
        table: getTableName(watched.table),
        updates: watched.only?.length !== 0,
      })),
    ),
  )('$name follows $table: insert, update, delete, and moving to another record', async (row) => {
    const prefix = `feed_${row.name.replaceAll('-', '_')}_${row.table}`;
    const kinds = ['insert', 'delete', 'leave', ...(row.updates ? ['update'] : [])];
    const present = await triggersOf(row.table);
    for (const wanted of kinds) expect(present).toContain(`${prefix}_${wanted}`);
  });

  it('writes an addition for a new record and a removal for a deleted one', async () => {
    expect(await feed()).toEqual([['veh_1', 'cus_a', 0, null]]);
    await run('DELETE FROM vehicle');
    expect(await feed()).toEqual([['veh_1', 'cus_a', 1, null]]);
  });

  it('writes a removal for the old owner and an addition for the new one at a transfer', async () => {
    await run(`UPDATE vehicle SET owner_id = 'cus_b'`);
    expect(await feed()).toEqual([
      ['veh_1', 'cus_a', 1, null],
      ['veh_1', 'cus_b', 0, null],
    ]);
    await run(`UPDATE vehicle SET owner_id = 'cus_a'`);
    expect(await feed()).toEqual([
      ['veh_1', 'cus_a', 0, null],
      ['veh_1', 'cus_b', 1, null],
    ]);
  });

  it('shows a shared record to the guest until the end of the loan, and removes it at revoke', async () => {
    await run(addShare('shr_1', 'veh_1', 'cus_a', 'cus_b', 2_000));
    expect(await feed()).toContainEqual(['veh_1', 'cus_b', 0, 2_000]);
    await run(addShare('shr_2', 'veh_1', 'cus_a', 'cus_b', 3_000));
    expect(await feed()).toContainEqual(['veh_1', 'cus_b', 0, 3_000]);
    await run(`UPDATE vehicle_share SET revoked_at = 1`);
    expect(await feed()).toEqual([
      ['veh_1', 'cus_a', 0, null],
      ['veh_1', 'cus_b', 1, null],
    ]);
  });

  it('says from when a shared record is shown, unless another right has begun without one', async () => {
    const starts = async () => {
      const { rows } = await store.db.primary.execute(
        `SELECT audience, visible_from_at FROM change WHERE collection = 'vehicles' ORDER BY audience`,
      );
      return rows.map((row) => [row.audience, row.visible_from_at]);
    };
    await run(addShare('shr_1', 'veh_1', 'cus_a', 'cus_b', 2_000));
    expect(await starts()).toEqual([
      ['cus_a', null],
      ['cus_b', 1_000],
    ]);
    await run(
      addShare('shr_2', 'veh_1', 'cus_a', 'cus_b', 3_000),
      `UPDATE vehicle_share SET loan_start_at = 500 WHERE id = 'shr_2'`,
    );
    expect(await starts()).toContainEqual(['cus_b', 500]);
    await run(`UPDATE vehicle_share SET pending_until_at = 1`);
    expect(await feed()).toContainEqual(['veh_1', 'cus_b', 1, null]);
    await run(`UPDATE vehicle_share SET revoked_at = 1`, `UPDATE vehicle SET owner_id = 'cus_b'`);
    expect(await starts()).toEqual([
      ['cus_a', null],
      ['cus_b', null],
    ]);
  });

  it('gives the former guest who becomes the owner a record without an end', async () => {
    await run(addShare('shr_1', 'veh_1', 'cus_a', 'cus_b'));
    await run(`UPDATE vehicle SET owner_id = 'cus_b'`);
    expect(await feed()).toContainEqual(['veh_1', 'cus_b', 0, null]);
  });

  it('counts a change of a part as a change of the record, for everyone who sees it', async () => {
    await run(addShare('shr_1', 'veh_1', 'cus_a', 'cus_b'));
    const before = await seq();
    await run(addService('svc_1', 'veh_1'));
    const { rows } = await store.db.primary.execute({
      sql: 'SELECT audience FROM change WHERE seq > ? ORDER BY audience',
      args: [before],
    });
    expect(rows.map((row) => row.audience)).toEqual(['cus_a', 'cus_b']);
  });

  it('counts a part that moves as a change of both records', async () => {
    await run(addVehicle('veh_2', 'cus_c'), addService('svc_1', 'veh_1'));
    const before = await seq();
    await run(`UPDATE service_record SET vehicle_id = 'veh_2'`);
    const { rows } = await store.db.primary.execute({
      sql: 'SELECT entity_id FROM change WHERE seq > ? ORDER BY entity_id',
      args: [before],
    });
    expect(rows.map((row) => row.entity_id)).toEqual(['veh_1', 'veh_2']);
  });

  it('stays silent when an update changes nothing that devices keep', async () => {
    const before = await seq();
    await run(`UPDATE vehicle SET odometer_km = odometer_km`, `UPDATE vehicle SET updated_at = 9`);
    expect(await seq()).toBe(before);
    await run(`UPDATE vehicle SET odometer_km = 5`);
    expect(await seq()).toBeGreaterThan(before);
  });

  it.each(['OR IGNORE', 'OR REPLACE', 'OR ABORT'])(
    'is not fooled by the conflict clause of the writing statement (INSERT %s)',
    async (clause) => {
      await run(addShare('shr_1', 'veh_1', 'cus_a', 'cus_b'));
      const before = await seq();
      await run(
        `INSERT ${clause} INTO vehicle_warranty (id, vehicle_id, part, until_at) VALUES ('war_1', 'veh_1', 'motor', 1)`,
      );
      expect(await seq()).toBeGreaterThan(before);
      await run('DELETE FROM vehicle_warranty');
    },
  );

  it('keeps its triggers through a migration that rebuilds a table, and finds what it changed', async () => {
    const other = await open();
    const client = other.db.primary;
    await migrate(client);
    await client.batch([
      addCustomer('cus_a'),
      addVehicle('veh_1', 'cus_a'),
      addVehicle('veh_gone', 'cus_a'),
    ]);
    await migrate(client, { folder: migrationsPlus('9999_rebuild', REBUILD_VEHICLE) });
    const { rows } = await client.execute(
      'SELECT entity_id, removed, seq FROM change ORDER BY entity_id',
    );
    expect(rows.map((r) => [r.entity_id, r.removed])).toEqual([
      ['veh_1', 0],
      ['veh_gone', 1],
      ['veh_new', 0],
    ]);
    const { rows: triggers } = await client.execute(
      `SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'vehicle'`,
    );
    expect(triggers.length).toBeGreaterThanOrEqual(4);
    await client.execute(`DELETE FROM vehicle WHERE id = 'veh_1'`);
    const after = await client.execute(`SELECT removed FROM change WHERE entity_id = 'veh_1'`);
    expect(after.rows[0]?.removed).toBe(1);
    await other.stop();
  });

  it('is read from the cursor on by its index, so that a page costs what changed', async () => {
    const page = feedRows({
      collection: 'vehicles',
      audience: 'cus_a',
      epoch: 'x',
      after: 1,
      afterId: '',
      removalsAfter: 1,
      limit: 10,
    });
    const { rows } = await store.db.primary.execute({
      sql: `EXPLAIN QUERY PLAN ${page.sql}`,
      args: page.args,
    });
    const plan = rows.map((row) => String(row.detail)).filter((line) => line.includes('change'));
    expect(plan).toEqual([
      'SEARCH change USING INDEX change_page (audience=? AND collection=? AND seq>?)',
    ]);
    expect(rows.map((row) => String(row.detail)).join()).not.toContain('TEMP B-TREE');
  });

  it(`never reuses a number, also after removals are forgotten (${kind})`, async () => {
    await run('DELETE FROM vehicle');
    const last = await seq();
    await run('DELETE FROM change', addVehicle('veh_3', 'cus_a'));
    expect(await seq()).toBeGreaterThan(last);
  });
});
