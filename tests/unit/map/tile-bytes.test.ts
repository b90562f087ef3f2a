import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { archiveIn } from '#edge/domains/stations/tiles/archive.ts';
import { largeFileAt } from '#edge/platform/storage/large-file-folder.ts';
import { ARCHIVE, BOGOR_TILE } from '#tests/support/map-archive.ts';
import { unpackedTile } from '#web/ui/map/streets/tiles.ts';

describe("a tile's bytes", () => {
  it('are the same whether a browser has unpacked them or they came as they lie in the archive', async () => {
    const { bytes } = await archiveIn(largeFileAt(ARCHIVE)).tile(BOGOR_TILE);
    const packed = new Uint8Array(bytes ?? new ArrayBuffer(0));
    const plain = new Uint8Array(gunzipSync(packed));
    expect(Buffer.from(await unpackedTile(packed)).equals(plain)).toBe(true);
    expect(Buffer.from(await unpackedTile(plain)).equals(plain)).toBe(true);
  });
});
