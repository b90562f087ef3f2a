import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStore } from '#db/seed.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { observeStations, summariseHabits } from '#edge/domains/stations/history/jobs.ts';
import { playDemoPast } from '#edge/domains/stations/simulator/jobs.ts';
import { writeStations } from '#edge/domains/stations/write.sql.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { draft, stationRecord } from '#tests/support/stations.ts';
import { migrated, type Store, storesOfPass } from '#tests/support/stores.ts';

/** Monday 00:10 in Jayapura, still Sunday 22:10 in Jakarta. */
const NOW = Date.UTC(2026, 10, 22, 15, 10);
describe.each(storesOfPass)('the history of a station on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
    const evse = (id: string, n: number) => ({
      id: `${id}_${n}`,
      evsesId: `${id}_${n}`,
      connectors: [],
    });
    const status = (stationId: string, n: number, is: 'AVAILABLE' | 'CHARGING', age: number) => ({
      id: `${stationId}_${n}`,
      stationId,
      status: is,
      since: null,
      lastUpdated: NOW - age,
    });
    const evses = (id: string) => [evse(id, 1), evse(id, 2)];
    await store.db.write(
      writeStations([
        draft(stationRecord('east', { timeZone: 'Asia/Jayapura', evses: evses('east') }), [
          status('east', 1, 'AVAILABLE', MINUTE_MS),
          status('east', 2, 'CHARGING', MINUTE_MS),
        ]),
        draft(stationRecord('quiet', { evses: evses('quiet') }), [
          status('quiet', 1, 'AVAILABLE', 60 * MINUTE_MS),
        ]),
      ]),
    );
  });
  afterAll(() => store.stop());

  const run = async (job: JobKind, ALVA_ENV = 'production'): Promise<void> => {
    const deps = { env: { ALVA_ENV }, db: store.db, clock: () => NOW } as unknown as Deps;
    await store.db.write(await job.run({ id: 'x', payload: null, attempts: 1 }, deps));
  };
  const rows = async (text: string) => (await store.db.primary.execute(text)).rows;

  it('counts live EVSEs into the hour on the station’s clock, and silent ones not at all', async () => {
    await run(observeStations);
    await run(observeStations);
    const counted = await rows('SELECT station_id, hour, free, total FROM station_hour');
    expect(counted.map((row) => ({ ...row }))).toEqual([
      { station_id: 'east', hour: 0, free: 2, total: 4 },
    ]);
  });

  it('tells devices once, until the habit changes', async () => {
    await run(summariseHabits);
    const [usual] = await rows('SELECT free_by_hour AS text FROM station_usual');
    expect(String(usual?.text)).toMatch(/^[hi]-{167}$/);
    const seq = 'SELECT max(seq) AS n FROM change';
    const [before] = await rows(seq);
    await run(summariseHabits);
    expect((await rows(seq))[0]?.n).toEqual(before?.n);
  });

  it('of demo stations goes back four weeks, on an embedded instance only', async () => {
    await seedStore(store.db);
    const demo = "SELECT count(*) AS n FROM station_usual WHERE station_id LIKE 'sta_%'";
    await run(playDemoPast);
    expect((await rows(demo))[0]?.n).toBe(0);
    await run(playDemoPast, 'embedded');
    expect(Number((await rows(demo))[0]?.n)).toBeGreaterThan(50);
  });
});
