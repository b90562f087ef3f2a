import type { StationArea } from '#edge/contract/stations/area.ts';
import {
  ARCHIVE_PATH,
  type Tile,
  type TileArchiveAnswer,
  tilePath,
  tilesOfArea,
} from '#edge/contract/stations/tiles.ts';
import {
  AREA_TILES,
  KEEPS_ITSELF,
  NOT_HERE,
  tileKey,
  versionOf,
} from '#web/platform/map/tile-copies.ts';
import { isQuotaError } from '#web/platform/offline/quota.ts';

/** Requests at a time: a phone's line has no more to give, and pages want some of it. */
const AT_ONCE = 4;

export type TilesOutcome = 'done' | 'unreachable' | 'no-room';

type OnShare = (share: number) => void;

const fetchOne = async (cache: Cache, version: string, tile: Tile): Promise<boolean> => {
  const key = tileKey(tile);
  const copy = await cache.match(key);
  if (copy !== undefined && versionOf(copy) === version) return true;
  const answer = await fetch(tilePath(version, tile), { headers: { [KEEPS_ITSELF]: '1' } });
  if (!answer.ok || answer.headers.has(NOT_HERE)) return false;
  await cache.put(key, answer);
  return true;
};

const fetchAll = async (
  id: string,
  version: string,
  tiles: readonly Tile[],
  onShare: OnShare,
): Promise<TilesOutcome> => {
  const cache = await caches.open(AREA_TILES + id);
  const queue = [...tiles];
  let done = 0;
  let isWhole = true;
  const work = async (): Promise<void> => {
    for (let tile = queue.shift(); tile !== undefined && isWhole; tile = queue.shift()) {
      isWhole = (await fetchOne(cache, version, tile)) && isWhole;
      onShare(++done / tiles.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return isWhole ? 'done' : 'unreachable';
};

/**
 * Brings the streets of an area onto the device, those that are not there in the archive's version. What
 * came before something failed stays, and is not fetched again.
 */
export const fetchAreaTiles = async (
  id: string,
  area: StationArea,
  onShare: OnShare,
): Promise<TilesOutcome> => {
  try {
    const answer = await fetch(ARCHIVE_PATH);
    if (!answer.ok) return 'unreachable';
    const { archive } = (await answer.json()) as TileArchiveAnswer;
    if (archive === null) return 'done';
    const tiles = tilesOfArea(area, archive);
    return tiles.length === 0 ? 'done' : await fetchAll(id, archive.version, tiles, onShare);
  } catch (error) {
    return isQuotaError(error) ? 'no-room' : 'unreachable';
  }
};

/** Lets the streets of an area go. */
export const removeAreaTiles = async (id: string): Promise<void> => {
  // Some private windows have no caches, and so nothing to let go.
  await globalThis.caches?.delete(AREA_TILES + id).catch(() => false);
};
