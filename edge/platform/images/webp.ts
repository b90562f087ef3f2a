import { PICTURE_LIMITS } from '#edge/contract/limits.ts';
import { orientationBlock, orientationOf } from './orientation.ts';
import { ascii, BadPicture, broken, holdToPixels, join, type Picture, viewOf } from './picture.ts';

const ICC = 0x20;
const ALPHA = 0x10;
const EXIF = 0x08;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of a lossy frame's header; only key frames stand alone. */
const lossySize = (data: Uint8Array): Size => {
  if (data.length < 10 || ((data[0] ?? 1) & 1) !== 0) throw broken();
  if (data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) throw broken();
  const view = viewOf(data);
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
};

const losslessSize = (data: Uint8Array): Size => {
  if (data.length < 5 || data[0] !== 0x2f) throw broken();
  const bits = viewOf(data).getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const uint24 = (data: Uint8Array, at: number): number =>
  (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16);

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const made = join([ascii(type), new Uint8Array(4), data, new Uint8Array(data.length % 2)]);
  viewOf(made).setUint32(4, data.length, true);
  return made;
};

const chunksOf = function* (bytes: Uint8Array): Generator<readonly [string, Uint8Array]> {
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + 8 !== bytes.length) throw broken();
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length) throw broken();
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > bytes.length) throw broken();
    yield [String.fromCharCode(...bytes.subarray(at, at + 4)), bytes.subarray(at + 8, end)];
    at = end + (length % 2);
  }
};

/**
 * A still WebP of its picture, transparency and colour profile. Length and chunks have to agree to the
 * byte, so nothing can hang on behind.
 * @throws BadPicture
 */
export const cleanWebp = (bytes: Uint8Array): Picture => {
  const chunks = new Map<string, Uint8Array>();
  for (const [type, data] of chunksOf(bytes)) {
    if (type === 'ANIM' || type === 'ANMF') throw new BadPicture('file.type');
    if (chunks.has(type)) throw broken();
    chunks.set(type, data);
  }
  const [lossy, lossless, canvas] = ['VP8 ', 'VP8L', 'VP8X'].map((type) => chunks.get(type));
  const frame = lossy ?? lossless;
  if (frame === undefined || (lossy && lossless)) throw broken();
  const size = lossy ? lossySize(lossy) : losslessSize(frame);
  holdToPixels(size.width, size.height);
  const picture = chunk(lossy ? 'VP8 ' : 'VP8L', frame);
  const parts = [picture];
  if (canvas !== undefined) {
    if (canvas.length !== 10) throw broken();
    if (uint24(canvas, 4) + 1 !== size.width || uint24(canvas, 7) + 1 !== size.height)
      throw broken();
    const turned = orientationBlock(orientationOf(chunks.get('EXIF') ?? new Uint8Array()));
    const profile = chunks.get('ICCP');
    const colour = (profile?.length ?? 0) > PICTURE_LIMITS.colourProfile ? undefined : profile;
    const alpha = lossy ? chunks.get('ALPH') : undefined;
    const flags = ((canvas[0] ?? 0) & ALPHA) | (colour ? ICC : 0) | (turned ? EXIF : 0);
    const header = join([Uint8Array.of(flags, 0, 0, 0), canvas.subarray(4)]);
    parts.unshift(
      chunk('VP8X', header),
      ...(colour ? [chunk('ICCP', colour)] : []),
      ...(alpha ? [chunk('ALPH', alpha)] : []),
    );
    if (turned) parts.push(chunk('EXIF', turned));
  }
  const whole = join([ascii('RIFF'), new Uint8Array(4), ascii('WEBP'), ...parts]);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return { type: 'image/webp', ...size, bytes: whole };
};
