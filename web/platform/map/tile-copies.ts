import { ARCHIVE_PATH, type Tile } from '#edge/contract/stations/tiles.ts';

/** The cache of what was seen; the service worker keeps it within a budget. */
export const SEEN_TILES = 'alva-map-seen';
/** Before the id of an area that a person took along; these stay until the person lets the area go. */
export const AREA_TILES = 'alva-map-area-';

/** A request that is to be answered from this device alone: data is saved. */
export const KEPT_ONLY = 'x-kept-only';
/** A request whose answer the page keeps itself. */
export const KEEPS_ITSELF = 'x-keeps-itself';
/** On an empty answer: the tile may exist, and is not here. */
export const NOT_HERE = 'x-not-here';

/** Where a tile is kept, whatever the archive's version: an older street is better than none. */
export const tileKey = ({ z, x, y }: Tile): string => `/__map/${z}/${x}/${y}`;

/** The tile that an address names, and the version it is wanted in. */
export const tileOfPath = (path: string): { tile: Tile; version: string } | undefined => {
  if (!path.startsWith(`${ARCHIVE_PATH}/`)) return undefined;
  const [version = '', ...place] = path.slice(ARCHIVE_PATH.length + 1).split('/');
  const [z = Number.NaN, x = Number.NaN, y = Number.NaN] = place.map(Number);
  return Number.isNaN(z + x + y) ? undefined : { tile: { z, x, y }, version };
};

/** The version a copy is of: its validator begins with it. */
export const versionOf = (answer: Response): string | undefined =>
  /^(?:W\/)?"([0-9a-f]+)-/.exec(answer.headers.get('etag') ?? '')?.[1];
