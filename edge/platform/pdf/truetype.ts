/** One face of a typeface: what drawing asks of it, and the part of it that a document needs. */
export interface Face {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  /** Number of the glyph of a character; 0 when the face does not have it. */
  glyphOf(codePoint: number): number;
  /** In units of the em. */
  advance(glyph: number): number;
  /** The face with the outlines of these glyphs alone; their numbers stay. */
  subset(glyphs: ReadonlySet<number>): Uint8Array<ArrayBuffer>;
}

/** What a reader of a document needs of a face when glyphs are named by their number. */
const EMBEDDED = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;

const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(
    new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
  ).arrayBuffer();

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const tablesOf = (file: ArrayBuffer): ReadonlyMap<string, DataView> => {
  const view = new DataView(file);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, at) => {
      const entry = 12 + at * 16;
      const tag = String.fromCharCode(...new Uint8Array(file, entry, 4));
      return [tag, new DataView(file, view.getUint32(entry + 8), view.getUint32(entry + 12))];
    }),
  );
};

/** The table of characters in format 4, which every typeface of a site has. */
const glyphsOf = (cmap: DataView): ((codePoint: number) => number) => {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, at) => cmap.getUint32(8 + at * 8));
  const base = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (base === undefined) throw new Error('The typeface has no table of characters');
  const segments = cmap.getUint16(base + 6) / 2;
  const ends = base + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    for (let at = 0; at < segments; at++) {
      if (cmap.getUint16(ends + at * 2) < codePoint) continue;
      const start = cmap.getUint16(starts + at * 2);
      if (start > codePoint) return 0;
      const delta = cmap.getUint16(deltas + at * 2);
      const range = cmap.getUint16(ranges + at * 2);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = cmap.getUint16(ranges + at * 2 + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
};

/** Glyphs that a glyph is put together from. */
const partsOf = (glyf: DataView, from: number, to: number): number[] => {
  if (to === from || glyf.getInt16(from) >= 0) return [];
  const parts: number[] = [];
  for (let at = from + 10, more = true; more; ) {
    const flags = glyf.getUint16(at);
    parts.push(glyf.getUint16(at + 2));
    at += 4 + (flags & 1 ? 4 : 2);
    if (flags & 8) at += 2;
    else if (flags & 0x40) at += 4;
    else if (flags & 0x80) at += 8;
    more = (flags & 0x20) !== 0;
  }
  return parts;
};

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const fileOf = (tables: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> => {
  const head = 12 + tables.size * 16;
  const size = [...tables.values()].reduce((sum, { length }) => sum + ((length + 3) & ~3), head);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.size);
  let from = head;
  let entry = 12;
  for (const [tag, body] of tables) {
    file.set(new TextEncoder().encode(tag), entry);
    view.setUint32(entry + 8, from);
    view.setUint32(entry + 12, body.length);
    file.set(body, from);
    from += (body.length + 3) & ~3;
    entry += 16;
  }
  return file;
};

/** @param packed a TrueType file, deflated, base64 (make-typeface.ts) */
export const readFace = async (packed: string): Promise<Face> => {
  const tables = tablesOf(await inflate(fromBase64(packed)));
  const table = (tag: string): DataView => {
    const view = tables.get(tag);
    if (view === undefined) throw new Error(`The typeface has no table ${tag}`);
    return view;
  };
  const [head, hhea, loca, glyf, hmtx] = [
    table('head'),
    table('hhea'),
    table('loca'),
    table('glyf'),
    table('hmtx'),
  ];
  const count = table('maxp').getUint16(4);
  const isLong = head.getInt16(50) === 1;
  const start = (glyph: number): number =>
    isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
  const advances = hhea.getUint16(34);

  const withParts = (glyphs: Iterable<number>): Set<number> => {
    const all = new Set<number>();
    const waiting = [0, ...glyphs];
    for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
      if (all.has(glyph)) continue;
      all.add(glyph);
      waiting.push(...partsOf(glyf, start(glyph), start(glyph + 1)));
    }
    return all;
  };

  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: glyphsOf(table('cmap')),
    advance: (glyph) => hmtx.getUint16(Math.min(glyph, advances - 1) * 4),
    subset: (glyphs) => {
      const wanted = withParts(glyphs);
      const outlines = bytesOf(glyf);
      const places = new DataView(new ArrayBuffer((count + 1) * 4));
      const pieces: Uint8Array[] = [];
      let at = 0;
      for (let glyph = 0; glyph < count; glyph++) {
        places.setUint32(glyph * 4, at);
        if (!wanted.has(glyph)) continue;
        const piece = outlines.subarray(start(glyph), start(glyph + 1));
        pieces.push(piece);
        at += piece.length;
      }
      places.setUint32(count * 4, at);
      const body = new Uint8Array(at);
      let from = 0;
      for (const piece of pieces) {
        body.set(piece, from);
        from += piece.length;
      }
      const newHead = bytesOf(head).slice();
      new DataView(newHead.buffer).setInt16(50, 1);
      const changed: Readonly<Record<string, Uint8Array>> = {
        glyf: body,
        head: newHead,
        loca: bytesOf(places),
      };
      return fileOf(new Map(EMBEDDED.map((tag) => [tag, changed[tag] ?? bytesOf(table(tag))])));
    },
  };
};
