import { PICTURE_LIMITS } from '#edge/contract/limits.ts';
import { orientationBlock, orientationOf } from './orientation.ts';
import {
  ascii,
  BadPicture,
  broken,
  holdToPixels,
  join,
  type Picture,
  startsWith,
  viewOf,
} from './picture.ts';

const EXIF = 'Exif\0\0';

const segment = (marker: number, payload: Uint8Array): Uint8Array =>
  join([
    Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 0xff),
    payload,
  ]);

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Baseline, extended and progressive: what browsers open. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** Each is a pass over all pixels for whoever opens it; encoders make about ten. */
const MOST_SCANS = 100;

/** Where the entropy-coded bytes that begin at `from` end: at the next marker that is none of theirs. */
const scanEnd = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw broken();
};

const isProfile = (marker: number, payload: Uint8Array): boolean =>
  marker === 0xe2 && startsWith(payload, 'ICC_PROFILE\0');

/** What an application segment contributes to how the picture looks; most contribute nothing. */
const keptApplication = (marker: number, payload: Uint8Array): Uint8Array | undefined => {
  // Its thumbnail goes: it may show what was cut off the picture.
  if (marker === 0xe0 && startsWith(payload, 'JFIF\0') && payload.length >= 14)
    return segment(marker, join([payload.subarray(0, 12), Uint8Array.of(0, 0)]));
  if (isProfile(marker, payload)) return segment(marker, payload);
  if (marker === 0xee && startsWith(payload, 'Adobe') && payload.length >= 12)
    return segment(marker, payload.subarray(0, 12));
  return undefined;
};

/**
 * Takes a JPEG apart and puts together what is needed to show it: tables, frame, scans, colour. EXIF
 * (but for the orientation), XMP, IPTC, comments, thumbnails and whatever follows its end are gone.
 * @throws BadPicture
 */
export const cleanJpeg = (bytes: Uint8Array): Picture => {
  const view = viewOf(bytes);
  const segments: Uint8Array[] = [];
  /** In parts; it is of use whole. */
  const profile: Uint8Array[] = [];
  let orientation = 1;
  let size: { readonly width: number; readonly height: number } | undefined;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) throw broken();
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    if (marker === undefined) throw broken();
    if (marker === 0xd9) break;
    if (at + 2 > bytes.length) throw broken();
    const end = at + view.getUint16(at);
    if (end < at + 2 || end > bytes.length) throw broken();
    const payload = bytes.subarray(at + 2, end);
    at = end;
    if (FRAMES.has(marker)) {
      const components = payload[5] ?? 0;
      if (size !== undefined || payload.length !== 6 + 3 * components) throw broken();
      size = {
        height: view.getUint16(end - payload.length + 1),
        width: view.getUint16(end - payload.length + 3),
      };
      holdToPixels(size.width, size.height);
      segments.push(segment(marker, payload));
    } else if (TABLES.has(marker)) segments.push(segment(marker, payload));
    else if (marker === 0xda) {
      if (size === undefined) throw broken();
      at = scanEnd(bytes, end);
      segments.push(segment(marker, payload), bytes.subarray(end, at));
      if (++scans > MOST_SCANS) throw broken();
    } else if (marker >= 0xe0 && marker <= 0xef) {
      if (marker === 0xe1 && startsWith(payload, EXIF))
        orientation = orientationOf(payload.subarray(EXIF.length));
      const same = keptApplication(marker, payload);
      if (same && isProfile(marker, payload)) profile.push(same);
      else if (same) segments.push(same);
    } else if (marker >= 0xc3 && marker <= 0xcf) throw new BadPicture('file.type');
    else if (marker !== 0xfe) throw broken();
  }
  if (size === undefined || scans === 0) throw broken();
  const profileSize = profile.reduce((sum, { length }) => sum + length, 0);
  const colour = profileSize > PICTURE_LIMITS.colourProfile ? [] : profile;
  const turned = orientationBlock(orientation);
  const exif = turned === undefined ? [] : [segment(0xe1, join([ascii(EXIF), turned]))];
  // Right after JFIF, which has to be first where it is.
  const lead = segments[0]?.[1] === 0xe0 ? 1 : 0;
  return {
    type: 'image/jpeg',
    ...size,
    bytes: join([
      Uint8Array.of(0xff, 0xd8),
      ...segments.slice(0, lead),
      ...exif,
      ...colour,
      ...segments.slice(lead),
      Uint8Array.of(0xff, 0xd9),
    ]),
  };
};
