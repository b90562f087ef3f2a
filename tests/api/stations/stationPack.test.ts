import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '#db/query.ts';
import { inArea } from '#edge/contract/stations/area.ts';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { clockedApp } from '#tests/support/clocked-app.ts';
import { contentPath, tripsOf } from '#tests/support/in-process-app.ts';

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

  describe('of everybody', () => {
    const WHOLE =
      'query Pack($area: StationAreaInput!) { stationPack(area: $area) { cursor full stationIds stations statuses } }';
    const pathOf = (area: object): string => contentPath(WHOLE, { area });

    it('is what an update without a cursor is, and may be kept on the way', async () => {
      const answer = await bff.fetch(pathOf(circle));
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=\d+/);
      expect(answer.headers.get('etag')).toMatch(/^"/);
      const { data } = (await answer.json()) as { data: { stationPack: Pack } };
      expect(data.stationPack).toMatchObject({ full: true });
      const { count: _, bytes: __, ...whole } = (await ask(circle)).data?.stationPack ?? {};
      expect(data.stationPack).toEqual(whole);
      const tag = answer.headers.get('etag') ?? '';
      const again = await bff.fetch(pathOf(circle), { headers: { 'if-none-match': tag } });
      expect(again.status).toBe(304);
    });

    it('is made once a minute for all who ask, and its cursor brings what came since', async () => {
      const { app, pass } = clockedApp(bff);
      const pack = async () => {
        const answer = await app.request(pathOf(circle));
        const { data } = (await answer.json()) as { data: { stationPack: Pack } };
        return { trips: tripsOf(answer), ...data.stationPack };
      };
      const first = await pack();
      const [id] = first.stationIds;
      await bff.db.write([
        raw(sql`UPDATE station SET address = 'Jalan Lama 2' WHERE id = ${id}`, () => undefined),
      ]);
      pass(MINUTE_MS - 1_000);
      expect(await pack()).toEqual({ ...first, trips: 0 });
      const since = (await ask(circle, first.cursor)).data?.stationPack;
      expect(since?.stations.map(({ address }) => address)).toEqual(['Jalan Lama 2']);
      pass(2_000);
      const next = await pack();
      expect(next.trips).toBeGreaterThan(0);
      expect(next.stations.find((each) => each.id === id)?.address).toBe('Jalan Lama 2');
    });

    it('is counted where it has to be made: sixty areas in ten minutes from one address', async () => {
      const { app } = clockedApp(bff);
      const codeOf = async (radius: number): Promise<string | undefined> => {
        const answer = await app.request(pathOf({ centre: JAKARTA, radius }));
        const body = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
        return body.errors?.[0]?.extensions.code;
      };
      const codes: unknown[] = [];
      for (let at = 0; at < 64; at++) codes.push(await codeOf(1_000 + at));
      expect(codes.at(-1)).toBe('RATE_LIMITED');
      expect(codes.findIndex((code) => code !== undefined)).toBeGreaterThan(50);
      expect(await codeOf(1_000)).toBeUndefined();
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
