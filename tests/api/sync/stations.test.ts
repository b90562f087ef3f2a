import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { syncAll, syncOnce } from './client.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
  await bff.db.primary.batch(
    [
      `INSERT INTO station (id, slug, source, source_ref, location_name, address, city_name, province_name, lat, lon,
         time_zone, charging_station_type, updated_at)
       VALUES ('sta_test', 'test', 'test', '1', 'Test', 'Jl. Test 1', 'Jakarta', 'DKI Jakarta', -6.2, 106.8,
         'Asia/Jakarta', 'PUBLIC_CHARGE', 0)`,
      `INSERT INTO evse (id, station_id, evses_id) VALUES ('evs_test', 'sta_test', 'E1')`,
      `INSERT INTO connector (evse_id, connector_id, standard) VALUES ('evs_test', '1', 'IEC_62196_T2')`,
      `INSERT INTO station_compatibility VALUES ('sta_test', 'alva-one', 1)`,
      `INSERT INTO evse_status (id, station_id, status, last_updated_at) VALUES ('evs_test', 'sta_test', 'AVAILABLE', 1)`,
    ],
    'write',
  );
});
afterAll(() => bff.stop());

const run = (statement: string) => bff.db.primary.execute(statement);
const cursors = async () => ({
  stations: (await syncAll(bff, 'stations')).cursor,
  statuses: (await syncAll(bff, 'stationStatus')).cursor,
});

describe('synced places', () => {
  it('sends every place with its hours, and not the store’s own columns', async () => {
    const { pages } = await syncAll(bff, 'places');
    const places = pages.flatMap((page) => page.changed.map((change) => change.record));
    const { rows } = await run('SELECT count(*) AS n FROM place WHERE is_active');
    expect(places).toHaveLength(Number(rows[0]?.n));
    expect(places.length).toBeGreaterThan(5);
    expect(places[0]).toMatchObject({
      descriptions: { en: expect.any(String), id: expect.any(String) },
      hoursForSales: { week: expect.any(Array) },
    });
    expect(Object.keys(places[0] ?? {})).not.toContain('updatedAt');
    expect(bff.trips(await syncOnce(bff, 'places'))).toBe(1);
  });
});

describe('synced stations', () => {
  it('sends a station with its machines and what they fit, in one trip', async () => {
    const { pages } = await syncAll(bff, 'stations');
    const sent = pages.flatMap((page) => page.changed).find((change) => change.id === 'sta_test');
    expect(sent?.record).toMatchObject({
      slug: 'test',
      compatible: { 'alva-one': true },
      evses: [{ id: 'evs_test', connectors: [{ connectorId: '1', standard: 'IEC_62196_T2' }] }],
    });
    expect(bff.trips(await syncOnce(bff, 'stations'))).toBe(1);
  });

  it('sends a status tick as a status, and leaves station records alone', async () => {
    const before = await cursors();
    await run(
      `UPDATE evse_status SET status = 'CHARGING', last_updated_at = 2 WHERE id = 'evs_test'`,
    );
    const statuses = await syncOnce(bff, 'stationStatus', before.statuses);
    expect(statuses.page?.changed.map((change) => change.record)).toEqual([
      { id: 'evs_test', stationId: 'sta_test', status: 'CHARGING', since: null, lastUpdated: 2 },
    ]);
    const stations = await syncOnce(bff, 'stations', before.stations);
    expect(stations.page?.changed).toEqual([]);
  });

  it.each([
    `UPDATE station SET location_name = 'Renamed' WHERE id = 'sta_test'`,
    `UPDATE connector SET max_electric_power_w = 7000 WHERE evse_id = 'evs_test'`,
    `UPDATE station_compatibility SET is_compatible = 0 WHERE station_id = 'sta_test'`,
    `INSERT INTO evse (id, station_id, evses_id) VALUES ('evs_more', 'sta_test', 'E2')`,
  ])('sends the station again after %.40s', async (statement) => {
    const before = await cursors();
    await run(statement);
    const { page } = await syncOnce(bff, 'stations', before.stations);
    expect(page?.changed.map((change) => change.id)).toEqual(['sta_test']);
  });

  it('removes a station that its source no longer has', async () => {
    const before = await cursors();
    await run(`UPDATE station SET is_active = 0 WHERE id = 'sta_test'`);
    const { page } = await syncOnce(bff, 'stations', before.stations);
    expect(page).toMatchObject({ removed: ['sta_test'], changed: [] });
  });
});
