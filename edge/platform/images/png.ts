import { PICTURE_LIMITS } from '#edge/contract/limits.ts';
import { orientationBlock, orientationOf } from './orientation.ts';
import { ascii, broken, holdToPixels, join, type Picture, viewOf } from './picture.ts';
import { holdToUnpacked, unpackedSize } from './unpacked.ts';

export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** What is needed to show a still picture in its colours; text, time and EXIF are not. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'cICP',
  'gAMA',
  'iCCP',
  'pHYs',
  'sBIT',
  'sRGB',
]);

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++)
    crc = (CRC[(crc ^ (bytes[i] as number)) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const made = join([new Uint8Array(4), ascii(type), data, new Uint8Array(4)]);
  viewOf(made).setUint32(0, data.length);
  viewOf(made).setUint32(8 + data.length, crcOf(made.subarray(4, 8 + data.length)));
  return made;
};

/**
 * A PNG of the chunks that make the picture. Anything after its end is no camera's doing and refuses it.
 * @throws BadPicture
 */
export const cleanPng = async (bytes: Uint8Array<ArrayBuffer>): Promise<Picture> => {
  const view = viewOf(bytes);
  const chunks: Uint8Array[] = [];
  const packed: Uint8Array<ArrayBuffer>[] = [];
  let size: { readonly width: number; readonly height: number } | undefined;
  let orientation = 1;
  let room = 0;
  let ended = false;
  for (let at = PNG_SIGNATURE.length; at < bytes.length; ) {
    if (ended || at + 12 > bytes.length) throw broken();
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken();
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (crcOf(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw broken();
    if ((type === 'IHDR') !== (size === undefined) || (type === 'IHDR' && length !== 13))
      throw broken();
    if (type === 'IHDR') {
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      holdToPixels(size.width, size.height);
      room = unpackedSize(viewOf(bytes.subarray(at + 8, end - 4)));
    }
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    if (type === 'IDAT') packed.push(bytes.subarray(at + 8, end - 4));
    if (type === 'IEND') ended = true;
    const tooLong = type === 'iCCP' && length > PICTURE_LIMITS.colourProfile;
    if (KEPT.has(type) && !tooLong) chunks.push(bytes.subarray(at, end));
    at = end;
  }
  if (size === undefined || packed.length === 0 || !ended) throw broken();
  await holdToUnpacked(packed, room);
  const turned = orientationBlock(orientation);
  const [header, ...rest] = chunks as [Uint8Array, ...Uint8Array[]];
  return {
    type: 'image/png',
    ...size,
    bytes: join([
      ascii(PNG_SIGNATURE),
      header,
      ...(turned === undefined ? [] : [chunk('eXIf', turned)]),
      ...rest,
    ]),
  };
};
