import { inLatin } from './latin-letters.ts';
import type { Face } from './truetype.ts';
import { readFace } from './truetype.ts';
import typeface from './typeface.json' with { type: 'json' };

/** A4 in points; places are measured from the upper left corner. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

type Weight = keyof typeof typeface;

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: Colour;
  /** Ends at `x` instead of beginning there. */
  readonly isRight?: boolean;
}

/** `LATIN`: in Latin letters instead of its own. `PARTLY`: with signs in the place of some letters. */
type Drawn = 'AS_WRITTEN' | 'LATIN' | 'PARTLY';

/** One page with text, boxes and rules, in the site's typeface. */
export interface Sheet {
  /** How much of a text the typeface can draw. */
  fits(text: string): Drawn;
  /** Width of a text in points. */
  measure(text: string, style: TextStyle): number;
  /** @param y of the line that the letters stand on */
  text(text: string, x: number, y: number, style: TextStyle): void;
  box(x: number, y: number, width: number, height: number, colour: Colour): void;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  /** As in HTML, e.g. `id`. */
  readonly language: string;
  /** Epoch ms: written into the file, so that equal documents have equal bytes. */
  readonly madeAt: number;
}

interface Run {
  readonly font: Font;
  readonly glyphs: number[];
}

/** A face as a document uses it. */
interface Font {
  readonly face: Face;
  readonly name: string;
  /** Glyphs that were drawn → the character of each. */
  readonly used: Map<number, number>;
}

const BLACK: Colour = [0.043, 0.059, 0.078];
const utf8 = new TextEncoder();

const hex = (value: number, digits = 4): string =>
  value.toString(16).toUpperCase().padStart(digits, '0');
const figure = (value: number): string => String(Math.round(value * 1_000) / 1_000);
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');
/** A text that no font draws, e.g. the title. */
const plain = (text: string): string => `<FEFF${utf16(text)}>`;
const dateOf = (at: number): string =>
  `(D:${new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z)`;

const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  );

const concat = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The file around its objects, of which the first is the catalogue. */
const fileOf = (objects: readonly Uint8Array[], trailer: string): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [utf8.encode('%PDF-1.7\n%\u00e9\u00e9\n')];
  let at = parts[0]?.length ?? 0;
  const places = objects.map((body, index) => {
    const place = at;
    const object = concat([utf8.encode(`${index + 1} 0 obj\n`), body, utf8.encode('\nendobj\n')]);
    parts.push(object);
    at += object.length;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    utf8.encode(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return concat(parts);
};

/** Which character a glyph is, for whoever copies or searches. */
const charactersOf = ({ used }: Font): string => {
  const rows = [...used].map(
    ([glyph, code]) => `<${hex(glyph)}> <${utf16(String.fromCodePoint(code))}>`,
  );
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /ToUnicode def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${rows.length} beginbfchar
${rows.join('\n')}
endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`;
};

export const newSheet = async (info: SheetInfo): Promise<Sheet> => {
  const fonts = {} as Record<Weight, readonly Font[]>;
  for (const weight of Object.keys(typeface) as Weight[])
    fonts[weight] = await Promise.all(
      typeface[weight].map(async (packed, at) => ({
        face: await readFace(packed),
        name: `PlusJakartaSans-${weight}-${at}`,
        used: new Map<number, number>(),
      })),
    );
  const drawn: string[] = [];

  const glyphs = new Map<string, readonly [Font, number] | undefined>();
  const lookUp = (letter: string, weight: Weight): readonly [Font, number] | undefined => {
    const key = weight + letter;
    if (glyphs.has(key)) return glyphs.get(key);
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts[weight].find(({ face }) => face.glyphOf(code) !== 0);
    const pair = font && ([font, font.face.glyphOf(code)] as const);
    glyphs.set(key, pair);
    return pair;
  };

  /** Characters the typeface has, in Latin letters where it lacks one, `?` where there are none. */
  const drawableOf = (text: string, weight: Weight): { letters: string; drawn: Drawn } => {
    const composed = text.normalize('NFC');
    const has = (letter: string): boolean => lookUp(letter, weight) !== undefined;
    if (Array.from(composed).every(has)) return { letters: composed, drawn: 'AS_WRITTEN' };
    const { letters, isComplete } = inLatin(composed, has);
    return { letters, drawn: isComplete ? 'LATIN' : 'PARTLY' };
  };

  /** Each character by the first face that has it. */
  const runsOf = (text: string, weight: Weight): { runs: Run[]; isWhole: boolean } => {
    const runs: Run[] = [];
    const { letters, drawn } = drawableOf(text, weight);
    for (const letter of letters) {
      const pair = lookUp(letter, weight);
      if (pair === undefined) continue;
      const [by, glyph] = pair;
      by.used.set(glyph, letter.codePointAt(0) ?? 0);
      const last = runs.at(-1);
      if (last?.font === by) last.glyphs.push(glyph);
      else runs.push({ font: by, glyphs: [glyph] });
    }
    return { runs, isWhole: drawn === 'AS_WRITTEN' };
  };

  const widthOf = ({ font: { face }, glyphs }: Run, size: number): number =>
    (glyphs.reduce((sum, glyph) => sum + face.advance(glyph), 0) * size) / face.unitsPerEm;

  const all = (): Font[] => Object.values(fonts).flat();
  const sum = (runs: readonly Run[], size: number): number =>
    runs.reduce((width, run) => width + widthOf(run, size), 0);

  return {
    fits: (text) => drawableOf(text, 'regular').drawn,
    measure: (text, { size, weight = 'regular' }) => sum(runsOf(text, weight).runs, size),
    text: (text, x, y, { size, weight = 'regular', colour = BLACK, isRight = false }) => {
      const { runs, isWhole } = runsOf(text, weight);
      let at = isRight ? x - sum(runs, size) : x;
      // What is not drawn as it is written can still be copied and read aloud so.
      if (!isWhole) drawn.push(`/Span << /ActualText ${plain(text)} >> BDC`);
      drawn.push(`BT ${colour.map(figure).join(' ')} rg`);
      let before = [0, 0] as readonly [number, number];
      for (const run of runs) {
        const place = [at, PAGE.height - y] as const;
        drawn.push(
          `/F${all().indexOf(run.font)} ${figure(size)} Tf ${figure(place[0] - before[0])} ${figure(place[1] - before[1])} Td <${run.glyphs.map((glyph) => hex(glyph)).join('')}> Tj`,
        );
        before = [Number(figure(place[0])), Number(figure(place[1]))];
        at += widthOf(run, size);
      }
      drawn.push('ET');
      if (!isWhole) drawn.push('EMC');
    },
    box: (x, y, width, height, colour) =>
      void drawn.push(
        `${colour.map(figure).join(' ')} rg ${[x, PAGE.height - y - height, width, height].map(figure).join(' ')} re f`,
      ),
    bytes: async () => {
      const objects: Uint8Array[] = [];
      const add = (body: string): number => objects.push(utf8.encode(body));
      const stream = async (bytes: Uint8Array<ArrayBuffer>, more = ''): Promise<number> => {
        const packed = await deflate(bytes);
        return objects.push(
          concat([
            utf8.encode(`<< /Length ${packed.length} /Filter /FlateDecode ${more}>>\nstream\n`),
            packed,
            utf8.encode('\nendstream'),
          ]),
        );
      };
      add(
        `<< /Type /Catalog /Pages 2 0 R /Lang (${info.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      );
      add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
      // Its resources are numbered below; three objects stand before them, and the page is the third.
      const page = objects.push(new Uint8Array()) - 1;
      const resources: string[] = [];
      for (const [at, font] of all().entries()) {
        if (font.used.size === 0 && !drawn.some((line) => line.startsWith(`/F${at} `))) continue;
        const { face, used } = font;
        const scale = (units: number): number => Math.round((units * 1_000) / face.unitsPerEm);
        const name = `/${'ABCDEF'[at]}AAAAA+${font.name}`;
        const glyphs = [...new Set([0, ...used.keys()])].sort((a, b) => a - b);
        const file = await stream(face.subset(new Set(glyphs)));
        const characters = await stream(utf8.encode(charactersOf(font)) as Uint8Array<ArrayBuffer>);
        const descriptor = add(
          `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${face.box.map(scale).join(' ')}] /ItalicAngle 0 /Ascent ${scale(face.ascent)} /Descent ${scale(face.descent)} /CapHeight ${scale(face.ascent)} /StemV 80 /FontFile2 ${file} 0 R >>`,
        );
        const widths = glyphs.map((glyph) => `${glyph} [${scale(face.advance(glyph))}]`).join(' ');
        const glyphFont = add(
          `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /W [${widths}] /CIDToGIDMap /Identity >>`,
        );
        const whole = add(
          `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${glyphFont} 0 R] /ToUnicode ${characters} 0 R >>`,
        );
        resources.push(`/F${at} ${whole} 0 R`);
      }
      const content = utf8.encode(drawn.join('\n')) as Uint8Array<ArrayBuffer>;
      const contents = await stream(content);
      objects[page] = utf8.encode(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${resources.join(' ')} >> >> /Contents ${contents} 0 R >>`,
      );
      const facts = add(
        `<< /Title ${plain(info.title)} /Author ${plain(info.author)} /Producer ${plain(info.author)} /CreationDate ${dateOf(info.madeAt)} /ModDate ${dateOf(info.madeAt)} >>`,
      );
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      const id = `<${[...hash.subarray(0, 16)].map((byte) => hex(byte, 2)).join('')}>`;
      return fileOf(objects, `/Root 1 0 R /Info ${facts} 0 R /ID [${id} ${id}]`);
    },
  };
};
