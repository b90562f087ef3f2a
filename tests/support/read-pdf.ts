import { inflateSync } from 'node:zlib';

const hexText = (hex: string): string =>
  Buffer.from(hex.length % 4 === 0 ? hex : `${hex}00`, 'hex')
    .swap16()
    .toString('utf16le');

interface ReadPdf {
  /** Texts in the order in which they are drawn, as somebody who copies them gets them. */
  readonly texts: readonly string[];
  /** The letters themselves, as somebody who looks at the page sees them. */
  readonly drawn: readonly string[];
  /** How high above the foot of the page each text stands, in points. */
  readonly heights: readonly number[];
  readonly title: string;
}

/** A PDF as a reader sees it: by its table of objects, its streams, and what its fonts say of their glyphs. */
export const readPdf = (file: Uint8Array): ReadPdf => {
  const bytes = Buffer.from(file);
  const latin = bytes.toString('latin1');
  const startxref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(latin)?.[1]);
  const rows = [...latin.slice(startxref).matchAll(/^(\d{10}) 00000 n /gm)];
  const objects = rows.map(([, place], at) => {
    const from = Number(place);
    if (!latin.startsWith(`${at + 1} 0 obj\n`, from)) throw new Error(`no object ${at + 1} there`);
    const to = latin.indexOf('\nendobj\n', from);
    return { head: latin.slice(from, to), from, to };
  });
  const object = (number: number) => {
    const entry = objects[number - 1];
    if (entry === undefined) throw new Error(`no object ${number}`);
    return entry;
  };
  const streamOf = (number: number): Buffer => {
    const { head, from } = object(number);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const start = from + head.indexOf('stream\n') + 'stream\n'.length;
    return inflateSync(bytes.subarray(start, start + length));
  };
  const reference = (text: string, key: string): number =>
    Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text)?.[1]);
  const trailer = latin.slice(startxref);
  const page = object(
    reference(object(reference(object(reference(trailer, 'Root')).head, 'Pages')).head, 'Kids'),
  ).head;
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => {
      const map = streamOf(reference(object(Number(number)).head, 'ToUnicode')).toString();
      const glyphs = [...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)];
      return [name, new Map(glyphs.map(([, glyph, text = '']) => [glyph, hexText(text)]))];
    }),
  );
  const texts: string[] = [];
  const drawn: string[] = [];
  const heights: number[] = [];
  let height: number | undefined;
  let actual: string | undefined;
  let text = '';
  for (const line of streamOf(reference(page, 'Contents')).toString('latin1').split('\n')) {
    const [, marked] = /ActualText <FEFF(\w*)>/.exec(line) ?? [];
    if (marked !== undefined) actual = hexText(marked);
    const [, font, glyphs = ''] = /^\/(F\d+) .*<(\w+)> Tj$/.exec(line) ?? [];
    if (font !== undefined) {
      height ??= Number(/ (-?[\d.]+) Td </.exec(line)?.[1]);
      text += (glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => fonts.get(font)?.get(glyph) ?? '\ufffd')
        .join('');
    }
    if (line === 'ET') {
      texts.push(actual ?? text);
      drawn.push(text);
      heights.push(height ?? Number.NaN);
      height = undefined;
      text = '';
      actual = undefined;
    }
  }
  const [, title = ''] = /\/Title <FEFF(\w+)>/.exec(object(reference(trailer, 'Info')).head) ?? [];
  return { texts, drawn, heights, title: hexText(title) };
};
