import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { statusAt } from '#edge/domains/stations/simulator/day.ts';
import { playDemoDay } from '#edge/domains/stations/simulator/jobs.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { type Store, seeded, storesOfPass } from '#tests/support/stores.ts';

const NOON = Date.UTC(2026, 10, 20, 5);
const zone = 'Asia/Jakarta';
const evses = Array.from({ length: 300 }, (_, i) => ({ id: `evs_${i}`, zone }) as const);

const taken = (at: number): number =>
  evses.filter((evse) => statusAt(evse, at).status !== 'AVAILABLE').length / evses.length;

describe('a made-up day', () => {
  it('is quiet at night and busy in the evening, on the place’s own clock', () => {
    const [night, evening] = [Date.UTC(2026, 10, 19, 19, 30), Date.UTC(2026, 10, 20, 12, 30)];
    expect(taken(night)).toBeLessThan(0.15);
    expect(taken(evening)).toBeGreaterThan(0.55);
  });

  it('has each status begin before now and last until it changes', () => {
    for (const evse of evses.slice(0, 50)) {
      const { status, since } = statusAt(evse, NOON);
      expect(since).toBeLessThanOrEqual(NOON);
      expect(statusAt(evse, Math.max(since, NOON - MINUTE_MS)).status).toBe(status);
    }
  });
});

describe.each(storesOfPass)('playing it on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await seeded(open);
  });
  afterAll(() => store.stop());

  const play = async (now: number, ALVA_ENV = 'embedded'): Promise<void> => {
    const deps = { env: { ALVA_ENV }, db: store.db, clock: () => now } as unknown as Deps;
    const job = { id: 'x', payload: null, attempts: 1 };
    await store.db.write(await playDemoDay.run(job, deps));
  };
  const one = async (text: string): Promise<number> => {
    const { rows } = await store.db.primary.execute(text);
    return Number(rows[0]?.n);
  };
  const fresh = `SELECT count(*) AS n FROM evse_status WHERE last_updated_at = ${NOON}`;

  it('plays nowhere but on an embedded instance', async () => {
    await play(NOON, 'production');
    expect(await one(fresh)).toBe(0);
  });

  it('reports for every charger that works, and leaves broken and planned ones', async () => {
    const broken = `SELECT count(*) AS n FROM evse_status WHERE status IN ('OUTOFORDER', 'INOPERATIVE', 'PLANNED', 'UNKNOWN')`;
    const before = await one(broken);
    await play(NOON);
    expect(await one(fresh)).toBeGreaterThan(100);
    expect(await one(broken)).toBe(before);
    expect(before).toBeGreaterThan(10);
  });

  it('touches only statuses, and a minute later only those with news', async () => {
    const seq = await one('SELECT seq AS n FROM feed');
    await play(NOON + MINUTE_MS);
    const changed = await one(`SELECT count(*) AS n FROM change WHERE seq > ${seq}`);
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(60);
    expect(
      await one(
        `SELECT count(*) AS n FROM change WHERE seq > ${seq} AND collection <> 'station-status'`,
      ),
    ).toBe(0);
  });
});
