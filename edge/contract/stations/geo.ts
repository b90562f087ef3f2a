/** Mean radius of the earth (IUGG), metres. */
export const EARTH_METRES = 6_371_008.8;

export interface Coordinate {
  readonly lat: number;
  readonly lon: number;
}

/** A point on the unit sphere: distances become sums of squares, which SQL and JavaScript round alike. */
export interface UnitVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

export const unitVector = ({ lat, lon }: Coordinate): UnitVector => ({
  x: Math.cos(radians(lat)) * Math.cos(radians(lon)),
  y: Math.cos(radians(lat)) * Math.sin(radians(lon)),
  z: Math.sin(radians(lat)),
});

/** Square of the chord between two points: grows with the distance, so it sorts without a root. */
export const chordSquared = (a: UnitVector, b: UnitVector): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z);

export const metresOf = (chord: number): number =>
  2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord) / 2));

export const metresBetween = (a: Coordinate, b: Coordinate): number =>
  metresOf(chordSquared(unitVector(a), unitVector(b)));

export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Covers rounding in the box's own trigonometry; a tenth of a metre. */
const MARGIN = 1e-6;

/**
 * The smallest box of degrees around a circle. Where the circle holds a pole or crosses the
 * antimeridian the box takes every longitude: too wide, never too narrow.
 */
export const boxAround = ({ lat, lon }: Coordinate, metres: number): Box => {
  const angle = metres / EARTH_METRES;
  const south = lat - degrees(angle) - MARGIN;
  const north = lat + degrees(angle) + MARGIN;
  const everyLongitude = { west: -180, east: 180 };
  if (south <= -90 || north >= 90 || angle >= Math.PI / 2) {
    return { south: Math.max(-90, south), north: Math.min(90, north), ...everyLongitude };
  }
  const spread = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(lat)))) + MARGIN;
  if (lon - spread < -180 || lon + spread > 180) return { south, north, ...everyLongitude };
  return { south, north, west: lon - spread, east: lon + spread };
};

/** Indonesia's bounding box; a register row outside it is wrong. */
export const INDONESIA: Box = { south: -11.1, north: 6.1, west: 94.9, east: 141.1 };

export const inBox = (box: Box, { lat, lon }: Coordinate): boolean =>
  lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east;

/** Where the map starts without a position: Monas, Jakarta. */
export const DEFAULT_LOCATION: Coordinate = { lat: -6.1754, lon: 106.8272 };
