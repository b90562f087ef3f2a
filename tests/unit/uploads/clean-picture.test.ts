import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_LIMITS } from '#edge/contract/limits.ts';
import { cleanPicture } from '#edge/platform/images/clean.ts';
import { orientationOf } from '#edge/platform/images/orientation.ts';
import {
  ANIMATED_WEBP,
  ascii,
  contains,
  hugePng,
  JPEG,
  joined,
  PNG,
  PNG_HEAD,
  pngChunk,
  pngOf,
  TELLING_JPEG,
  TELLING_PNG,
  TELLING_WEBP,
  WEBP,
} from '#tests/support/pictures.ts';

const cleaned = async (bytes: Uint8Array) => {
  const result = await cleanPicture(Uint8Array.from(bytes));
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const fault = async (bytes: Uint8Array) => {
  const result = await cleanPicture(Uint8Array.from(bytes));
  return result.ok ? 'taken' : result.error;
};

/** The TIFF block of whichever container. */
const exifOf = (bytes: Uint8Array): Uint8Array => {
  const at = Buffer.from(bytes).indexOf(Buffer.from([0x4d, 0x4d, 0, 42]));
  return at === -1 ? new Uint8Array() : bytes.subarray(at);
};

const kinds = [
  { kind: 'JPEG', type: 'image/jpeg', plain: JPEG, telling: TELLING_JPEG },
  { kind: 'PNG', type: 'image/png', plain: PNG, telling: TELLING_PNG },
  { kind: 'WebP', type: 'image/webp', plain: WEBP, telling: TELLING_WEBP },
] as const;

describe.each(kinds)('$kind', ({ type, plain, telling }) => {
  it('is told by its content, with its size', async () => {
    expect(await cleaned(plain)).toMatchObject({ type, width: 16, height: 8 });
  });

  it('keeps nothing that tells about the person, and nothing behind the end', async () => {
    expect(contains(telling, 'SECRET')).toBe(true);
    const { bytes } = await cleaned(telling);
    expect(contains(bytes, 'SECRET')).toBe(false);
    expect(contains(bytes, 'xmpmeta')).toBe(false);
    expect(contains(bytes, 'PK')).toBe(false);
    expect(bytes.length).toBeLessThan(plain.length + 60);
  });

  it('keeps how it is turned, and that alone', async () => {
    const exif = exifOf((await cleaned(telling)).bytes);
    expect(orientationOf(exif)).toBe(6);
    expect(exif[9]).toBe(1);
  });

  it('comes out of a second cleaning as it went in', async () => {
    const { bytes } = await cleaned(telling);
    expect((await cleaned(bytes)).bytes).toEqual(bytes);
  });

  it('is refused when it is cut anywhere', async () => {
    for (let length = 3; length < plain.length; length++)
      expect(await fault(plain.subarray(0, length))).toMatch(/^file\.(broken|type)$/);
  });

  it('never makes the reader fail, whatever is changed in it', async () => {
    const seed = Date.now();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(telling.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const bytes = Uint8Array.from(telling);
          for (const [at, value] of changes) bytes[at] = value;
          const result = await cleanPicture(bytes);
          if (result.ok) expect((await cleanPicture(result.value.bytes)).ok).toBe(true);
        },
      ),
      { seed, numRuns: 2_000 },
    );
  });
});

describe('a file', () => {
  it.each<[string, Uint8Array]>([
    ['a page', ascii('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', ascii('%PDF-1.7')],
    ['a GIF that is a script as well', ascii('GIF89a/*')],
    ['a page in front of a JPEG', joined(ascii('<html>'), JPEG)],
    ['a moving WebP', ANIMATED_WEBP],
    ['nothing', new Uint8Array()],
  ])('that is %s is no picture', async (_, bytes) => expect(await fault(bytes)).toBe('file.type'));

  it.each<[string, Uint8Array]>([
    ['a PNG with an archive behind it', joined(PNG, ascii('PK\x03\x04'))],
    ['a WebP with an archive behind it', joined(WEBP, ascii('PK\x03\x04'))],
    ['a PNG with a wrong checksum', Uint8Array.from(PNG).with(20, 9)],
    ['a PNG without pixels', joined(PNG.subarray(0, PNG_HEAD), pngChunk('IEND', new Uint8Array()))],
    ['a PNG with two headers', joined(PNG.subarray(0, PNG_HEAD), PNG.subarray(8))],
    ['a JPEG without a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ])('that is %s is broken', async (_, bytes) => expect(await fault(bytes)).toBe('file.broken'));

  it.each([
    [100_000, 1],
    [7_000, 7_000],
    [4_294_967_295, 4_294_967_295],
  ])('of %i × %i pixels is refused before anybody unpacks it', async (width, height) => {
    expect(await fault(hugePng(width, height))).toBe('file.too-many-pixels');
  });

  it.each([
    ['as many pixels as it says', 10 * (1 + 10), 'taken'],
    ['fewer', 50, 'taken'],
    ['one byte more', 10 * (1 + 10) + 1, 'file.broken'],
    ['200 MB in a picture of ten by ten', 200_000_000, 'file.broken'],
  ])('that is a PNG with %s is judged by what it unpacks to', async (_, unpacked, verdict) => {
    expect(await fault(pngOf(10, 10, unpacked))).toBe(verdict);
  });

  it('that is an interlaced PNG has room for its seven passes', async () => {
    // 1, 1, 2 × 1, 1 × 2, 3 × 1, 2 × 3, 5 × 2 pixels of a row of five, each row with its filter.
    const room = 2 + 2 + 3 + 2 * 2 + 4 + 3 * 3 + 2 * 6;
    expect(await fault(pngOf(5, 5, room, { interlaced: true }))).toBe('taken');
    expect(await fault(pngOf(5, 5, room + 1, { interlaced: true }))).toBe('file.broken');
  });

  it('that is a PNG of no kind of colour, or whose pixels are packed in another way, is broken', async () => {
    expect(await fault(pngOf(10, 10, 110, { colour: 5 }))).toBe('file.broken');
    const plain = pngOf(10, 10, 110);
    const packed = joined(
      plain.subarray(0, PNG_HEAD),
      pngChunk('IDAT', ascii('not packed at all')),
      pngChunk('IEND', new Uint8Array()),
    );
    expect(await fault(packed)).toBe('file.broken');
  });
});

describe('a colour profile', () => {
  const MOST = PICTURE_LIMITS.colourProfile;
  const profileOf = (size: number): Uint8Array =>
    joined(ascii('ICC_PROFILE\0'), new Uint8Array(size).fill(7));
  /** In as many parts as it takes; each says its own length in two bytes. */
  const jpegWith = (size: number): Uint8Array => {
    const parts: Uint8Array[] = [];
    for (let left = size; left > 0; left -= 60_000) {
      const payload = profileOf(Math.min(left, 60_000));
      const length = payload.length + 2;
      parts.push(Uint8Array.of(0xff, 0xe2, length >> 8, length & 0xff), payload);
    }
    return joined(JPEG.subarray(0, 2), ...parts, JPEG.subarray(2));
  };
  const pngWith = (size: number): Uint8Array =>
    joined(PNG.subarray(0, 33), pngChunk('iCCP', new Uint8Array(size).fill(7)), PNG.subarray(33));

  it.each([
    ['JPEG', jpegWith, 'ICC_PROFILE'],
    ['PNG', pngWith, 'iCCP'],
  ] as const)(
    'stays with a %s when it is of a display, and goes when it is long',
    async (_, of, name) => {
      expect(contains((await cleaned(of(3_000))).bytes, name)).toBe(true);
      const { bytes } = await cleaned(of(MOST + 1_000));
      expect(contains(bytes, name)).toBe(false);
      expect(bytes.length).toBeLessThan(MOST);
    },
  );
});
