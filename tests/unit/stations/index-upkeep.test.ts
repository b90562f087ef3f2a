import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import { nearbyQuery } from '#edge/domains/stations/nearby.sql.ts';
import { retireStations, writeStations } from '#edge/domains/stations/write.sql.ts';
import { draft, NOW, search, stationRecord } from '#tests/support/stations.ts';
import { migrated, type Store, storesOfPass } from '#tests/support/stores.ts';

const jakarta = { lat: -6.2, lon: 106.8 };
const surabaya = { lat: -7.25, lon: 112.75 };

describe.each(storesOfPass)('the station index on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
    await store.db.write(writeStations([draft(stationRecord('one', jakarta))]));
  });
  afterAll(() => store.stop());

  const ids = async (wish: Partial<NearbySearch>): Promise<string[]> => {
    const [rows] = await store.db.read([nearbyQuery(search({ radius: 1_000, ...wish }), NOW)]);
    return rows.map((row) => row.record.id);
  };
  const rowsOf = async (table: string): Promise<number> => {
    const { rows } = await store.db.primary.execute(`SELECT count(*) AS n FROM ${table}`);
    return Number(rows[0]?.n);
  };

  it('follows a station that moves and is renamed', async () => {
    const moved = stationRecord('one', { ...surabaya, locationName: 'Taman Bungkul' });
    await store.db.write(writeStations([draft(moved)]));
    expect(await ids(jakarta)).toEqual([]);
    expect(await ids(surabaya)).toEqual(['one']);
    expect(await ids({ search: 'bungkul' })).toEqual(['one']);
    expect(await ids({ search: 'stasiun' })).toEqual([]);
  });

  it('forgets a station that is retired, and finds it again when it comes back', async () => {
    await store.db.write([retireStations(['one'], NOW)]);
    expect(await ids(surabaya)).toEqual([]);
    expect([await rowsOf('station_point'), await rowsOf('station_rtree')]).toEqual([0, 0]);
    await store.db.write(writeStations([draft(stationRecord('one', surabaya))]));
    expect(await ids(surabaya)).toEqual(['one']);
  });

  it('keeps its triggers through another migration, and what it knows', async () => {
    await migrate(store.db.primary);
    expect(await ids(surabaya)).toEqual(['one']);
    await store.db.primary.execute(`DELETE FROM station WHERE id = 'one'`);
    expect(await rowsOf('station_rtree')).toBe(0);
  });
});
