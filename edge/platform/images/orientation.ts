import { ascii, join, viewOf } from './picture.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;
const UPRIGHT = 1;

/** Of a TIFF block, as EXIF is one; 1 where there is none, or nonsense. */
export const orientationOf = (tiff: Uint8Array): number => {
  if (tiff.length < 14) return UPRIGHT;
  const view = viewOf(tiff);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return UPRIGHT;
  const little = order === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const entries = view.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const at = directory + 2 + i * 12;
    if (at + 12 > tiff.length) return UPRIGHT;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return view.getUint16(at + 2, little) === SHORT && value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
};

/** A TIFF block that says how the picture is turned and nothing else; none for an upright one. */
export const orientationBlock = (orientation: number): Uint8Array | undefined =>
  orientation === UPRIGHT
    ? undefined
    : join([
        ascii('MM'),
        Uint8Array.of(0, 42, 0, 0, 0, 8, 0, 1),
        Uint8Array.of(ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1),
        Uint8Array.of(0, orientation, 0, 0, 0, 0, 0, 0),
      ]);
