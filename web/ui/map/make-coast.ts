/**
 * `npm run map:coast`: cuts Indonesia out of Natural Earth's 1:10m coast (package `world-atlas`) and
 * writes `coast.json`, which is committed: the map has to draw without network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Point = readonly [lon: number, lat: number];

/** Wider than the country, so that the sea does not end at the edge of a screen. */
const WEST = 84;
const EAST = 152;
const SOUTH = -20;
const NORTH = 18;
/** Degrees: what the simplified line may be off (about 300 m), and the grid it is kept on. */
const TOLERANCE = 0.003;
const GRID = 1_000;
/** Smaller islands than this many square degrees only cost bytes. */
const LEAST_AREA = 0.000_05;

const cross = (a: Point, b: Point, axis: 0 | 1, at: number): Point => {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  const other = axis === 0 ? 1 : 0;
  const value = a[other] + share * (b[other] - a[other]);
  return axis === 0 ? [at, value] : [value, at];
};

/** Sutherland-Hodgman, one edge of the box at a time. */
const clipped = (ring: readonly Point[], axis: 0 | 1, at: number, above: boolean): Point[] => {
  const inside = (p: Point): boolean => (above ? p[axis] >= at : p[axis] <= at);
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const crossing = inside(before) === inside(point) ? [] : [cross(before, point, axis, at)];
    return inside(point) ? [...crossing, point] : crossing;
  });
};

const boxed = (ring: readonly Point[]): Point[] =>
  clipped(
    clipped(clipped(clipped(ring, 0, WEST, true), 0, EAST, false), 1, SOUTH, true),
    1,
    NORTH,
    false,
  );

const distance = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length;
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
};

/** Douglas-Peucker. */
const simplified = (line: readonly Point[]): Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let farthest = 0;
  let most = 0;
  for (const [index, point] of line.entries()) {
    const off = distance(point, first, last);
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= TOLERANCE) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1)).slice(0, -1),
    ...simplified(line.slice(farthest)),
  ];
};

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [px, py] = ring.at(index - 1) ?? [x, y];
      return sum + px * y - x * py;
    }, 0) / 2,
  );

/** Whole grid steps, each relative to the one before: half the digits. */
const packed = (ring: readonly Point[]): number[] => {
  let [x, y] = [0, 0];
  return ring.flatMap((point) => {
    const [nx, ny] = [Math.round(point[0] * GRID), Math.round(point[1] * GRID)];
    const step = [nx - x, ny - y];
    [x, y] = [nx, ny];
    return step;
  });
};

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly number[][][] }[] };
  };
}

const source = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
const { transform, arcs, objects } = JSON.parse(readFileSync(source, 'utf8')) as Topology;

/** TopoJSON: an arc is a list of steps on an integer grid; a negative index runs it backwards. */
const lines = arcs.map((steps) => {
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]): Point => {
    [x, y] = [x + dx, y + dy];
    return [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ];
  });
});
const lineOf = (index: number): readonly Point[] =>
  (index < 0 ? lines[~index]?.toReversed() : lines[index]) ?? [];
const ringOf = (indexes: readonly number[]): Point[] =>
  indexes.flatMap((index) => lineOf(index).slice(1));
const rings = objects.land.geometries.flatMap(({ arcs: polygons }) =>
  polygons.flatMap((polygon) => polygon.map(ringOf)),
);
const cut = rings
  .map((ring) => boxed(ring))
  .filter((ring) => ring.length > 2 && areaOf(ring) >= LEAST_AREA)
  .map((ring) => {
    // A closed line has no ends to simplify between; its farthest point makes two of it.
    const half = Math.floor(ring.length / 2);
    const [start] = ring;
    const line = [
      ...simplified(ring.slice(0, half + 1)).slice(0, -1),
      ...simplified([...ring.slice(half), ...(start ? [start] : [])]),
    ];
    return line.slice(0, -1);
  })
  .filter((ring) => ring.length > 2);
const out = join(import.meta.dirname, 'coast.json');
const text = `${JSON.stringify({ grid: GRID, rings: cut.map(packed) })}\n`;
writeFileSync(out, text);
process.stdout.write(`${cut.length} rings, ${text.length} bytes\n`);
