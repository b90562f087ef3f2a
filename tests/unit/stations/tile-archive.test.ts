import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import { tilesOfArea } from '#edge/contract/stations/tiles.ts';
import { archiveIn } from '#edge/domains/stations/tiles/archive.ts';
import type { LargeFile } from '#edge/platform/storage/large-file.ts';
import { largeFileAt } from '#edge/platform/storage/large-file-folder.ts';
import { ARCHIVE, archiveBytes, BOGOR_TILE } from '#tests/support/map-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'alva-map-'));

const fileOf = (bytes: Uint8Array, name: string): LargeFile => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return largeFileAt(path);
};

describe('an archive of tiles', () => {
  it('says where it has tiles, and how deep', async () => {
    expect(await archiveIn(largeFileAt(ARCHIVE)).describe()).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      minZoom: 0,
      maxZoom: 14,
      bounds: { south: -6.604, north: -6.444, west: 106.777, east: 106.934 },
    });
  });

  it('gives a tile as it lies there, which unpacks to streets', async () => {
    const { bytes } = await archiveIn(largeFileAt(ARCHIVE)).tile(BOGOR_TILE);
    const tile = new VectorTile(
      new PbfReader(gunzipSync(Buffer.from(bytes ?? new ArrayBuffer(0)))),
    );
    expect(tile.layers.transportation?.length).toBeGreaterThan(20);
  });

  it('reads parts of the file alone, never the whole', async () => {
    let read = 0;
    const file = largeFileAt(ARCHIVE);
    const counted: LargeFile = {
      name: file.name,
      read: async (offset, length) => {
        read += length;
        return file.read(offset, length);
      },
    };
    await archiveIn(counted).tile(BOGOR_TILE);
    expect(read).toBeLessThan(300_000);
  });

  it.each([
    { z: 14, x: 0, y: 0 },
    { z: 15, x: 26_102, y: 16_982 },
  ])('has nothing at $z/$x/$y, which is outside', async (tile) => {
    expect((await archiveIn(largeFileAt(ARCHIVE)).tile(tile)).bytes).toBeUndefined();
  });

  it('says that it is not there when its file is not', async () => {
    expect(await archiveIn(largeFileAt(join(folder, 'none'))).describe()).toBeUndefined();
  });

  it('is refused when its first bytes are of another format', async () => {
    const other = archiveBytes();
    other.write('PK', 0);
    await expect(archiveIn(fileOf(other, 'zip')).describe()).rejects.toThrow('magic number');
  });

  it('is refused when its tiles are pictures, or not compressed with gzip', async () => {
    const pictures = archiveBytes();
    pictures[99] = 2;
    await expect(archiveIn(fileOf(pictures, 'pictures')).describe()).rejects.toThrow(
      'no archive of vector tiles',
    );
    const plain = archiveBytes();
    plain[98] = 1;
    await expect(archiveIn(fileOf(plain, 'plain')).describe()).rejects.toThrow(
      'no archive of vector tiles',
    );
  });

  it('is refused where its file ends before a tile that it promises', async () => {
    const cut = fileOf(archiveBytes().subarray(0, 20_000), 'cut');
    await expect(archiveIn(cut).tile(BOGOR_TILE)).rejects.toThrow('ends before');
  });

  it('is read anew after its file was replaced', async () => {
    const path = join(folder, 'replaced');
    writeFileSync(path, archiveBytes());
    const archive = archiveIn(largeFileAt(path));
    const before = await archive.tile(BOGOR_TILE);
    const next = archiveBytes();
    // Another reach, and so another header.
    next.writeInt32LE(1_067_800_000, 102);
    writeFileSync(`${path}.new`, next);
    renameSync(`${path}.new`, path);
    const after = await archive.tile(BOGOR_TILE);
    expect(after.bytes?.byteLength).toBe(before.bytes?.byteLength);
    expect(after.version).not.toBe(before.version);
    expect((await archive.describe())?.version).toBe(after.version);
  });

  it('weighs what its tiles weigh', async () => {
    const archive = archiveIn(largeFileAt(ARCHIVE));
    const described = await archive.describe();
    if (described === undefined) throw new Error('no archive');
    const area = { kind: 'circle', centre: { lat: -6.5, lon: 106.8 }, radius: 3_000 } as const;
    const tiles = tilesOfArea(area, described);
    let sum = 0;
    for (const tile of tiles) sum += (await archive.tile(tile)).bytes?.byteLength ?? 0;
    expect(sum).toBeGreaterThan(100_000);
    expect(await archive.bytesOf(tiles)).toBe(sum);
  });
});
