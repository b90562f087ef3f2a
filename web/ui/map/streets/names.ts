import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import type { Placement } from './paint.ts';

export type NameKind = 'city' | 'town' | 'village' | 'water' | 'road' | 'shield' | 'place';

/** A name that may be written; where there is room for it is decided later, over all tiles. */
export interface Name {
  readonly text: string;
  readonly kind: NameKind;
  /** Pixels of the whole map at this zoom. */
  readonly x: number;
  readonly y: number;
  /** Radians; roads are written along. */
  readonly angle: number;
  /** Pixels of straight road under it. */
  readonly room: number;
  /** Less is more important. */
  readonly rank: number;
}

/** Zoom from which a kind of place is written, and what it is written like. */
const PLACES: Readonly<Record<string, readonly [from: number, kind: NameKind, rank: number]>> = {
  city: [8, 'city', 0],
  town: [9, 'town', 100],
  suburb: [13, 'village', 200],
  village: [12, 'village', 250],
  quarter: [14, 'village', 300],
  neighbourhood: [15, 'place', 400],
  hamlet: [14, 'place', 400],
};
const ROAD_FROM: Readonly<Record<string, number>> = {
  motorway: 13,
  trunk: 13,
  primary: 13,
  secondary: 14,
  tertiary: 15,
  minor: 16,
};
const ROAD_CLASSES = Object.keys(ROAD_FROM);
const NUMBERED = ['motorway', 'trunk', 'primary'];
const NUMBERS_FROM = 10;
const WATER_FROM = 13;
/** Radians that a road may bend under its name. */
const MOST_BEND = 0.35;
const LEAST_ROOM = 30;

interface Run {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly room: number;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

const bend = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
};

const runBetween = (a: Pixel, b: Pixel): Run => {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    // Read from the left, never upside down.
    angle: Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle,
    room: Math.hypot(b.x - a.x, b.y - a.y),
  };
};

/** The longest nearly straight part of a line. */
export const straightest = (line: readonly Pixel[]): Run | undefined => {
  let best: Run | undefined;
  let start = line[0];
  let heading: number | undefined;
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (before === undefined || start === undefined) continue;
    const angle = Math.atan2(point.y - before.y, point.x - before.x);
    if (heading === undefined || bend(angle, heading) > MOST_BEND) {
      start = before;
      heading = angle;
    }
    const run = runBetween(start, point);
    if (best === undefined || run.room > best.room) best = run;
  }
  return best;
};

const featuresOf = (tile: VectorTile, name: string): VectorTileFeature[] => {
  const layer = tile.layers[name];
  return layer === undefined
    ? []
    : Array.from({ length: layer.length }, (_, index) => layer.feature(index));
};

/** Names of a tile at a zoom of the map. @param at where the tile lies on the whole map, in pixels */
export const namesIn = (
  tile: VectorTile,
  zoom: number,
  { scale, left, top }: Placement,
): Name[] => {
  const names: Name[] = [];
  const lines = (feature: VectorTileFeature): Pixel[][] =>
    feature
      .loadGeometry()
      .map((line) => line.map(({ x, y }) => ({ x: x * scale + left, y: y * scale + top })));
  const point = (feature: VectorTileFeature, kind: NameKind, rank: number): void => {
    const [[at] = []] = lines(feature);
    const text = String(feature.properties.name ?? '');
    if (at !== undefined && text !== '') names.push({ text, kind, ...at, angle: 0, room: 0, rank });
  };
  for (const place of featuresOf(tile, 'place')) {
    const rule = PLACES[String(place.properties.class)];
    if (rule === undefined || zoom < rule[0]) continue;
    point(place, rule[1], rule[2] + Number(place.properties.rank ?? 50));
  }
  if (zoom >= WATER_FROM)
    for (const water of featuresOf(tile, 'water_name'))
      if (water.type === 1) point(water, 'water', 350);
  for (const road of featuresOf(tile, 'transportation_name')) {
    const kind = String(road.properties.class);
    const importance = ROAD_CLASSES.indexOf(kind);
    if (road.type !== 2 || importance < 0) continue;
    for (const line of lines(road)) {
      const run = straightest(line);
      if (run === undefined || run.room < LEAST_ROOM) continue;
      const rank = 500 + importance * 100 - Math.min(99, run.room / 10);
      const ref = String(road.properties.ref ?? '');
      if (ref !== '' && ref.length <= 6 && NUMBERED.includes(kind) && zoom >= NUMBERS_FROM)
        names.push({ ...run, text: ref, kind: 'shield', angle: 0, rank: 320 + importance });
      const text = String(road.properties.name ?? '');
      if (text !== '' && zoom >= (ROAD_FROM[kind] ?? 99))
        names.push({ ...run, text, kind: 'road', rank });
    }
  }
  return names;
};
