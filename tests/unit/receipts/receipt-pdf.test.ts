import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPANY } from '#edge/contract/company.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { LINE_KEYS } from '#edge/contract/orders/price-lines.ts';
import { meteraiOf, type ReceiptFacts } from '#edge/contract/orders/receipt.ts';
import { drawReceipt } from '#edge/domains/orders/receipt/draw.ts';
import { readFace } from '#edge/platform/pdf/truetype.ts';
import typeface from '#edge/platform/pdf/typeface.json' with { type: 'json' };
import { readPdf } from '#tests/support/read-pdf.ts';

const facts = (more: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
  seller: COMPANY,
  payer: { name: 'Ayu Lestari', address: 'Jl. Melati 4, 12810' },
  orderCode: 'K7Q2M9XH4D',
  bookingNumber: 'NUP-K7Q2M9XH4D',
  purpose: 'BOOKING',
  product: {
    name: 'ALVA CERVO',
    colorName: { en: 'Indie Red', id: 'Indie Red' },
    batteryName: { en: 'Two batteries', id: 'Dua baterai' },
  },
  vin: null,
  motorNumber: null,
  lines: [
    { type: 'VEHICLE', key: 'base', amount: 34_009_009 },
    { type: 'TAX', key: 'vat', amount: 3_740_991 },
    { type: 'GOVERNMENT_HELP', key: 'help', amount: -7_000_000 },
  ],
  total: 30_750_000,
  taxBase: 31_174_925,
  vat: 3_740_991,
  amount: 500_000,
  inWords: 'lima ratus ribu rupiah',
  remaining: 30_250_000,
  method: 'bca_va',
  reference: 'K7Q2M9XH4D-1',
  paidAt: Date.UTC(2026, 10, 20, 3),
  meterai: meteraiOf(500_000),
  ...more,
});

const draw = (more: Partial<ReceiptFacts> = {}) =>
  drawReceipt({
    facts: facts(more),
    number: 'KW-2026-000042',
    code: 'K7Q2M9XH4DPA3W0R',
    issuedAt: Date.UTC(2026, 10, 20, 4),
    url: 'https://alva.test/receipt/K7Q2M9XH4DPA3W0R',
  });

describe('the PDF of a receipt', () => {
  it('says everything that a receipt has to', async () => {
    const { texts, title } = readPdf(await draw());
    expect(title).toBe('Kwitansi KW-2026-000042');
    for (const line of [
      COMPANY.name,
      `NPWP ${COMPANY.taxNumber} · ${COMPANY.contact}`,
      'Ayu Lestari',
      'K7Q2M9XH4D · NUP-K7Q2M9XH4D',
      'BCA Virtual Account · K7Q2M9XH4D-1',
      '20 November 2026 pukul 10.00 WIB',
      'Rp34.009.009',
      'Rp3.740.991',
      '-Rp7.000.000',
      'Rp30.750.000',
      'Rp500.000',
      'Terbilang: lima ratus ribu rupiah',
      'K7Q2-M9XH-4DPA-3W0R',
    ])
      expect(texts).toContain(line);
    expect(texts.join(' ')).toContain('Tidak terutang');
    expect(texts.join('')).not.toContain('\ufffd');
  });

  it('names the stamp duty from a rupiah above five million on', async () => {
    expect([meteraiOf(5_000_000), meteraiOf(5_000_001)]).toEqual(['NONE', 'REQUIRED']);
    const { texts } = readPdf(await draw({ meterai: 'REQUIRED' }));
    expect(texts.join(' ')).toContain('Terutang Rp10.000');
  });

  it('draws names of every Latin script, and gives the letters of others to whoever copies them', async () => {
    for (const name of [
      'Đặng Thị Ánh',
      'Łukasz Żółć',
      'Ñusta Ğül',
      'N’Golo “Æ” ﬁ',
      '王小明',
      'مريم',
      'Ayu 😀',
    ]) {
      const { texts } = readPdf(await draw({ payer: { name, address: null } }));
      expect(texts).toContain(name);
    }
  });

  it.each([
    ['Юлия Щербакова', 'Iuliia Shcherbakova', 'Ditulis dengan huruf Latin'],
    ['Αθηνά Παπαδοπούλου', 'Athina Papadopoulou', 'Ditulis dengan huruf Latin'],
    ['Ｌｉｍ', 'Lim', 'Ditulis dengan huruf Latin'],
    ['王小明 Wang', '??? Wang', 'Tanda ? menggantikan'],
    ['مريم', '????', 'Tanda ? menggantikan'],
    ['Ayu 😀', 'Ayu ?', 'Tanda ? menggantikan'],
  ])('never draws a box: %s is drawn as %s, and the page says so', async (name, seen, note) => {
    const { drawn, texts } = readPdf(await draw({ payer: { name, address: null } }));
    expect(drawn).toContain(seen);
    expect(drawn.join('')).not.toContain('\ufffd');
    expect(texts).toContain(name);
    expect(texts.join(' ')).toContain(note);
  });

  it('says nothing of letters where every one is drawn', async () => {
    const { texts } = readPdf(await draw({ payer: { name: 'Đặng Thị Ánh', address: null } }));
    expect(texts.join(' ')).not.toMatch(/Latin|Tanda/);
  });

  it('names the rate of tax that its facts were counted by', async () => {
    const taxRate = { statutory: 1_250, base: [1, 1], basisPoints: 1_250 } as const;
    expect(readPdf(await draw({ taxRate })).texts.join(' ')).toContain('PPN 12,5% / VAT');
    expect(readPdf(await draw()).texts.join(' ')).toContain('PPN 12% × 11/12 / VAT, 11% effective');
  });

  it('breaks what is too long for a line, without losing a letter', async () => {
    const address = `Jl. ${'Panjang'.repeat(40)} ${'Gang Kecil '.repeat(8)}`.trim();
    const { texts } = readPdf(await draw({ payer: { name: 'A'.repeat(100), address } }));
    const all = texts.join('').replaceAll(' ', '');
    expect(all).toContain(address.replaceAll(' ', ''));
    expect(all).toContain('A'.repeat(100));
  });

  it('has words for every line of a price', async () => {
    const lines = LINE_KEYS.map((key) => ({ type: 'SURCHARGE' as const, key, amount: 1 }));
    const { texts } = readPdf(await draw({ lines }));
    expect(texts.filter((text) => text === 'Rp1')).toHaveLength(LINE_KEYS.length);
    expect(texts).not.toContain('undefined');
  });

  it('names every thing of the fullest cart on its one page, above the sum that was paid', async () => {
    const items = Array.from({ length: CART_LIMITS.lines }, (_, at) => ({
      name: { en: 'x', id: `Tas pinggir tahan air kiri dan kanan nomor ${at + 100}` },
      size: 'XXL',
      quantity: 12,
      unit: 1_234_567,
      vin: null,
    }));
    const { texts, heights } = readPdf(await draw({ items }));
    const all = texts.join(' ');
    for (const { name } of items) expect(all).toContain(`12 × ${name.id} · XXL · Rp1.234.567`);
    // The box below the code, and the line at the foot of the page.
    expect(heights[texts.indexOf('K7Q2-M9XH-4DPA-3W0R')]).toBeGreaterThan(50 + 45);
  });

  it('is the same bytes for the same facts, in less than 40 kB', async () => {
    const [one, two] = [await draw(), await draw()];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
    expect(one.byteLength).toBeLessThan(40_000);
  });
});

describe('the typeface of documents', () => {
  it('is the one the site is set in', async () => {
    const folder = join(import.meta.dirname, '../../../node_modules/@fontsource/plus-jakarta-sans');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(version).toBe('5.3.0');
    const face = await readFace(typeface.regular[0] ?? '');
    expect(face.unitsPerEm).toBe(1_000);
    expect(face.glyphOf('A'.charCodeAt(0))).toBeGreaterThan(0);
    expect(face.glyphOf('王'.charCodeAt(0))).toBe(0);
  });

  it('loses all outlines but those that are needed', async () => {
    const face = await readFace(typeface.regular[0] ?? '');
    const some = face.subset(new Set([face.glyphOf(65)]));
    const none = face.subset(new Set());
    expect(some.length).toBeGreaterThan(none.length);
    expect(some.length - none.length).toBeLessThan(1_000);
  });
});
