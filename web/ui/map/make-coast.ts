/**
 * `npm run map:coast`: cuts Indonesia out of Natural Earth's 1:10m coast (package `world-atlas`) and
 * writes `coast.json`, which is committed: the map has to draw without network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { areaOf, clipped, type Point, packed, simplifiedRing } from './cut-lines.ts';

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

const boxed = (ring: readonly Point[]): Point[] =>
  clipped(
    clipped(clipped(clipped(ring, 0, WEST, true), 0, EAST, false), 1, SOUTH, true),
    1,
    NORTH,
    false,
  );

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
  .map((ring) => simplifiedRing(ring, TOLERANCE))
  .filter((ring) => ring.length > 2);
const out = join(import.meta.dirname, 'coast.json');
const text = `${JSON.stringify({ grid: GRID, rings: cut.map((ring) => packed(ring, GRID)) })}\n`;
writeFileSync(out, text);
process.stdout.write(`${cut.length} rings, ${text.length} bytes\n`);
