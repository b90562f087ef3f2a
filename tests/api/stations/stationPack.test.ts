import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '#db/query.ts';
import { inArea } from '#edge/contract/stations/area.ts';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let all: StationRecord[];
beforeAll(async () => {
  bff = await startBff();
  const { pages } = await syncAll(bff, 'stations');
  all = pages.flatMap(({ changed }) =>
    changed.map(({ record }) => record as unknown as StationRecord),
  );
});
afterAll(() => bff.stop());

const PACK = `query Pack($area: StationAreaInput!, $cursor: String) {
  stationPack(area: $area, cursor: $cursor) { count bytes cursor full stationIds stations statuses }
}`;

interface Pack {
  readonly count: number;
  readonly bytes: number;
  readonly cursor: string;
  readonly full: boolean;
  readonly stationIds: string[];
  readonly stations: StationRecord[];
  readonly statuses: unknown[];
}

const ask = (area: object, cursor: string | null = null) =>
  bff.gql<{ stationPack: Pack }>(PACK, { area, cursor });

const JAKARTA = { lat: -6.1754, lon: 106.8272 };
const BANDUNG = { lat: -6.9218, lon: 107.6071 };
const circle = { centre: JAKARTA, radius: 25_000 };
const corridor = { from: JAKARTA, to: BANDUNG, reach: 8_000 };

describe('stationPack', () => {
  describe('works', () => {
    it.each([
      ['a circle', circle, { kind: 'circle', ...circle } as const],
      ['a corridor', corridor, { kind: 'corridor', ...corridor } as const],
    ])('%s holds exactly the stations in it', async (_, input, area) => {
      const { data } = await ask(input);
      const expected = all.filter((station) => inArea(area, station)).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(3);
      expect(data?.stationPack.stationIds.toSorted()).toEqual(expected.toSorted());
      expect(data?.stationPack.count).toBe(expected.length);
    });

    it('says before what it weighs', async () => {
      const pack = (await ask(circle)).data?.stationPack;
      const weighed = gzipSync(JSON.stringify([pack?.stations, pack?.statuses])).length;
      expect(Math.abs((pack?.bytes ?? 0) - weighed)).toBeLessThan(weighed / 50);
    });

    it('is updated by what changed, and names what has gone by leaving it out', async () => {
      const { data } = await ask(circle);
      const [gone, moved] = data?.stationPack.stationIds ?? [];
      await bff.db.write([
        raw(sql`UPDATE station SET is_active = 0 WHERE id = ${gone}`, () => undefined),
        raw(sql`UPDATE station SET address = 'Jalan Baru 1' WHERE id = ${moved}`, () => undefined),
      ]);
      const next = (await ask(circle, data?.stationPack.cursor ?? null)).data?.stationPack;
      expect(next?.full).toBe(false);
      expect(next?.stations.map(({ id, address }) => [id, address])).toEqual([
        [moved, 'Jalan Baru 1'],
      ]);
      expect(next?.stationIds).not.toContain(gone);
      expect((await ask(circle, next?.cursor ?? null)).data?.stationPack.stations).toEqual([]);
    });
  });

  it('refuses what is no area', async () => {
    const faults = await Promise.all(
      [
        { centre: { lat: 106.8, lon: -6.2 }, radius: 5_000 },
        { centre: JAKARTA, radius: -5 },
        { centre: JAKARTA },
        { ...circle, ...corridor },
        { from: JAKARTA, to: { lat: 2.5, lon: 140 }, reach: 5_000 },
      ].map(async (area) => (await ask(area)).errors?.[0]?.message),
    );
    expect(faults).toEqual([
      'coordinatesSwapped',
      'radiusOutOfRange',
      'areaUnclear',
      'areaUnclear',
      'areaTooLarge',
    ]);
  });

  it('is safe: a cursor of another store brings everything', async () => {
    const { data } = await ask(circle, 'other.1');
    expect(data?.stationPack.full).toBe(true);
    expect(data?.stationPack.stations).toHaveLength(data?.stationPack.count ?? -1);
  });
});
