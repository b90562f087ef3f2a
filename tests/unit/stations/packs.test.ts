import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxesOf, inArea, type StationArea } from '#edge/contract/stations/area.ts';
import { inBox, metresBetween } from '#edge/contract/stations/geo.ts';
import type { EvseStatusRecord } from '#edge/contract/stations/record.ts';
import { stationRecord } from '#tests/support/stations.ts';
import { areaOf, FIRST_DRAFT } from '#web/domains/stations/packs/draft.ts';
import { packStore } from '#web/domains/stations/packs/pack-store.ts';

const seed = Number(process.env.SEED ?? 20261121);
const place = fc.record({
  lat: fc.double({ min: -11, max: 6, noNaN: true }),
  lon: fc.double({ min: 95, max: 141, noNaN: true }),
});
/** A point near the first one, so that many lie inside. */
const near = fc.record({
  dLat: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  dLon: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
});

describe('what is around somebody', () => {
  it('is one area for everybody near by, and never far from where they stand', () => {
    const around = (lat: number, lon: number) =>
      areaOf({ ...FIRST_DRAFT, kind: 'here' }, { lat, lon });
    expect(around(-6.1754, 106.8272)).toEqual(around(-6.1788, 106.8231));
    fc.assert(
      fc.property(place, ({ lat, lon }) => {
        const area = around(lat, lon);
        if (area?.kind !== 'circle') throw new Error('no circle');
        expect(metresBetween(area.centre, { lat, lon })).toBeLessThan(1_600);
      }),
      { seed },
    );
  });
});

describe('an area', () => {
  it(`lies whole within its boxes, across the equator too (seed ${seed})`, () => {
    let inside = 0;
    fc.assert(
      fc.property(place, near, near, fc.boolean(), (from, span, off, isCircle) => {
        const to = { lat: from.lat + span.dLat * 8, lon: from.lon + span.dLon * 8 };
        const area: StationArea = isCircle
          ? { kind: 'circle', centre: from, radius: 40_000 }
          : { kind: 'corridor', from, to, reach: 20_000 };
        const point = { lat: from.lat + off.dLat, lon: from.lon + off.dLon };
        if (!inArea(area, point)) return;
        inside++;
        expect(boxesOf(area).some((box) => inBox(box, point))).toBe(true);
      }),
      { numRuns: 3_000, seed },
    );
    expect(inside).toBeGreaterThan(200);
  });

  it('of two places reaches past neither end', () => {
    const corridor: StationArea = {
      kind: 'corridor',
      from: { lat: 0, lon: 109 },
      to: { lat: 0, lon: 110 },
      reach: 10_000,
    };
    expect(inArea(corridor, { lat: 0.08, lon: 109.5 })).toBe(true);
    expect(inArea(corridor, { lat: 0.1, lon: 109.5 })).toBe(false);
    expect(inArea(corridor, { lat: 0, lon: 108.92 })).toBe(true);
    expect(inArea(corridor, { lat: 0, lon: 108.9 })).toBe(false);
  });
});

describe('packs on the device', () => {
  const status = (stationId: string): EvseStatusRecord => ({
    id: `${stationId}_1`,
    stationId,
    status: 'AVAILABLE',
    since: null,
    lastUpdated: 1,
  });
  const pack = (id: string) => ({
    id,
    name: id,
    updatedAt: 1,
    area: { kind: 'circle', centre: { lat: 0, lon: 110 }, radius: 10_000 } as const,
  });
  const content = (ids: readonly string[], sent: readonly string[] = ids) => ({
    cursor: 'e.1',
    stationIds: ids,
    stations: sent.map((id) => stationRecord(id)),
    statuses: sent.map(status),
  });
  const storedIds = async () => (await packStore.stations()).map(({ id }) => id).toSorted();

  it('are updated by what changed, lose what has gone, and keep what another pack has', async () => {
    await packStore.write(pack('one'), content(['a', 'b', 'c']));
    await packStore.write(pack('two'), content(['c', 'd']));
    await packStore.write(pack('one'), { ...content(['b', 'c', 'e'], ['e']), cursor: 'e.2' });
    expect(await storedIds()).toEqual(['b', 'c', 'd', 'e']);
    expect((await packStore.list()).map(({ id, cursor }) => [id, cursor])).toEqual([
      ['one', 'e.2'],
      ['two', 'e.1'],
    ]);
    expect((await packStore.statuses()).some(({ stationId }) => stationId === 'a')).toBe(false);
    await packStore.remove('one');
    expect(await storedIds()).toEqual(['c', 'd']);
  });
});
