import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CITIES } from '#db/content/stations/synthetic/cities.ts';
import { syntheticRegister } from '#db/content/stations/synthetic/register.ts';
import { metresBetween } from '#edge/contract/stations/geo.ts';
import { applyImport } from '#edge/domains/stations/import/apply.ts';
import type { ImportedStation } from '#edge/domains/stations/import/draft.ts';
import { issuesAsCsv, summaryOf } from '#edge/domains/stations/import/print.ts';
import { type Issue, Ledger, type Reason } from '#edge/domains/stations/import/report.ts';
import { FILES } from '#edge/domains/stations/import/spklu/columns.ts';
import { stationsOfRegister } from '#edge/domains/stations/import/spklu/register.ts';
import { cityOf } from '#edge/domains/stations/import/spklu/values.ts';
import { migrated, type Store, storesOfPass } from '#tests/support/stores.ts';

const textsOf = (file: (name: string) => string) => ({
  locations: file(FILES.locations),
  machines: file(FILES.machines),
  connectors: file(FILES.connectors),
});

const count = (issues: readonly Issue[], ...reasons: Reason[]): number =>
  issues.filter((issue) => reasons.includes(issue.reason)).length;

const synthetic = () => {
  const { files, dirt } = syntheticRegister(3_000, 2_026);
  const ledger = new Ledger();
  const stations = stationsOfRegister(
    textsOf((name) => files[name] ?? ''),
    null,
    ledger,
  );
  return { files, dirt, ledger, stations };
};

describe('the synthetic register', () => {
  const { files, dirt, ledger, stations } = synthetic();
  const { issues } = ledger;

  it('is the same every time', () => {
    expect(syntheticRegister(3_000, 2_026).files).toEqual(files);
    expect(syntheticRegister(3_000, 2_027).files).not.toEqual(files);
  });

  it('calls stations as people do: without codes, and without shouting', () => {
    for (const { record } of stations)
      expect(record.locationName).not.toMatch(/\d-\d|\bKOTA\b|\bKAB\./);
  });

  it('has 3,000 locations, every row of which ends somewhere', () => {
    const [locations] = ledger.totals();
    expect(locations?.rows).toBe(3_000);
    expect(stations.length).toBeGreaterThan(2_500);
  });

  it.each([
    ['duplicate-id', ['duplicate-id']],
    ['placeholder-brand', ['placeholder-brand']],
    ['bad-port', ['bad-port']],
    ['power-in-kilowatts', ['power-in-kilowatts']],
    ['swapped', ['coordinate-swapped']],
    ['signless', ['coordinate-sign']],
    ['scientific', ['bad-coordinate']],
    ['strayed', ['far-from-province']],
  ] satisfies [string, Reason[]][])('has its %s noticed', (kind, reasons) => {
    const put = dirt[kind] ?? 0;
    expect(put).toBeGreaterThan(5);
    // A row that was refused for another reason may hide some of it.
    expect(count(issues, ...reasons)).toBeGreaterThan(put * 0.85);
    expect(count(issues, ...reasons)).toBeLessThan(put * 1.1 + 3);
  });

  it('lets no station in that lies far from its city', () => {
    const centres = new Map(CITIES.map((city) => [cityOf(city.name), city]));
    for (const { record } of stations) {
      const centre = centres.get(record.cityName);
      if (centre === undefined) throw new Error(`${record.cityName} is no city of the register`);
      expect(metresBetween(centre, record)).toBeLessThan(20_000);
    }
  });

  it('says the place and the reason of every issue, for people and for spreadsheets', () => {
    const applied = {
      stations: 1,
      evses: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      removed: 0,
      statuses: 1,
    };
    expect(summaryOf(ledger.totals(), issues, applied)).toContain('SPKLU-LOKASI.csv: 3000 rows =');
    const lines = issuesAsCsv(issues).trimEnd().split('\n');
    expect(lines).toHaveLength(issues.length + 1);
  });
});

const root = join(import.meta.dirname, '../../..');
/** Beside the repository, where it may not be. */
const REAL =
  ['..', '../..']
    .map((up) => join(root, up, 'shared/data/spklu'))
    .find((path) => existsSync(path)) ?? '';

describe.skipIf(REAL === '')('the real register', () => {
  const ledger = new Ledger();
  const texts = textsOf((name) => (REAL === '' ? '' : readFileSync(join(REAL, name), 'utf8')));

  it('has 2,426 records with 2,369 distinct ids, none of them lost', () => {
    const stations = stationsOfRegister(texts, null, ledger);
    const [locations, machines, connectors] = ledger.totals();
    expect(locations?.rows).toBe(2_426);
    expect(machines?.rows).toBe(2_423);
    expect(connectors?.rows).toBe(3_053);
    const ids = new Set(texts.locations.match(/^\d+,[^,]*/gm)?.map((row) => row.split(',')[1]));
    expect(ids.size).toBe(2_369);
    expect(locations?.refused).toBeLessThan(60);
    expect(stations.length).toBeGreaterThan(1_600);
    for (const { record } of stations) {
      expect(record.lat).toBeGreaterThan(-11.1);
      expect(record.lat).toBeLessThan(6.1);
    }
  });

  it('has its stations moved back from the sea and from degrees, minutes and seconds', () => {
    const at = (name: string): readonly number[] | undefined => {
      const station = stationsOfRegister(texts, null, new Ledger()).find(
        (each) => each.record.locationName === name,
      );
      return (
        station && [station.record.lat, station.record.lon].map((n) => Math.round(n * 100) / 100)
      );
    };
    expect(at('SPKLU Shell Pluit')).toEqual([-6.13, 106.8]);
    expect(at('SPKLU Shell Antasari')).toEqual([-6.26, 106.81]);
  });
});

describe.each(storesOfPass)('an import into $kind', ({ open }) => {
  let store: Store;
  const { stations } = synthetic();
  const some = stations.slice(0, 250);
  const options = { source: 'test', isDemo: true, now: 1_700_000_000_000, force: false };

  beforeAll(async () => {
    store = await migrated(open);
  });
  afterAll(() => store.stop());

  const seq = async (): Promise<number> => {
    const { rows } = await store.db.primary.execute('SELECT seq FROM feed');
    return Number(rows[0]?.seq);
  };
  const bring = (list: readonly ImportedStation[], force = false) =>
    applyImport(store.db, list, { ...options, force, now: options.now + 1 });

  it('adds what is new, and a second run changes nothing, not even the feed', async () => {
    expect(await applyImport(store.db, some, options)).toMatchObject({ added: 250, removed: 0 });
    const before = await seq();
    expect(await bring(some)).toMatchObject({ added: 0, changed: 0, unchanged: 250, statuses: 0 });
    expect(await seq()).toBe(before);
  });

  it('of a delta takes nothing for gone but what the source names', async () => {
    const [first, second] = some;
    if (first === undefined || second === undefined) throw new Error('no stations');
    const moved = { ...first, record: { ...first.record, address: 'Jalan Baru 1' } };
    const delta = { ...options, now: options.now + 2, onlyGone: [second.ref] };
    const applied = await applyImport(store.db, [moved], delta);
    expect(applied).toMatchObject({ added: 0, changed: 1, removed: 1 });
    expect(await bring(some)).toMatchObject({ added: 0, changed: 2, removed: 0 });
  });

  it('writes a status without touching the station', async () => {
    const [first, ...rest] = some;
    if (first === undefined) throw new Error('no station');
    const busy = first.record.evses.map((evse) => ({ ...evse, status: 'RESERVED' as const }));
    const changed = { ...first, record: { ...first.record, evses: busy } };
    const hashed = await store.db.primary.execute('SELECT max(seq) AS s FROM change');
    const applied = await bring([changed, ...rest]);
    expect(applied).toMatchObject({ statuses: busy.length });
    const { rows } = await store.db.primary.execute({
      sql: 'SELECT DISTINCT collection FROM change WHERE seq > ?',
      args: [Number(hashed.rows[0]?.s)],
    });
    expect(rows.map((row) => row.collection)).toEqual(['station-status']);
    await bring(some);
  });

  it('makes tombstones of stations that are gone, and brings them back when they return', async () => {
    expect(await bring(some.slice(5))).toMatchObject({ removed: 5, unchanged: 245 });
    const { rows } = await store.db.primary.execute(
      `SELECT count(*) AS n FROM change WHERE collection = 'stations' AND removed = 1`,
    );
    expect(rows[0]?.n).toBe(5);
    expect(await bring(some)).toMatchObject({ removed: 0, changed: 5 });
  });

  it('does not empty the map because an export is broken', async () => {
    await expect(bring(some.slice(0, 20))).rejects.toThrow('--force');
    expect(await bring(some.slice(0, 20), true)).toMatchObject({ removed: 230 });
  });
});
