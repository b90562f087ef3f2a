import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import {
  ARCHIVE_PATH,
  type Tile,
  type TileArchive,
  type TileArchiveAnswer,
  tilePath,
} from '#edge/contract/stations/tiles.ts';
import { KEPT_ONLY, NOT_HERE } from '#web/platform/map/tile-copies.ts';

/** Unpacked tiles that stay in memory, for a map that is moved to and fro. */
const MOST_TILES = 48;

/** A tile, that there is none, or that it cannot be had now. */
export type TileOutcome = VectorTile | 'none' | 'not-here';

/** Which archive of streets there is; `undefined` when there is none or nobody answers. */
export const fetchArchive = async (): Promise<TileArchive | undefined> => {
  try {
    const answer = await fetch(ARCHIVE_PATH);
    if (!answer.ok) return undefined;
    return ((await answer.json()) as TileArchiveAnswer).archive ?? undefined;
  } catch {
    return undefined;
  }
};

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * A tile's bytes. A Worker sends them with `content-encoding`, so the browser has unpacked them; Next takes
 * that header off every answer of a route, and they arrive as they lie in the archive.
 */
export const unpackedTile = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  if (!isPacked(bytes)) return bytes;
  const { gunzipSync } = await import('fflate');
  return gunzipSync(bytes);
};

/** Brings tiles; with `keptOnly` those alone that are on this device. */
export const tileLoader = ({ version }: TileArchive, keptOnly: () => boolean) => {
  const recent = new Map<string, Promise<TileOutcome>>();

  const bring = async (tile: Tile): Promise<TileOutcome> => {
    const fromDeviceAlone = keptOnly();
    // Without a service worker nothing is kept, and nobody would heed the wish.
    if (fromDeviceAlone && !navigator.serviceWorker?.controller) return 'not-here';
    try {
      const answer = await fetch(tilePath(version, tile), {
        headers: fromDeviceAlone ? { [KEPT_ONLY]: '1' } : {},
      });
      if (!answer.ok || answer.headers.has(NOT_HERE)) return 'not-here';
      if (answer.status === 204) return 'none';
      const bytes = await unpackedTile(new Uint8Array(await answer.arrayBuffer()));
      return new VectorTile(new PbfReader(bytes));
    } catch {
      return 'not-here';
    }
  };

  return (tile: Tile): Promise<TileOutcome> => {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const coming = recent.get(key) ?? bring(tile);
    recent.delete(key);
    recent.set(key, coming);
    void coming.then((outcome) => {
      if (outcome === 'not-here') recent.delete(key);
    });
    for (const oldest of recent.keys()) {
      if (recent.size <= MOST_TILES) break;
      recent.delete(oldest);
    }
    return coming;
  };
};
