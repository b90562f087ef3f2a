import { type Box, boxAround, type Coordinate, EARTH_METRES, metresBetween } from './geo.ts';

/** What a rider takes along: a circle, or a straight strip between two places. Metres. */
export type StationArea =
  | { readonly kind: 'circle'; readonly centre: Coordinate; readonly radius: number }
  | {
      readonly kind: 'corridor';
      readonly from: Coordinate;
      readonly to: Coordinate;
      /** To either side of the line. */
      readonly reach: number;
    };

export const AREA_LIMITS = {
  minRadius: 1_000,
  maxRadius: 100_000,
  minReach: 1_000,
  maxReach: 20_000,
  /** Jakarta to Surabaya is about 660 km. */
  maxLength: 1_200_000,
} as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Flat {
  readonly x: number;
  readonly y: number;
}

/** Metres east and north of `origin`; over a few hundred kilometres at our latitudes true to a few per mille. */
const flatFrom = (origin: Coordinate, { lat, lon }: Coordinate): Flat => ({
  x: radians(lon - origin.lon) * Math.cos(radians((lat + origin.lat) / 2)) * EARTH_METRES,
  y: radians(lat - origin.lat) * EARTH_METRES,
});

const metresToLine = (point: Coordinate, from: Coordinate, to: Coordinate): number => {
  // Measured from the point itself, where the flat picture is truest.
  const a = flatFrom(point, from);
  const b = flatFrom(point, to);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length));
  return Math.hypot(a.x + share * dx, a.y + share * dy);
};

export const inArea = (area: StationArea, point: Coordinate): boolean =>
  area.kind === 'circle'
    ? metresBetween(area.centre, point) <= area.radius
    : metresToLine(point, area.from, area.to) <= area.reach;

/** The strip is cut into so many boxes: one around all of a diagonal would hold half a country. */
const PIECES = 24;

const between = (from: Coordinate, to: Coordinate, share: number): Coordinate => ({
  lat: from.lat + share * (to.lat - from.lat),
  lon: from.lon + share * (to.lon - from.lon),
});

/** Boxes that together hold the whole area, and somewhat more. */
export const boxesOf = (area: StationArea): Box[] => {
  if (area.kind === 'circle') return [boxAround(area.centre, area.radius)];
  const half = metresBetween(area.from, area.to) / PIECES / 2;
  return Array.from({ length: PIECES }, (_, piece) =>
    boxAround(between(area.from, area.to, (piece + 0.5) / PIECES), area.reach * 1.02 + half),
  );
};

/** The strip's outline for a map. */
export const outlineOf = (from: Coordinate, to: Coordinate, reach: number): Coordinate[] => {
  const { x, y } = flatFrom(from, to);
  const length = Math.hypot(x, y) || 1;
  const [east, north] = [(-y / length) * reach, (x / length) * reach];
  const shifted = (point: Coordinate, sign: 1 | -1): Coordinate => ({
    lat: point.lat + ((sign * north) / EARTH_METRES) * (180 / Math.PI),
    lon:
      point.lon + ((sign * east) / EARTH_METRES / Math.cos(radians(point.lat))) * (180 / Math.PI),
  });
  return [shifted(from, 1), shifted(to, 1), shifted(to, -1), shifted(from, -1)];
};
