import { broken } from './picture.ts';

/** Channels by colour type; a palette has one. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Adam7: where each pass begins, and how far its pixels lie apart. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const rowsOf = (width: number, height: number, bits: number): number =>
  width <= 0 || height <= 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8));

/** Bytes that the pixels of a PNG unpack to, by what its header says. */
export const unpackedSize = (header: DataView): number => {
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const channels = CHANNELS[header.getUint8(9)];
  if (channels === undefined) throw broken();
  const bits = channels * header.getUint8(8);
  if (header.getUint8(12) === 0) return rowsOf(width, height, bits);
  return PASSES.reduce(
    (sum, [x, y, dx, dy]) =>
      sum + rowsOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy), bits),
    0,
  );
};

/**
 * Unpacks the pixels, keeps none of them, and stops where there are more than the header has room for: what is
 * behind them would be unpacked in the memory of everybody who opens the picture.
 * @throws BadPicture
 */
export const holdToUnpacked = async (
  parts: readonly Uint8Array<ArrayBuffer>[],
  most: number,
): Promise<void> => {
  const reader = new Blob([...parts])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > most) break;
    }
  } catch {
    // No zlib stream, or bytes behind its end.
    throw broken();
  }
  if (size <= most) return;
  await reader.cancel().catch(() => undefined);
  throw broken();
};
