import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CITIES } from '#edge/contract/cities.ts';
import { inArea, type StationArea } from '#edge/contract/stations/area.ts';
import { LIMITS, type NearbySearch } from '#edge/contract/stations/params.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { checkSearch } from '#edge/contract/validators/stations.ts';
import { applyImport } from '#edge/domains/stations/import/apply.ts';
import { Ledger } from '#edge/domains/stations/import/report.ts';
import { FILES } from '#edge/domains/stations/import/spklu/columns.ts';
import { stationsOfRegister } from '#edge/domains/stations/import/spklu/register.ts';
import { nearbyQuery } from '#edge/domains/stations/nearby.sql.ts';
import { packRows } from '#edge/domains/stations/pack.sql.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const root = join(import.meta.dirname, '../../..');
/** Beside the repository, where it may not be. */
const FOLDER = ['..', '../..']
  .map((up) => join(root, up, 'shared/data/spklu'))
  .find((path) => existsSync(path));
const why = FOLDER === undefined ? ' (skipped: the register is not here)' : '';

const NOW = Date.UTC(2026, 10, 22, 5);
/** From Sumatra to Papua; each has chargers in the register, and none of them the same neighbours. */
const TEN = [
  'medan',
  'palembang',
  'jakarta',
  'bandung',
  'semarang',
  'surabaya',
  'denpasar',
  'balikpapan',
  'makassar',
  'jayapura',
];

/** What riders ask for. */
const WISHES: readonly Partial<NearbySearch>[] = [
  {},
  { freeNow: true },
  { connectors: ['IEC_62196_T2'], minPower: 7_000 },
  { connectors: ['IEC_62196_T2_COMBO'], maxPricePerKwh: 2_500 },
  { prices: ['PER_KWH'], openAt: NOW },
  { search: 'pln', radius: LIMITS.maxRadius },
  { compatibleWith: 'alva-cervo' },
  { compatibleWith: 'alva-cervo', includeUnknownCompatibility: true, limit: 100 },
];

describe.skipIf(FOLDER === undefined)(`the real register in the store${why}`, () => {
  let store: Store;
  let records: readonly StationRecord[];
  let statuses: ReadonlyMap<string, EvseStatusRecord>;
  const read = (name: string): string => readFileSync(join(FOLDER ?? '', name), 'utf8');
  const texts = () => ({
    locations: read(FILES.locations),
    machines: read(FILES.machines),
    connectors: read(FILES.connectors),
  });
  const all: StationArea = { kind: 'circle', centre: { lat: -2.5, lon: 118 }, radius: 4_000_000 };

  beforeAll(async () => {
    const [file] = stores;
    store = await migrated(file.open);
    const stations = stationsOfRegister(texts(), NOW - HOUR_MS, new Ledger());
    const options = { source: 'spklu', isDemo: false, now: NOW, force: false };
    await applyImport(store.db, stations, options);
    const [rows] = await store.db.read([packRows(all, -1)]);
    records = rows.map(({ record }) => record);
    statuses = new Map(rows.flatMap((row) => row.statuses.map((each) => [each.id, each])));
  }, 120_000);
  afterAll(() => store?.stop());

  it('comes in whole, and a second time changes nothing', async () => {
    expect(records.length).toBeGreaterThan(1_600);
    expect(new Set(records.map(({ slug }) => slug)).size).toBe(records.length);
    const again = stationsOfRegister(texts(), NOW - HOUR_MS, new Ledger());
    const options = { source: 'spklu', isDemo: false, now: NOW, force: false };
    expect(await applyImport(store.db, again, options)).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
      statuses: 0,
      unchanged: records.length,
    });
  });

  it.each(TEN)('is searched around %s as if every station were looked at', async (slug) => {
    const city = CITIES.find((each) => each.slug === slug);
    if (city === undefined) throw new Error(`${slug} is no city of ours`);
    const { lat, lon } = city;
    let matches = 0;
    for (const wish of WISHES) {
      const checked = checkSearch({ lat, lon, radius: 50_000, ...wish });
      if (!checked.ok) throw new Error(checked.fault);
      const [rows] = await store.db.read([nearbyQuery(checked.value, NOW)]);
      const expected = searchStations(records, checked.value, (id) => statuses.get(id), NOW);
      expect(rows.map(({ record, distance }) => [record.id, distance])).toEqual(
        expected.map(({ station, distance }) => [station.id, distance]),
      );
      matches += expected.length;
    }
    expect(matches).toBeGreaterThan(0);
  });

  it('is packed for the road: 300 stations of the densest city weigh at most 60 kB', async () => {
    const area = { kind: 'circle', centre: { lat: -6.2, lon: 106.83 }, radius: 60_000 } as const;
    const [rows] = await store.db.read([packRows(area, -1)]);
    expect(rows.map(({ record }) => record.id).toSorted()).toEqual(
      records
        .filter((record) => inArea(area, record))
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(rows.length).toBeGreaterThan(300);
    const pack = rows.slice(0, 300);
    const sent = [pack.map(({ record }) => record), pack.flatMap((row) => row.statuses)];
    expect(gzipSync(JSON.stringify(sent)).byteLength).toBeLessThan(60_000);
  });
});
