/** Land and sea by the coast that maps draw, for a script and tests; no page imports it. */
import { coastLines } from './coast.ts';
import { distance, nearestOn, type Point } from './cut-lines.ts';

type Edge = readonly [a: Point, b: Point];

/** Degrees of latitude: edges are looked up by the bands they reach into. */
const BAND = 0.05;
const bandOf = (lat: number): number => Math.floor(lat / BAND);

const bands = new Map<number, Edge[]>();
for (const line of coastLines()) {
  const ring = line.map(([lat, lon]): Point => [lon, lat]);
  for (const [index, b] of ring.entries()) {
    const a = ring.at(index - 1) ?? b;
    const last = bandOf(Math.max(a[1], b[1]));
    for (let band = bandOf(Math.min(a[1], b[1])); band <= last; band++) {
      const edges = bands.get(band) ?? [];
      bands.set(band, edges);
      edges.push([a, b]);
    }
  }
}

/** Even-odd rule over all lines: a lake is a line within a line. */
export const isOnLand = ([x, y]: Point): boolean => {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of bands.get(bandOf(y)) ?? [])
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
};

/** Bands to either side in which the shore of a point is looked for: half a degree. */
const NEAR_BANDS = 10;

export const shoreOf = (at: Point): Point => {
  let shore: Point = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const middle = bandOf(at[1]);
  for (let band = middle - NEAR_BANDS; band <= middle + NEAR_BANDS; band++)
    for (const [a, b] of bands.get(band) ?? []) {
      const on = nearestOn(at, a, b);
      if (distance(at, on) < distance(at, shore)) shore = on;
    }
  return shore;
};
