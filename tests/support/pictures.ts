import { deflateSync } from 'node:zlib';

/** Two squares, 16 × 8 pixels, as Chromium encodes them; JPEG and WebP with a colour profile. */
const base64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'base64'));

export const JPEG = base64(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH',
    '4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAAB',
    'FAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAA',
    'AChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJY',
    'WVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVog',
    'AAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAA',
    'AAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcU',
    'ERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBD',
    'ARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
    'pKT/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAID/8QAFBABAAAAAAAAAAAAAAAA',
    'AAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAME/8QAGBEAAwEBAAAAAAAAAAAAAAAAAARCgcH/2gAMAwEAAhED',
    'EQA/AMUARSih+d4f/9k=',
  ].join(''),
);

export const PNG = base64(
  [
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAALElEQVR4AeyQMQ0AAAjDFizNE2rRgoXhYA8H',
    'D0369mg0KSez5Aws+QBw/2AAAAD//56vHNIAAAAGSURBVAMA1+klyaGZq5IAAAAASUVORK5CYII=',
  ].join(''),
);

export const WEBP = base64(
  [
    'UklGRhYCAABXRUJQVlA4WAoAAAAgAAAADwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH',
    '4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAAB',
    'FAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAA',
    'AChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJY',
    'WVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVog',
    'AAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAA',
    'AAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggKAAAAJAB',
    'AJ0BKhAACAAEAGgloAJ0ugADmAD+3/ir+vT1kLVf/kpiHyg9wAA=',
  ].join(''),
);

export const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'latin1'));

export const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts));

export const contains = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes).includes(Buffer.from(text, 'latin1'));

/** What a phone writes: orientation 6, its make, and where it was (GPS directory with 6° 12' S). */
const EXIF_TIFF = ((): Uint8Array => {
  const tiff = Buffer.alloc(140);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(3, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number): void => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x010f, 2, 12, 100);
  entry(22, 0x0112, 3, 1, 6);
  entry(34, 0x8825, 4, 1, 50);
  tiff.writeUInt16LE(2, 50);
  entry(52, 1, 2, 2, 0x53);
  entry(64, 2, 5, 3, 112);
  tiff.write('SECRET-MAKER', 100, 'latin1');
  for (const [i, value] of [6, 1, 12, 1].entries()) tiff.writeUInt32LE(value, 112 + 4 * i);
  return tiff;
})();

const segment = (marker: number, payload: Uint8Array): Uint8Array =>
  joined(
    Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 255),
    payload,
  );

const JFIF_END = 20;

/** A photo as a phone makes it: EXIF with place, XMP, a comment, and a film hung on behind. */
export const TELLING_JPEG = joined(
  JPEG.subarray(0, JFIF_END),
  segment(0xe1, joined(ascii('Exif\0\0'), EXIF_TIFF)),
  segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET-XMP</x:xmpmeta>')),
  segment(0xed, ascii('Photoshop 3.0\0SECRET-IPTC')),
  segment(0xfe, ascii('SECRET-COMMENT <script>alert(1)</script>')),
  JPEG.subarray(JFIF_END),
  ascii('PK\x03\x04SECRET-FILM ftypmp42'),
);

const crcOf = (bytes: Uint8Array): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
};

export const pngChunk = (type: string, data: Uint8Array): Uint8Array => {
  const named = joined(ascii(type), data);
  const made = Buffer.alloc(named.length + 8);
  made.writeUInt32BE(data.length, 0);
  made.set(named, 4);
  made.writeUInt32BE(crcOf(named), named.length + 4);
  return made;
};

export const PNG_HEAD = 33;

export const TELLING_PNG = joined(
  PNG.subarray(0, PNG_HEAD),
  pngChunk('eXIf', EXIF_TIFF),
  pngChunk('tEXt', ascii('Comment\0SECRET-COMMENT')),
  pngChunk('iTXt', ascii('XML:com.adobe.xmp\0\0\0\0\0SECRET-XMP')),
  PNG.subarray(PNG_HEAD),
);

/** A grey PNG that says it is so large, with pixels that unpack to so many bytes. */
export const pngOf = (
  width: number,
  height: number,
  unpacked: number,
  { colour = 0, interlaced = false } = {},
): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour, 0, 0, Number(interlaced)], 8);
  return joined(
    PNG.subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    pngChunk('IEND', new Uint8Array()),
  );
};

/** A few bytes that say they are a huge picture. */
export const hugePng = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  pngOf(width, height, 100_000);

const riffChunk = (type: string, data: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return joined(head, data, new Uint8Array(data.length % 2));
};

const riff = (...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const body = joined(ascii('WEBP'), ...chunks);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return joined(head, body);
};

/** With the flags of EXIF and XMP set in its header. */
export const TELLING_WEBP = ((): Uint8Array<ArrayBuffer> => {
  const chunks = joined(WEBP.subarray(12));
  chunks[8] = (chunks[8] ?? 0) | 0x0c;
  return riff(chunks, riffChunk('EXIF', EXIF_TIFF), riffChunk('XMP ', ascii('SECRET-XMP!')));
})();

export const ANIMATED_WEBP = riff(
  WEBP.subarray(12),
  riffChunk('ANIM', new Uint8Array(6)),
  riffChunk('ANMF', new Uint8Array(24)),
);

/** A JPEG of exactly so many bytes, most of them in comments. */
export const jpegOf = (size: number): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [JPEG.subarray(0, JFIF_END)];
  let left = size - JPEG.length;
  while (left > 0) {
    // No segment may be left shorter than its head.
    const length = left > 65_600 ? 65_000 : Math.min(left, 65_537);
    parts.push(segment(0xfe, new Uint8Array(length - 4)));
    left -= length;
  }
  return joined(...parts, JPEG.subarray(JFIF_END));
};
