import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import { ordered, type StationAt, searchStations } from '#edge/contract/stations/search.ts';
import { nearbyQuery } from '#edge/domains/stations/nearby.sql.ts';
import { type StationDraft, writeStations } from '#edge/domains/stations/write.sql.ts';
import { anySearch, anyStation, NOW, search } from '#tests/support/stations.ts';
import { migrated, type Store, storesOfPass } from '#tests/support/stores.ts';

const STATIONS = 400;
const seed = Number(process.env.SEED ?? 20261121);
const runs = { file: process.env.TEST_FULL ? 10_000 : 2_000, sqld: 100 };

const short = (matches: readonly StationAt[]) =>
  matches.map(({ station, distance }) => [station.id, distance]);

describe.each(storesOfPass)('nearest stations on $kind', ({ kind, open }) => {
  let store: Store;
  let drafts: StationDraft[];

  beforeAll(async () => {
    store = await migrated(open);
    drafts = fc.sample(anyStation, { numRuns: STATIONS, seed }).map((make, index) => make(index));
    await store.db.write(writeStations(drafts));
  });
  afterAll(() => store.stop());

  it(`answers like looking at every station (seed ${seed})`, async () => {
    const statuses = new Map(drafts.flatMap((d) => d.statuses.map((s) => [s.id, s] as const)));
    const records = drafts.map((d) => d.record);
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(anySearch, async (each) => {
        const [rows] = await store.db.read([nearbyQuery(each, NOW)]);
        const statusOf = (id: string) => statuses.get(id);
        const expected = searchStations(records, each, statusOf, NOW);
        if (expected.length > 0) answered++;
        const candidates = rows.map(({ record, distance }) => ({ station: record, distance }));
        expect(short(ordered(candidates, each, statusOf, NOW))).toEqual(short(expected));
      }),
      { numRuns: runs[kind], seed },
    );
    expect(answered).toBeGreaterThan(runs[kind] / 20);
  }, 400_000);

  it.each([
    ['around a place', {}],
    ['with filters', { freeNow: true, connectors: ['CHADEMO'], openAt: NOW }],
    ['of a city', { cityName: 'Pontianak' }],
    ['by words', { search: 'kapuas' }],
    ['by id', { stationIds: ['sta_00001'] }],
  ] satisfies [string, Partial<NearbySearch>][])(
    'are found without a scan: %s',
    async (_, wish) => {
      const { sql, args } = nearbyQuery(search(wish), NOW);
      const plan = await store.db.primary.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
      const steps = plan.rows.map((row) => String(row.detail));
      const tables = 's|v|t|c|k|p|station|evse|connector|evse_status|station_compatibility';
      expect(steps.filter((step) => new RegExp(`^SCAN (${tables})( |$)`).test(step))).toEqual([]);
      expect(steps.some((step) => step.startsWith('SEARCH s USING'))).toBe(true);
    },
  );

  it('reads back every field as it was written', async () => {
    const ids = drafts.slice(0, 50).map((d) => d.record.id);
    const [rows] = await store.db.read([nearbyQuery(search({ stationIds: ids, limit: 50 }), NOW)]);
    const read = new Map(rows.map((row) => [row.record.id, row.record]));
    for (const { record } of drafts.slice(0, 50)) expect(read.get(record.id)).toEqual(record);
  });
});
