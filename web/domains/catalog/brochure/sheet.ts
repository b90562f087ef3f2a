import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

export const INK = '#0b0f14';
export const MUTED = '#46515f';
export const LINE = '#dce1e6';
export const ACCENT = '#1b4dff';

export const REGULAR = 'regular';
export const BOLD = 'bold';

/**
 * The site's typeface, of which each brochure embeds the letters it uses. Static weights: pdfkit
 * embeds a variable font in its default weight only.
 */
const FONTS = [
  [REGULAR, 400],
  [BOLD, 700],
] as const;
// Next runs builds from the root and from web/, depending on who starts it.
const FOLDERS = [process.cwd(), join(process.cwd(), '..')];

const fontFile = (weight: number): Buffer => {
  const file = `plus-jakarta-sans-latin-${weight}-normal.woff`;
  const paths = FOLDERS.map((folder) =>
    join(folder, 'node_modules/@fontsource/plus-jakarta-sans/files', file),
  );
  const path = paths.find((each) => existsSync(/* turbopackIgnore: true */ each));
  if (path === undefined) throw new Error(`The typeface is not installed: ${file}`);
  return readFileSync(/* turbopackIgnore: true */ path);
};

export type Sheet = PDFKit.PDFDocument;

export interface SheetInfo {
  readonly title: string;
  readonly language: string;
  /** Epoch ms. */
  readonly madeAt: number;
}

export const newSheet = ({ title, language, madeAt }: SheetInfo): Sheet => {
  const sheet = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'ALVA', CreationDate: new Date(madeAt) },
  });
  for (const [name, weight] of FONTS) sheet.registerFont(name, fontFile(weight));
  return sheet;
};

/** Signs that the typeface lacks get their nearest look. */
export const plain = (text: string): string =>
  text
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/\u2265/g, '>=')
    .replace(/\u2264/g, '<=')
    .replace(/\u2082/g, '2');

export const bytesOf = (sheet: Sheet): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    sheet.end();
  });
