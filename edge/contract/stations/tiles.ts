import { boxesOf, type StationArea } from './area.ts';
import { type Box, type Coordinate, metresBetween } from './geo.ts';

/** A square of the map: at `z` the world is 2^z squares wide, `x` counts from the west, `y` from the north. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** What a device knows of the archive that the map's tiles come from. */
export interface TileArchive {
  /** Of its content; part of every tile's address, so that a tile never changes under it. */
  readonly version: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Where there is something to see. */
  readonly bounds: Box;
}

/** What `GET /api/map` answers; nothing where no archive is configured. */
export interface TileArchiveAnswer {
  readonly archive: TileArchive | null;
}

export const ARCHIVE_PATH = '/api/map';

export const tilePath = (version: string, { z, x, y }: Tile): string =>
  `${ARCHIVE_PATH}/${version}/${z}/${x}/${y}`;

/** No archive goes deeper, and numbers stay exact. */
const DEEPEST_ZOOM = 20;

export const isTile = ({ z, x, y }: Tile): boolean =>
  z <= DEEPEST_ZOOM && x < 2 ** z && y < 2 ** z && Math.min(z, x, y) >= 0;

/** Web Mercator ends here. */
const LAST_LATITUDE = 85.051_129;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const tileAt = ({ lat, lon }: Coordinate, z: number): Tile => {
  const size = 2 ** z;
  const angle = radians(within(lat, -LAST_LATITUDE, LAST_LATITUDE));
  const north = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return {
    z,
    x: within(Math.floor(((lon + 180) / 360) * size), 0, size - 1),
    y: within(Math.floor(north * size), 0, size - 1),
  };
};

export const boxOfTile = ({ z, x, y }: Tile): Box => {
  const size = 2 ** z;
  const latitude = (row: number): number =>
    degrees(Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))));
  return {
    west: (x / size) * 360 - 180,
    east: ((x + 1) / size) * 360 - 180,
    north: latitude(y),
    south: latitude(y + 1),
  };
};

const boxesMeet = (a: Box, b: Box): boolean =>
  a.south < b.north && a.north > b.south && a.west < b.east && a.east > b.west;

/** Maps draw their own coast and cities farther away than this. */
export const FARTHEST_ZOOM = 7;

/**
 * Tiles that go with an area. Every street within 25 km, the roads alone within 100: what a phone may be
 * asked to carry, and to fetch on a parking lot.
 */
export const MOST_TILES = 700;

const isIn = (area: StationArea, box: Box): boolean => {
  if (area.kind === 'corridor') return true;
  const { lat, lon } = area.centre;
  const nearest = {
    lat: within(lat, box.south, box.north),
    lon: within(lon, box.west, box.east),
  };
  return metresBetween(area.centre, nearest) <= area.radius;
};

const tilesAt = (area: StationArea, { bounds }: TileArchive, z: number, most: number): Tile[] => {
  const tiles = new Map<string, Tile>();
  for (const box of boxesOf(area)) {
    if (!boxesMeet(box, bounds)) continue;
    const first = tileAt(
      { lat: Math.min(box.north, bounds.north), lon: Math.max(box.west, bounds.west) },
      z,
    );
    const last = tileAt(
      { lat: Math.max(box.south, bounds.south), lon: Math.min(box.east, bounds.east) },
      z,
    );
    for (let { x } = first; x <= last.x; x++)
      for (let { y } = first; y <= last.y && tiles.size <= most; y++) {
        const tile = { z, x, y };
        if (isIn(area, boxOfTile(tile))) tiles.set(`${x} ${y}`, tile);
      }
  }
  return [...tiles.values()];
};

/** The tiles of an area, from afar to as close as their number allows; the same on device and server. */
export const tilesOfArea = (area: StationArea, archive: TileArchive): Tile[] => {
  const tiles: Tile[] = [];
  for (let z = Math.max(archive.minZoom, FARTHEST_ZOOM); z <= archive.maxZoom; z++) {
    const left = MOST_TILES - tiles.length;
    const next = tilesAt(area, archive, z, left);
    if (next.length > left) break;
    tiles.push(...next);
  }
  return tiles;
};
