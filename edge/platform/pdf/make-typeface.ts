/**
 * `npm run receipt:typeface`: the site's typeface as documents embed it, into typeface.json. Only the
 * tables that drawing needs; each face is one TrueType file, deflated, base64.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateSync } from 'node:zlib';

const FOLDER = join(
  import.meta.dirname,
  '../../../node_modules/@fontsource/plus-jakarta-sans/files',
);
const WEIGHTS = { regular: 400, bold: 700 } as const;
/** In the order in which a character is looked for. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
/** Sorted, as the format wants them. */
const TABLES = ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;
const HEADER = 12;
const ENTRY = 16;

const tablesOf = (woff: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
      const entry = 44 + at * 20;
      const from = woff.readUInt32BE(entry + 4);
      const packed = woff.readUInt32BE(entry + 8);
      const size = woff.readUInt32BE(entry + 12);
      const bytes = woff.subarray(from, from + packed);
      const tag = woff.toString('latin1', entry, entry + 4);
      return [tag, packed < size ? inflateSync(bytes) : bytes];
    }),
  );

const sfntOf = (tables: Map<string, Buffer>): Buffer => {
  const head = Buffer.alloc(HEADER + TABLES.length * ENTRY);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(TABLES.length, 4);
  const bodies: Buffer[] = [];
  let from = head.length;
  TABLES.forEach((tag, at) => {
    const body = tables.get(tag);
    if (body === undefined) throw new Error(`The typeface has no table ${tag}`);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    const entry = HEADER + at * ENTRY;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(from, entry + 8);
    head.writeUInt32BE(body.length, entry + 12);
    bodies.push(padded);
    from += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
};

const faceOf = (subset: string, weight: number): string => {
  const file = `plus-jakarta-sans-${subset}-${weight}-normal.woff`;
  const sfnt = sfntOf(tablesOf(readFileSync(join(FOLDER, file))));
  return deflateRawSync(sfnt, { level: 9 }).toString('base64');
};

const faces = Object.fromEntries(
  Object.entries(WEIGHTS).map(([name, weight]) => [
    name,
    SUBSETS.map((subset) => faceOf(subset, weight)),
  ]),
);
writeFileSync(join(import.meta.dirname, 'typeface.json'), `${JSON.stringify(faces, null, 2)}\n`);
