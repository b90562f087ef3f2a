const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const begins = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** What a picture is by its first bytes, whatever its server calls it; `undefined` for everything else. */
export const imageTypeOf = (bytes: Uint8Array): string | undefined => {
  if (begins(bytes, JPEG)) return 'image/jpeg';
  if (begins(bytes, PNG)) return 'image/png';
  if (begins(bytes, codes('RIFF')) && begins(bytes, codes('WEBP'), 8)) return 'image/webp';
  return begins(bytes, codes('ftypavif'), 4) ? 'image/avif' : undefined;
};
