import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { pullStations } from '#edge/domains/stations/import/ocpi/jobs.ts';
import { type PullOptions, pullOcpi } from '#edge/domains/stations/import/ocpi/pull.ts';
import type { Deps } from '#edge/platform/deps.ts';
import {
  answering,
  hangingUp,
  type OcpiServer,
  silent,
  startOcpiServer,
  TOKEN,
} from '#tests/support/ocpi-server.ts';
import { ocpiLocation } from '#tests/support/station-samples.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const NOW = Date.UTC(2026, 10, 22, 8);
const [first] = stores;

const locationAt = (index: number, more: object = {}) => ({
  ...ocpiLocation,
  id: `LOC${String(index).padStart(3, '0')}`,
  name: `Arus ${index}`,
  evses: ocpiLocation.evses.map((evse) => ({ ...evse, uid: `${evse.uid}-${index}` })),
  last_updated: '2026-11-20T08:00:00Z',
  ...more,
});

const many = (count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => locationAt(index));

let server: OcpiServer;
let store: Store;
let now = NOW;
const slept: number[] = [];

beforeAll(async () => {
  if (first === undefined) throw new Error('no store');
  store = await migrated(first.open);
});
afterAll(() => store.stop());
beforeEach(async () => {
  server = await startOcpiServer();
  now = NOW;
  slept.length = 0;
});
afterEach(() => server.stop());

let number = 0;
/** A source of its own for each test; they share a store. */
const operator = (more: Partial<PullOptions> = {}) => {
  const source = `arus-${++number}`;
  const pull = (again: Partial<PullOptions> = {}) =>
    pullOcpi(store.db, {
      source,
      url: server.versions,
      token: TOKEN,
      fetch,
      clock: () => now,
      sleep: async (ms) => void slept.push(ms),
      ...more,
      ...again,
    });
  const names = async (): Promise<unknown[]> => {
    const { rows } = await store.db.primary.execute({
      sql: 'SELECT source_ref FROM station WHERE source = ? AND is_active = 1 ORDER BY 1',
      args: [source],
    });
    return rows.map((row) => row.source_ref);
  };
  const row = async () => {
    const { rows } = await store.db.primary.execute({
      sql: 'SELECT * FROM station_pull WHERE source = ?',
      args: [source],
    });
    return rows[0];
  };
  return { source, pull, names, row };
};

const seq = async (): Promise<unknown> =>
  (await store.db.primary.execute('SELECT seq FROM feed')).rows[0]?.seq;

const locationPages = (): string[] => server.requests.filter((path) => path.includes('/locations'));

describe('a pull from an OCPI endpoint', () => {
  it('finds the locations behind the versions and follows every page', async () => {
    server.data.locations = many(120);
    const { pull, names } = operator();
    const { applied, pages, isFull, done, ledger } = await pull();
    expect({ pages, isFull, done }).toEqual({ pages: 3, isFull: true, done: true });
    expect(applied).toMatchObject({ stations: 120, added: 120, removed: 0 });
    expect(ledger.totals().reduce((sum, { accepted }) => sum + accepted, 0)).toBe(120);
    expect(await names()).toHaveLength(120);
  });

  it('asks later for what changed, and changes nothing when it comes twice', async () => {
    server.data.locations = many(60);
    const { pull, names } = operator();
    await pull();
    const before = await seq();
    now += HOUR_MS;
    expect((await pull()).isFull).toBe(false);
    expect(locationPages().at(-1)).toContain('date_from=2026-11-22T07%3A50%3A00.000Z');
    expect((await pull({ full: true })).applied).toMatchObject({ unchanged: 60, changed: 0 });
    expect(await seq()).toBe(before);

    now += HOUR_MS;
    const changed = { last_updated: new Date(now).toISOString() };
    server.data.locations[3] = locationAt(3, { ...changed, address: 'Jalan Baru 1' });
    server.data.locations[4] = locationAt(4, { ...changed, publish: false });
    server.data.locations.push(locationAt(60, changed));
    expect((await pull()).applied).toMatchObject({ stations: 2, added: 1, changed: 1, removed: 1 });
    expect(await names()).not.toContain('ID*ARK*LOC004');
  });

  it('keeps a quiet charger of a live source known, and a newer pushed status in place', async () => {
    server.data.locations = [locationAt(1)];
    const { pull, source } = operator();
    const status = async () => {
      const { rows } = await store.db.primary.execute({
        sql: `SELECT t.status, t.last_updated_at AS at FROM evse_status t
          JOIN station s ON s.id = t.station_id WHERE s.source = ?`,
        args: [source],
      });
      return rows[0];
    };
    await pull();
    // Two days old, as OCPI's time of the last change says, and true as of now.
    expect(await status()).toMatchObject({ status: 'AVAILABLE', at: now });
    const confirmed = now;
    now += HOUR_MS;
    await pull({ full: true });
    expect((await status())?.at).toBe(confirmed);
    now += 6 * HOUR_MS;
    await pull();
    expect((await status())?.at).toBe(now);

    await store.db.primary.execute({
      sql: `UPDATE evse_status SET status = 'CHARGING', last_updated_at = ? WHERE station_id IN
        (SELECT id FROM station WHERE source = ?)`,
      args: [now + 1, source],
    });
    server.data.locations = [locationAt(1, { address: 'Jalan Baru 1' })];
    await pull({ full: true });
    expect(await status()).toMatchObject({ status: 'CHARGING', at: now + 1 });
  });

  it('notices at the weekly pull of everything what was deleted, and not before', async () => {
    server.data.locations = many(60);
    const { pull, names } = operator();
    await pull();
    server.data.locations.splice(10, 2);
    now += HOUR_MS;
    expect((await pull()).applied.removed).toBe(0);
    now += 8 * 24 * HOUR_MS;
    expect(await pull()).toMatchObject({ isFull: true, applied: { removed: 2 } });
    expect(await names()).toHaveLength(58);
  });

  it('does not empty the map because an endpoint has lost most of its stations', async () => {
    server.data.locations = many(60);
    const { pull, names } = operator();
    await pull();
    server.data.locations = many(5);
    await expect(pull({ full: true })).rejects.toThrow('55 of 60 stations are missing');
    expect(await names()).toHaveLength(60);
    expect((await pull({ full: true, force: true })).applied.removed).toBe(55);
  });

  it('prices stations by the operator’s tariffs, all of them anew when a tariff changes', async () => {
    const tariff = (price: number) => ({
      country_code: 'ID',
      party_id: 'ARK',
      id: 'T1',
      currency: 'IDR',
      elements: [{ price_components: [{ type: 'ENERGY', price, vat: 11, step_size: 1 }] }],
    });
    const [evse] = ocpiLocation.evses;
    const connectors = evse?.connectors.map((each) => ({ ...each, tariff_ids: ['T1'] }));
    server.data.locations = [locationAt(1, { evses: [{ ...evse, connectors }] })];
    server.data.tariffs = [tariff(2_000)];
    const { pull, source } = operator();
    const price = async () => {
      const { rows } = await store.db.primary.execute({
        sql: 'SELECT per_kwh_idr FROM station WHERE source = ?',
        args: [source],
      });
      return rows[0]?.per_kwh_idr;
    };
    await pull();
    expect(await price()).toBe(2_220);
    server.data.tariffs = [tariff(3_000)];
    now += HOUR_MS;
    expect((await pull()).isFull).toBe(true);
    expect(await price()).toBe(3_330);
  });

  it('goes on at the page that failed, and keeps what had arrived', async () => {
    server.data.locations = many(200);
    const { pull, names, row } = operator();
    server.instead('offset=100', ...Array.from({ length: 5 }, () => answering(503)));
    await expect(pull()).rejects.toThrow('answers 503; tried 5 times');
    expect(await names()).toHaveLength(100);
    expect(await row()).toMatchObject({
      next: expect.stringContaining('offset=100'),
      last_error: expect.stringContaining('503'),
    });
    server.requests.length = 0;
    expect((await pull()).done).toBe(true);
    expect(locationPages()).toHaveLength(2);
    expect(await names()).toHaveLength(200);
    expect(await row()).toMatchObject({ next: null, last_error: null });
  });

  it('begins again when the page it stopped at is not known any more', async () => {
    server.data.locations = many(120);
    const { pull, names } = operator();
    server.instead('offset=50', answering(400));
    await expect(pull()).rejects.toThrow('answers 400');
    server.instead('offset=50', answering(410));
    expect(await pull()).toMatchObject({ done: true, pages: 3 });
    expect(await names()).toHaveLength(120);
  });

  it('stops when its time is over, and goes on in the next run', async () => {
    server.data.locations = many(120);
    const { pull, names } = operator();
    expect(await pull({ until: now })).toMatchObject({ done: false, pages: 1 });
    expect(await names()).toHaveLength(50);
    expect(await pull()).toMatchObject({ done: true, pages: 2 });
    expect(await names()).toHaveLength(120);
  });

  it('waits as long as it is asked to, and ever longer when it is not', async () => {
    server.data.locations = many(1);
    const { pull } = operator();
    server.instead('/locations', answering(429, { 'retry-after': '7' }), answering(500), hangingUp);
    expect((await pull()).applied.added).toBe(1);
    expect(slept).toEqual([7_000, 2_000, 4_000]);
    const at = new Date(now + 10_000).toUTCString();
    server.instead('/locations', answering(503, { 'retry-after': at }));
    await pull({ full: true });
    expect(slept.at(-1)).toBe(10_000);
  });

  it('gives up on a server that never answers, or wants an hour of rest', async () => {
    server.instead('/locations', silent, silent);
    const impatient = operator({ tries: 2, timeoutMs: 100 });
    await expect(impatient.pull()).rejects.toThrow('takes too long; tried 2 times');
    server.instead('/locations', answering(429, { 'retry-after': '3600' }));
    await expect(operator().pull()).rejects.toThrow('wants 3600 s of rest');
  });

  it('follows a server that says there is more but sends no link', async () => {
    server.data.locations = many(2);
    const page = (id: number) =>
      answering(200, { 'x-total-count': '2' }, JSON.stringify({ data: [locationAt(id)] }));
    const { pull } = operator();
    server.instead('offset=0', answering(200, {}, '{"data": []}'));
    server.instead('/locations', page(0), page(1));
    expect((await pull()).applied.added).toBe(2);
    expect(locationPages().at(-1)).toContain('offset=1');
  });

  it('removes nothing when fewer rows came than the server has', async () => {
    server.data.locations = many(3);
    const { pull, names } = operator();
    await pull();
    const short = JSON.stringify({ data: [] });
    server.instead('/locations', answering(200, { 'x-total-count': '3' }, short));
    await expect(pull({ full: true })).rejects.toThrow('only 0 of 3 locations came');
    expect(await names()).toHaveLength(3);
  });

  it('speaks to platforms that want the token as it is', async () => {
    server.plainToken = true;
    server.data.locations = many(2);
    expect((await operator().pull()).applied.added).toBe(2);
  });

  it('takes the address of the locations, too', async () => {
    server.data.locations = many(2);
    expect((await operator({ url: server.locations }).pull()).applied.added).toBe(2);
  });
});

describe('the job that pulls', () => {
  const run = async (sources: unknown) => {
    const logs: Record<string, unknown>[] = [];
    const note = (event: string, fields: object = {}) => void logs.push({ event, ...fields });
    const OCPI_SOURCES = typeof sources === 'string' ? sources : JSON.stringify(sources);
    const deps = {
      env: { OCPI_SOURCES },
      db: store.db,
      clock: () => now,
      fetch,
      log: { info: note, warn: note, error: note },
    } as unknown as Deps;
    const job = { id: 'stations.pull-ocpi@1', payload: null, attempts: 1 };
    return { effects: await pullStations.run(job, deps), logs };
  };

  it('brings every source in, and says what became of it', async () => {
    server.data.locations = [locationAt(1), { id: 'LOC002' }];
    const source = { source: 'job-a', url: server.versions, token: TOKEN };
    const { effects, logs } = await run([source, { ...source, source: 'job-b' }]);
    expect(effects).toEqual([]);
    expect(logs).toMatchObject([
      {
        event: 'stations.pulled',
        source: 'job-a',
        added: 1,
        refused: 1,
        done: true,
        firstRefused: expect.stringContaining(':2 malformed'),
      },
      { source: 'job-b', added: 1 },
    ]);
  });

  it('does not let one broken source keep the others waiting', async () => {
    server.data.locations = [locationAt(1)];
    const source = { source: 'job-c', url: `${server.origin}/nowhere`, token: TOKEN };
    const good = { ...source, source: 'job-d', url: server.versions };
    await expect(run([source, good])).rejects.toThrow('job-c: OcpiFault');
    const { rows } = await store.db.primary.execute(
      `SELECT count(*) AS n FROM station WHERE source = 'job-d'`,
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('has nothing to do without sources, and says so when they are no list', async () => {
    expect((await run('[]')).effects).toEqual([]);
    await expect(run('arus')).rejects.toThrow('OCPI_SOURCES');
    await expect(run([{ source: 'A B', url: 'x', token: '' }])).rejects.toThrow('OCPI_SOURCES');
  });
});

describe('malformed OCPI', () => {
  it('loses nothing: a bad location is refused by name, its neighbours come in', async () => {
    server.data.locations = [
      locationAt(1),
      { id: 'LOC002', party_id: 'ARK', country_code: 'ID' },
      null,
      'text',
      locationAt(3, { coordinates: { latitude: 'NaN', longitude: 'x' } }),
      locationAt(4),
    ];
    const { pull, names } = operator();
    const { ledger, applied } = await pull();
    expect(applied).toMatchObject({ stations: 2, added: 2 });
    expect(await names()).toEqual(['ID*ARK*LOC001', 'ID*ARK*LOC004']);
    expect(ledger.issues.map(({ line, reason, row }) => [line, reason, row])).toEqual([
      [2, 'malformed', 'LOC002'],
      [3, 'malformed', ''],
      [4, 'malformed', ''],
      [5, 'outside-indonesia', 'LOC003'],
    ]);
  });

  it('of a station that was fine before leaves the station as it was', async () => {
    server.data.locations = [locationAt(1), locationAt(2)];
    const { pull, names } = operator();
    await pull();
    server.data.locations[1] = { ...locationAt(2), coordinates: null };
    const { applied } = await pull({ full: true });
    expect(applied.removed).toBe(0);
    expect(await names()).toHaveLength(2);
  });

  const json = (body: unknown) => answering(200, {}, JSON.stringify(body));
  it.each([
    ['what is no JSON', Array(5).fill(answering(200, {}, '<html>')), 'no JSON; tried 5 times'],
    ['a text', [json('hello')], 'no OCPI envelope'],
    ['no list', [json({ data: { id: 1 }, status_code: 1000 })], 'holds no list'],
    ['an error of OCPI', [json({ status_code: 2001, status_message: 'bad' })], '2001: bad'],
    [
      'an error of the server',
      Array(5).fill(json({ status_code: 3000, status_message: 'down' })),
      '3000: down; tried 5 times',
    ],
    ['a refused token', [answering(403)], 'refuses the token (403)'],
    ['another address', [answering(301, { location: 'https://b.test' })], 'has moved (301)'],
    [
      'a link to another host',
      [answering(200, { link: '<https://evil.test/x>; rel="next"' }, '{"data":[]}')],
      'another host: https://evil.test',
    ],
    ['too much', [answering(200, {}, 'x'.repeat(8_000_001))], 'more than 8000000 bytes'],
  ])('is named: %s', async (_, answers, message) => {
    server.instead('/locations', ...answers);
    const { pull, row } = operator();
    await expect(pull()).rejects.toThrow(message);
    expect(String((await row())?.last_error)).toContain(message);
  });

  it('of pages that go round in a circle is noticed', async () => {
    const link = { link: `<${server.locations}?offset=0&limit=100>; rel=next` };
    server.instead('/locations', answering(200, link, '{"data":[]}'));
    await expect(operator().pull()).rejects.toThrow('have no end');
  });

  it('of versions and endpoints is noticed', async () => {
    server.instead('/versions', json({ data: [{ version: '3.0', url: `${server.origin}/3` }] }));
    await expect(operator().pull()).rejects.toThrow('speaks OCPI 3.0; we read 2.3.0, 2.2.1');
    server.instead('/ocpi/2.2.1', json({ data: { endpoints: [] } }));
    await expect(operator().pull()).rejects.toThrow('offers no locations');
    const elsewhere = { identifier: 'locations', url: 'https://evil.test/locations' };
    server.instead('/ocpi/2.2.1', json({ data: { endpoints: [elsewhere] } }));
    await expect(operator().pull()).rejects.toThrow('another host');
  });

  it('over plain HTTP from elsewhere is not even asked for: the token would be read on the way', async () => {
    await expect(operator({ url: 'http://ocpi.test/versions' }).pull()).rejects.toThrow(
      'no https address',
    );
  });
});
