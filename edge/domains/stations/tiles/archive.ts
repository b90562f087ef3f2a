import {
  Compression,
  EtagMismatch,
  findTile,
  type Header,
  PMTiles,
  ResolvedValueCache,
  type Source,
  TileType,
  zxyToTileId,
} from 'pmtiles';
import type { Tile, TileArchive } from '#edge/contract/stations/tiles.ts';
import { hexOf } from '#edge/platform/hex.ts';
import type { LargeFile } from '#edge/platform/storage/large-file.ts';
import { NoArchive } from './no-archive.ts';

/** The archive's head: its header and its first directory (PMTiles 3). */
const HEAD_BYTES = 16_384;
/** Directories of tiles that are held: a few thousand entries each. */
const MOST_DIRECTORIES = 40;
/** Directories lead to directories at most so often, as the format says. */
const MOST_STEPS = 4;
/** A tile of streets has 10 to 200 kB; what is larger is none. */
const MOST_TILE_BYTES = 2_000_000;
const VERSION_DIGITS = 16;

/** A PMTiles archive of compressed vector tiles. */
interface OpenArchive {
  /** `undefined` when the file is not there. Throws for a file that is no such archive. */
  describe(): Promise<TileArchive | undefined>;
  /**
   * The tile as it lies in the archive, compressed with gzip, and the archive's version; no bytes where it
   * has none. Throws `NoArchive` when the file is not there.
   */
  tile(tile: Tile): Promise<{ readonly version: string; readonly bytes: ArrayBuffer | undefined }>;
  /** What these tiles weigh together, compressed, without reading one. */
  bytesOf(tiles: readonly Tile[]): Promise<number>;
}

const sourceOf = (file: LargeFile): Source => ({
  getKey: () => file.name,
  getBytes: async (offset, length, _signal, expected) => {
    const part = await file.read(offset, length);
    if (part === undefined) throw new NoArchive(`${file.name} is not there`);
    // Replaced since its directories were read: what they point at is gone.
    if (expected !== undefined && part.tag !== expected) throw new EtagMismatch('replaced');
    return { data: part.bytes, etag: part.tag };
  },
});

const checked = (header: Header, name: string): Header => {
  const { specVersion, tileType, tileCompression, internalCompression } = header;
  if (
    specVersion !== 3 ||
    tileType !== TileType.Mvt ||
    tileCompression !== Compression.Gzip ||
    internalCompression !== Compression.Gzip
  )
    throw new Error(`${name} is no archive of vector tiles compressed with gzip (PMTiles 3)`);
  return header;
};

const makeArchive = (file: LargeFile): OpenArchive => {
  const source = sourceOf(file);
  const cache = new ResolvedValueCache(MOST_DIRECTORIES);
  const archive = new PMTiles(source, cache);
  let described: { readonly tag: string | undefined; readonly archive: TileArchive } | undefined;

  const headerNow = async (): Promise<Header> => checked(await archive.getHeader(), file.name);

  /** Once more from the start when the file was replaced meanwhile. */
  const steady = async <T>(read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof EtagMismatch)) throw error;
      await cache.invalidate(source);
      return read();
    }
  };

  const entryOf = async ({ z, x, y }: Tile, header: Header) => {
    if (z < header.minZoom || z > header.maxZoom) return undefined;
    const id = zxyToTileId(z, x, y);
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let step = 0; step < MOST_STEPS; step++) {
      const entries = await cache.getDirectory(source, offset, length, header);
      const entry = findTile(entries, id);
      if (entry === null) return undefined;
      if (entry.runLength > 0) return entry;
      [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
    }
    throw new Error(`${file.name} has directories too deep`);
  };

  const bytesAt = async (offset: number, length: number, header: Header): Promise<ArrayBuffer> => {
    if (length > MOST_TILE_BYTES) throw new Error(`${file.name} has a tile of ${length} bytes`);
    const { data } = await source.getBytes(offset, length, undefined, header.etag);
    if (data.byteLength < length) throw new Error(`${file.name} ends before one of its tiles`);
    return data;
  };

  const describeNow = async (): Promise<TileArchive> => {
    const header = await headerNow();
    if (described?.tag === header.etag && described !== undefined) return described.archive;
    // Every replica reads the same bytes, so all name the same version, whenever they got the file.
    const [head, metadata] = await Promise.all([
      source.getBytes(0, HEAD_BYTES, undefined, header.etag),
      source.getBytes(header.jsonMetadataOffset, header.jsonMetadataLength, undefined, header.etag),
    ]);
    const digest = await crypto.subtle.digest(
      'SHA-256',
      await new Blob([head.data, metadata.data]).arrayBuffer(),
    );
    const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
    const description: TileArchive = {
      version: hexOf(digest).slice(0, VERSION_DIGITS),
      minZoom,
      maxZoom,
      bounds: { south: minLat, north: maxLat, west: minLon, east: maxLon },
    };
    described = { tag: header.etag, archive: description };
    return description;
  };

  return {
    describe: async () => {
      try {
        return await steady(async () => {
          const { etag } = await headerNow();
          // What is held may be of a file that is gone; a tile's own reading shows that, too.
          await source.getBytes(0, 1, undefined, etag);
          return describeNow();
        });
      } catch (error) {
        if (error instanceof NoArchive) return undefined;
        throw error;
      }
    },
    tile: (tile) =>
      steady(async () => {
        const { version } = await describeNow();
        const header = await headerNow();
        const entry = await entryOf(tile, header);
        const bytes =
          entry && (await bytesAt(header.tileDataOffset + entry.offset, entry.length, header));
        return { version, bytes };
      }),
    bytesOf: (tiles) =>
      steady(async () => {
        const header = await headerNow();
        let bytes = 0;
        for (const tile of tiles) bytes += (await entryOf(tile, header))?.length ?? 0;
        return bytes;
      }),
  };
};

const opened = new WeakMap<LargeFile, OpenArchive>();

/** The archive in a file, opened once. */
export const archiveIn = (file: LargeFile): OpenArchive => {
  const archive = opened.get(file) ?? makeArchive(file);
  opened.set(file, archive);
  return archive;
};
