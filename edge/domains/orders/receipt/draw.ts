/**
 * The PDF of a receipt. Loaded when one is made, as a module beside the worker: import nothing from
 * here that the worker has as well, or the two would share a third (decisions/receipt-pdf.md).
 */
import { encode } from 'uqr';
import type { ReceiptFacts } from '#edge/contract/orders/receipt.ts';
import {
  type Colour,
  newSheet,
  PAGE,
  type Sheet,
  type TextStyle,
} from '#edge/platform/pdf/document.ts';
import { type CountedVat, lineName } from './line-names.ts';

interface Receipt {
  readonly facts: ReceiptFacts;
  readonly number: string;
  readonly code: string;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** Address of the page where the code is checked. */
  readonly url: string;
}

const MARGIN = 48;
const RIGHT = PAGE.width - MARGIN;
const MUTED: Colour = [0.275, 0.318, 0.373];
const RULE: Colour = [0.863, 0.882, 0.902];
const PAPER: Colour = [0.969, 0.973, 0.976];
const INK: Colour = [0.043, 0.059, 0.078];

const SMALL: TextStyle = { size: 8, colour: MUTED };
const BODY: TextStyle = { size: 9.5 };
const STRONG: TextStyle = { size: 9.5, weight: 'bold' };

const METHODS: Readonly<Record<string, string>> = {
  credit_card: 'Kartu / Card',
  echannel: 'Mandiri Bill Payment',
  other_qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  ovo: 'OVO',
  alfamart: 'Alfamart',
  indomaret: 'Indomaret',
};

const methodOf = (method: string | null): string => {
  if (method === null) return '–';
  if (method.endsWith('_va')) return `${method.slice(0, -3).toUpperCase()} Virtual Account`;
  return METHODS[method] ?? method;
};

/** Of receipts from before a rate stood in their facts. */
const FIRST_RATE: CountedVat = { statutory: 1_200, base: [11, 12], basisPoints: 1_100 };

const THOUSANDS = new Intl.NumberFormat('id-ID');

/** Indonesian spelling; the shared formatter stays in the worker. */
const rupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp${THOUSANDS.format(Math.abs(amount))}`;

const DAY = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});
const dateOf = (at: number): string => `${DAY.format(at).replaceAll('\u202f', ' ')} WIB`;

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
const row = (sheet: Sheet, y: number, label: string, value: string, style = BODY): number => {
  sheet.text(label, MARGIN, y, SMALL);
  const x = MARGIN + LABEL;
  return Math.max(y + 14, paragraph(sheet, value, { x, y, width: RIGHT - x, style })) + 2;
};

const amountRow = (
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

const rule = (sheet: Sheet, y: number): number => {
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

const heading = (sheet: Sheet, { facts: { seller }, number }: Receipt): number => {
  sheet.text('ALVA', MARGIN, 70, { size: 24, weight: 'bold' });
  sheet.text('KWITANSI', RIGHT, 62, { size: 16, weight: 'bold', isRight: true });
  sheet.text(`Receipt ${number}`, RIGHT, 78, { ...BODY, colour: MUTED, isRight: true });
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

const parties = (sheet: Sheet, from: number, { facts, issuedAt }: Receipt): number => {
  let y = row(sheet, from, 'Telah terima dari / Received from', facts.payer.name, STRONG);
  if (facts.payer.address !== null) y = row(sheet, y, 'Alamat / Address', facts.payer.address);
  const note = LETTERS[sheet.fits(`${facts.payer.name} ${facts.payer.address ?? ''}`)];
  if (note !== null) y = row(sheet, y, '', note, SMALL);
  y = row(
    sheet,
    y,
    'Untuk pembayaran / In payment of',
    facts.purpose === 'BOOKING'
      ? 'Biaya pemesanan / Booking fee'
      : 'Pembayaran pesanan / Payment of the order',
  );
  const { product } = facts;
  y = row(
    sheet,
    y,
    'Barang / Item',
    [product.name, product.colorName.id, product.batteryName.id].filter(Boolean).join(' · '),
  );
  y = row(
    sheet,
    y,
    'Nomor pesanan / Order number',
    [facts.orderCode, facts.bookingNumber].filter(Boolean).join(' · '),
  );
  if (facts.vin !== null)
    y = row(
      sheet,
      y,
      'No. rangka · mesin / Frame · motor',
      `${facts.vin} · ${facts.motorNumber ?? '–'}`,
    );
  y = row(sheet, y, 'Cara bayar / Paid by', `${methodOf(facts.method)} · ${facts.reference}`);
  y = row(sheet, y, 'Dibayar pada / Paid on', dateOf(facts.paidAt));
  return row(sheet, y, 'Diterbitkan / Issued', dateOf(issuedAt));
};

const prices = (sheet: Sheet, from: number, { facts }: Receipt): number => {
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
  y = amountRow(
    sheet,
    y + 16,
    'Sisa setelah pembayaran ini / Left after this payment',
    facts.remaining,
  );
  return y;
};

const sum = (sheet: Sheet, y: number, { facts }: Receipt): number => {
  sheet.box(MARGIN, y, RIGHT - MARGIN, 62, PAPER);
  sheet.text('Jumlah diterima / Amount received', MARGIN + 14, y + 20, SMALL);
  sheet.text(rupiah(facts.amount), MARGIN + 14, y + 45, { size: 20, weight: 'bold' });
  paragraph(sheet, `Terbilang: ${facts.inWords}`, {
    x: MARGIN + 190,
    y: y + 24,
    width: RIGHT - MARGIN - 204,
    style: { size: 9.5 },
  });
  return y + 62;
};

const proof = (sheet: Sheet, y: number, { facts, code, url }: Receipt): void => {
  drawQr(sheet, url, MARGIN, y, 78);
  const x = MARGIN + 96;
  const width = 200;
  sheet.text('Periksa keaslian / Check this receipt', x, y + 10, STRONG);
  sheet.text(code.replace(/.{4}(?=.)/g, '$&-'), x, y + 28, { size: 11, weight: 'bold' });
  paragraph(sheet, url, { x, y: y + 44, width, style: SMALL });
  const box = RIGHT - 150;
  const isDue = facts.meterai === 'REQUIRED';
  sheet.box(box, y, 150, 78, RULE);
  sheet.box(box + 0.75, y + 0.75, 148.5, 76.5, [1, 1, 1]);
  sheet.text('Meterai / Stamp duty', box + 10, y + 16, STRONG);
  paragraph(
    sheet,
    isDue
      ? 'Terutang Rp10.000; e-meterai dibubuhkan oleh penerbit. / Rp10,000 due; affixed by the issuer.'
      : 'Tidak terutang. / Not due.',
    { x: box + 10, y: y + 32, width: 130, style: SMALL },
  );
};

/** One page. What it says are the stored facts and nothing else. */
export const drawReceipt = async (receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, number, issuedAt } = receipt;
  const sheet = await newSheet({
    title: `Kwitansi ${number}`,
    author: facts.seller.name,
    language: 'id',
    madeAt: issuedAt,
  });
  let y = heading(sheet, receipt);
  y = parties(sheet, y, receipt);
  y = rule(sheet, y);
  y = prices(sheet, y, receipt);
  y = sum(sheet, y + 6, receipt);
  proof(sheet, y + 24, receipt);
  sheet.text(
    `${number} · ${facts.seller.name} · dokumen elektronik, sah tanpa tanda tangan / electronic document, valid without signature`,
    MARGIN,
    PAGE.height - 36,
    { size: 7, colour: MUTED },
  );
  return sheet.bytes();
};
