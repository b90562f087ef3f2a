import { PICTURE_LIMITS } from '#edge/contract/limits.ts';

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture without anything but the picture. */
export interface Picture {
  readonly type: PictureType;
  /** As stored; a viewer turns it by the orientation that was kept. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Not a kind of picture we take, a damaged one, or one that is too large to open. */
export type PictureFault = 'file.type' | 'file.broken' | 'file.too-many-pixels';

/** Thrown inside this folder only. */
export class BadPicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

export const broken = (): BadPicture => new BadPicture('file.broken');

/** By what the header says, before anybody unpacks it. */
export const holdToPixels = (width: number, height: number): void => {
  if (width === 0 || height === 0) throw broken();
  const { pixels, side } = PICTURE_LIMITS;
  if (width > side || height > side || width * height > pixels)
    throw new BadPicture('file.too-many-pixels');
};

export const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

export const ascii = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean => {
  if (bytes.length < at + text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
};

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
