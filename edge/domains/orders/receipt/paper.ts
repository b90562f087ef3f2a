/**
 * What receipts and invoices have in common on paper. Loaded with them, as a module beside the worker:
 * import nothing from here that the worker has as well (decisions/receipt-pdf.md).
 */
import { encode } from 'uqr';
import type { ReceiptFacts, ReceiptItem } from '#edge/contract/orders/receipt.ts';
import { type Colour, PAGE, type Sheet, type TextStyle } from '#edge/platform/pdf/document.ts';
import { type CountedVat, lineName } from './line-names.ts';

const MARGIN = 48;
const RIGHT = PAGE.width - MARGIN;
const MUTED: Colour = [0.275, 0.318, 0.373];
const RULE: Colour = [0.863, 0.882, 0.902];
const PAPER: Colour = [0.969, 0.973, 0.976];
const INK: Colour = [0.043, 0.059, 0.078];

export const SMALL: TextStyle = { size: 8, colour: MUTED };
const BODY: TextStyle = { size: 9.5 };
export const STRONG: TextStyle = { size: 9.5, weight: 'bold' };

const THOUSANDS = new Intl.NumberFormat('id-ID');

/** Indonesian spelling; the shared formatter stays in the worker. */
const rupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp${THOUSANDS.format(Math.abs(amount))}`;

const DAY = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});
export const dateOf = (at: number): string => `${DAY.format(at).replaceAll('\u202f', ' ')} WIB`;

/** A text in lines that fit; a word that is longer than a line is cut. */
const wrap = (sheet: Sheet, text: string, width: number, style: TextStyle): string[] => {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string): boolean => sheet.measure(more, style) <= width;
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (!fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
};

const paragraph = (
  sheet: Sheet,
  text: string,
  { x, y, width, style }: { x: number; y: number; width: number; style: TextStyle },
): number => {
  const step = style.size * 1.4;
  wrap(sheet, text, width, style).forEach((line, at) => {
    sheet.text(line, x, y + at * step, style);
  });
  return y + wrap(sheet, text, width, style).length * step;
};

const LABEL = 150;

/** A label and what it names, the lines of a value below each other. */
export const row = (
  sheet: Sheet,
  y: number,
  label: string,
  value: string,
  style = BODY,
): number => {
  sheet.text(label, MARGIN, y, SMALL);
  const x = MARGIN + LABEL;
  return Math.max(y + 14, paragraph(sheet, value, { x, y, width: RIGHT - x, style })) + 2;
};

export const amountRow = (
  sheet: Sheet,
  y: number,
  label: string,
  amount: number,
  style = BODY,
): number => {
  sheet.text(label, MARGIN, y, style);
  sheet.text(rupiah(amount), RIGHT, y, { ...style, isRight: true });
  return y + 15;
};

export const rule = (sheet: Sheet, y: number): number => {
  sheet.box(MARGIN, y, RIGHT - MARGIN, 0.75, RULE);
  return y + 16;
};

const drawQr = (sheet: Sheet, content: string, x: number, y: number, size: number): void => {
  const { data } = encode(content, { ecc: 'M', border: 0 });
  const dot = size / data.length;
  data.forEach((cells, down) => {
    cells.forEach((isDark, across) => {
      // A hair larger, so that no light shows between two.
      if (isDark) sheet.box(x + across * dot, y + down * dot, dot + 0.2, dot + 0.2, INK);
    });
  });
};

/** Name, address and tax number of the seller, and what the paper is. */
export const headingOf = (
  sheet: Sheet,
  seller: ReceiptFacts['seller'],
  paper: { readonly title: string; readonly number: string },
): number => {
  sheet.text('ALVA', MARGIN, 70, { size: 24, weight: 'bold' });
  sheet.text(paper.title, RIGHT, 62, { size: 16, weight: 'bold', isRight: true });
  sheet.text(paper.number, RIGHT, 78, { ...BODY, colour: MUTED, isRight: true });
  sheet.text(seller.name, MARGIN, 98, STRONG);
  sheet.text(seller.address, MARGIN, 111, SMALL);
  sheet.text(`NPWP ${seller.taxNumber} · ${seller.contact}`, MARGIN, 123, SMALL);
  return rule(sheet, 138);
};

/** Said where a name or an address is not printed as it is written. */
const LETTERS = {
  AS_WRITTEN: null,
  LATIN:
    'Ditulis dengan huruf Latin; teks ini dapat disalin dalam aksara aslinya. / In Latin letters; copied, the text has its own.',
  PARTLY:
    'Tanda ? menggantikan huruf yang tidak dapat dicetak; teks ini dapat disalin lengkap. / A ? stands for a letter that cannot be printed; copied, the text is whole.',
} as const;

/** That a text is not drawn as it is written; null where it is. */
export const lettersNote = (sheet: Sheet, text: string): string | null => LETTERS[sheet.fits(text)];

const itemText = ({ name, size, quantity, unit, vin }: ReceiptItem): string =>
  [`${quantity} × ${name.id}`, size === '-' ? '' : size, vin ?? '', rupiah(unit)]
    .filter(Boolean)
    .join(' · ');

/** More than these have no room as a line each, however much else a page says. */
const MOST_LINES = 8;

/** Every thing of an order, and what one of it cost; null where it is one motorcycle. */
const thingRows = (
  sheet: Sheet,
  from: number,
  items: readonly ReceiptItem[] | undefined,
): number | null => {
  if (items === undefined) return null;
  const label = 'Barang / Items, termasuk PPN / with VAT';
  const texts = items.map(itemText);
  if (texts.length > MOST_LINES) {
    sheet.text(label, MARGIN, from, SMALL);
    const whole = { x: MARGIN, y: from + 12, width: RIGHT - MARGIN, style: SMALL };
    return paragraph(sheet, texts.join('; '), whole) + 4;
  }
  return texts.reduce((y, text, at) => row(sheet, y, at === 0 ? label : '', text), from);
};

/** What is bought, and the number of the order. */
export const itemRows = (
  sheet: Sheet,
  from: number,
  {
    product,
    items,
    vin,
    motorNumber,
    numbers,
  }: Pick<ReceiptFacts, 'product' | 'items' | 'vin' | 'motorNumber'> & {
    readonly numbers: readonly (string | null)[];
  },
): number => {
  let y =
    thingRows(sheet, from, items) ??
    row(
      sheet,
      from,
      'Barang / Item',
      [product.name, product.colorName.id, product.batteryName.id].filter(Boolean).join(' · '),
    );
  y = row(sheet, y, 'Nomor pesanan / Order number', numbers.filter(Boolean).join(' · '));
  if (vin === null) return y;
  return row(sheet, y, 'No. rangka · mesin / Frame · motor', `${vin} · ${motorNumber ?? '–'}`);
};

/** Of receipts from before a rate stood in their facts. */
const FIRST_RATE: CountedVat = { statutory: 1_200, base: [11, 12], basisPoints: 1_100 };

/** The lines of the price, their sum, and on what the tax in it was counted. */
export const priceRows = (
  sheet: Sheet,
  from: number,
  facts: Pick<ReceiptFacts, 'lines' | 'total' | 'taxBase' | 'taxRate' | 'vat'>,
): number => {
  sheet.text('Rincian harga / Price', MARGIN, from, STRONG);
  let y = from + 18;
  const vat = facts.taxRate ?? FIRST_RATE;
  for (const { key, amount } of facts.lines) y = amountRow(sheet, y, lineName(key, vat), amount);
  const [over, under] = vat.base;
  y = amountRow(sheet, y + 3, 'Jumlah harga / Total price', facts.total, STRONG);
  sheet.text(
    `Dasar pengenaan pajak${over === under ? '' : ` (${over}/${under})`} / Tax base ${rupiah(facts.taxBase)} · PPN / VAT ${rupiah(facts.vat)}`,
    MARGIN,
    y,
    SMALL,
  );
  return y + 16;
};

/** A sum in figures and in words. */
export const sumBox = (
  sheet: Sheet,
  y: number,
  { label, amount, inWords }: { label: string; amount: number; inWords: string },
): number => {
  sheet.box(MARGIN, y, RIGHT - MARGIN, 62, PAPER);
  sheet.text(label, MARGIN + 14, y + 20, SMALL);
  sheet.text(rupiah(amount), MARGIN + 14, y + 45, { size: 20, weight: 'bold' });
  paragraph(sheet, `Terbilang: ${inWords}`, {
    x: MARGIN + 190,
    y: y + 24,
    width: RIGHT - MARGIN - 204,
    style: { size: 9.5 },
  });
  return y + 62;
};

/** The code by which anybody checks the paper, as QR and in letters, with a note in a frame beside it. */
export const proofBox = (
  sheet: Sheet,
  y: number,
  paper: {
    readonly title: string;
    readonly code: string;
    readonly url: string;
    readonly note: { readonly title: string; readonly text: string };
  },
): void => {
  const { title, code, url, note } = paper;
  drawQr(sheet, url, MARGIN, y, 78);
  const x = MARGIN + 96;
  const width = 200;
  sheet.text(title, x, y + 10, STRONG);
  sheet.text(code.replace(/.{4}(?=.)/g, '$&-'), x, y + 28, { size: 11, weight: 'bold' });
  paragraph(sheet, url, { x, y: y + 44, width, style: SMALL });
  const box = RIGHT - 150;
  sheet.box(box, y, 150, 78, RULE);
  sheet.box(box + 0.75, y + 0.75, 148.5, 76.5, [1, 1, 1]);
  sheet.text(note.title, box + 10, y + 16, STRONG);
  paragraph(sheet, note.text, { x: box + 10, y: y + 32, width: 130, style: SMALL });
};

/** The line at the foot of the page. */
export const footOf = (sheet: Sheet, number: string, seller: ReceiptFacts['seller']): void =>
  sheet.text(
    `${number} · ${seller.name} · dokumen elektronik, sah tanpa tanda tangan / electronic document, valid without signature`,
    MARGIN,
    PAGE.height - 36,
    { size: 7, colour: MUTED },
  );
