import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CITIES } from '#edge/contract/cities.ts';
import { type LatLon, roadLines } from '#web/ui/map/coast.ts';
import { distance } from '#web/ui/map/cut-lines.ts';
import { isOnLand, shoreOf } from '#web/ui/map/land.ts';
import { lineOf, packedRoads } from '#web/ui/map/road-lines.ts';
import roads from '#web/ui/map/roads.json' with { type: 'json' };

const KM_A_DEGREE = 111.2;
const kmBetween = ([aLat, aLon]: LatLon, [bLat, bLon]: LatLon): number =>
  KM_A_DEGREE * Math.hypot(bLat - aLat, (bLon - aLon) * Math.cos((aLat * Math.PI) / 180));

const lines = [...roadLines(1), ...roadLines(2)];
const steps = lines.flatMap((line) => line.slice(1).map((to, at) => [line[at] ?? to, to] as const));

/** Every kilometre of a straight line. */
const pointsBetween = (a: LatLon, b: LatLon): LatLon[] => {
  const many = Math.ceil(kmBetween(a, b));
  return Array.from({ length: many + 1 }, (_, at): LatLon => {
    const share = at / Math.max(1, many);
    return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
  });
};

/** Degrees, 2.5 km: the coast and the roads are simplified, and the bridge to Madura is 5 km long. */
const OFFSHORE = 0.0225;
const isOutAtSea = ([lat, lon]: LatLon): boolean =>
  !isOnLand([lon, lat]) && distance([lon, lat], shoreOf([lon, lat])) > OFFSHORE;

/** Where the built-in map has a city, and none of its roads. */
const CITIES_WITHOUT_ROAD = [
  'Sabang',
  'Metro',
  'Cimahi',
  'Batam',
  'Tanjungpinang',
  'Depok',
  'Tangerang Selatan',
  'Batu',
  'Ubud',
  'Tarakan',
  'Baubau',
  'Tual',
  'Ternate',
  'Biak',
  'Timika',
];

describe('main roads of the map', () => {
  it('are those of the list, each town of which has one point', () => {
    expect(packedRoads()).toEqual(roads);
  });

  it('cannot be made through a town that the data lacks, or has twice', () => {
    expect(() => lineOf({ rank: 2, towns: ['Bandung', 'Nirgendheim'] })).toThrow(
      'Nirgendheim: 0 towns',
    );
    expect(() => lineOf({ rank: 2, towns: ['Bandung', 'Margasari'] })).toThrow(
      'Margasari: 2 towns (provinces: 07, 12)',
    );
    expect(lineOf({ rank: 2, towns: ['Bandung', 'Margasari/07'] })).toHaveLength(2);
  });

  it('stay ashore', () => {
    const atSea = steps.flatMap(([from, to]) => pointsBetween(from, to).filter(isOutAtSea));
    expect(atSea).toEqual([]);
  });

  it('have no long gaps: 70 km on Java and Bali, 150 km where towns are rare', () => {
    const onJava = ([lat, lon]: LatLon): boolean => lat < -5.9 && lon > 105.9 && lon < 115.8;
    for (const [from, to] of steps) {
      const most = onJava(from) && onJava(to) ? 70 : 150;
      expect([from, to, kmBetween(from, to) < most]).toEqual([from, to, true]);
    }
  });

  it('lead through the cities that the map names, small islands and suburbs aside', () => {
    const points = lines.flat();
    const apart = CITIES.filter(({ lat, lon }) =>
      points.every((point) => kmBetween(point, [lat, lon]) > 5),
    );
    expect(apart.map(({ name }) => name).toSorted()).toEqual(CITIES_WITHOUT_ROAD.toSorted());
  });

  it('weigh at most 8 kB, 4 kB over the wire', () => {
    const bytes = JSON.stringify(roads);
    expect(bytes.length).toBeLessThan(8_000);
    expect(gzipSync(bytes).length).toBeLessThan(4_000);
  });
});
