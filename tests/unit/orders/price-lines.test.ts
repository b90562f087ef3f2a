import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteLine } from '#edge/contract/catalog/quote.ts';
import {
  bookingFeeOf,
  type GovernmentHelp,
  isLineKey,
  isRegistration,
  LINE_KEYS,
  NO_EXTRAS,
  type PriceLine,
  priceLines,
  totalOf,
  withoutVat,
} from '#edge/contract/orders/price-lines.ts';
import { frozenVat, vatAt } from '#edge/contract/orders/vat.ts';
import en from '#web/platform/i18n/messages/en/orders.ts';

const VAT = 1_100;
const LINES: QuoteLine[] = [
  { key: 'base', amount: 36_105_000 },
  { key: 'battery', amount: 0 },
  { key: 'bbnkb', amount: 0 },
  { key: 'pkb', amount: 0 },
  { key: 'stnk', amount: 100_000 },
  { key: 'tnkb', amount: 60_000 },
  { key: 'bpkb', amount: 225_000 },
];
const amountOf = (lines: readonly PriceLine[], key: string): number | undefined =>
  lines.find((line) => line.key === key)?.amount;

describe('price lines', () => {
  it('split off the tax of the goods and keep registration apart', () => {
    const lines = priceLines({ lines: LINES, bookingFee: 500_000 }, NO_EXTRAS, VAT);
    expect(amountOf(lines, 'base')).toBe(32_527_027);
    expect(amountOf(lines, 'vat')).toBe(3_577_973);
    expect(totalOf(lines)).toBe(36_490_000);
    expect(totalOf(lines.filter(isRegistration))).toBe(385_000);
    expect(withoutVat(29_490_000, VAT)).toBe(26_567_568);
  });

  it('show the help of the government as what it is, by both of its kinds', () => {
    const cut = priceLines(
      { lines: LINES, bookingFee: 500_000 },
      { ...NO_EXTRAS, help: { kind: 'DIRECT_CUT', amount: 7_000_000 } },
      VAT,
    );
    expect(totalOf(cut)).toBe(29_490_000);
    const borne = priceLines(
      { lines: LINES, bookingFee: 500_000 },
      { ...NO_EXTRAS, help: { kind: 'VAT_BORNE', basisPoints: 1_000 } },
      VAT,
    );
    expect(amountOf(borne, 'vat')).toBe(3_577_973);
    expect(amountOf(borne, 'help')).toBe(-3_252_703);
  });

  it('add up to a total of whole rupiah that is never below zero, whatever comes off', () => {
    const rupiah = fc.integer({ min: 0, max: 60_000_000 });
    const help = fc.oneof(
      fc.constant(null),
      rupiah.map((amount): GovernmentHelp => ({ kind: 'DIRECT_CUT', amount })),
      fc
        .integer({ min: 0, max: 1_100 })
        .map((basisPoints): GovernmentHelp => ({ kind: 'VAT_BORNE', basisPoints })),
    );
    fc.assert(
      fc.property(
        fc.tuple(
          rupiah,
          fc.integer({ min: -9_000_000, max: 9_000_000 }),
          rupiah,
          rupiah,
          rupiah,
          rupiah,
        ),
        help,
        ([base, battery, stnk, coupon, referral, delivery], given) => {
          fc.pre(base + battery > 0);
          const extras = { help: given, coupon, referral, delivery };
          const quoted: QuoteLine[] = [
            { key: 'base', amount: base },
            { key: 'battery', amount: battery },
            { key: 'stnk', amount: stnk },
          ];
          const lines = priceLines({ lines: quoted, bookingFee: 500_000 }, extras, VAT);
          expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
          expect(totalOf(lines)).toBeGreaterThanOrEqual(0);
          const codes = (amountOf(lines, 'coupon') ?? 0) + (amountOf(lines, 'referral') ?? 0);
          const off = codes + (amountOf(lines, 'help') ?? 0);
          expect(totalOf(lines) - off).toBe(base + battery + stnk + delivery);
          // The typed code comes first: what is beside it changes nothing of it.
          const alone = priceLines(
            { lines: quoted, bookingFee: 500_000 },
            { ...extras, referral: 0 },
            VAT,
          );
          expect(amountOf(lines, 'coupon')).toBe(amountOf(alone, 'coupon'));
          if (coupon + referral > 0) {
            const without = totalOf(lines) - codes;
            expect(totalOf(lines)).toBeGreaterThanOrEqual(Math.min(without, 500_000));
          }
        },
      ),
    );
  });

  it('are each explained on the page', () => {
    for (const key of LINE_KEYS) expect(Object.keys(en)).toContain(`line.${key}`);
    expect(isLineKey('vat')).toBe(true);
    expect(isLineKey('anything')).toBe(false);
  });

  it('hold the booking fee, which is never more than all of them', () => {
    expect(bookingFeeOf({ bookingFee: 500_000 }, 300_000)).toBe(300_000);
    expect(bookingFeeOf({ bookingFee: 500_000 }, 42_750_000)).toBe(500_000);
  });
});

describe('the rate of value added tax', () => {
  const jakarta = (moment: string): number => Date.parse(`${moment}+07:00`);

  it('is the one of the day in Jakarta', () => {
    expect(vatAt(jakarta('2024-12-31T23:59:59')).statutory).toBe(1_100);
    const now = vatAt(jakarta('2025-01-01T00:00:00'));
    expect(now).toMatchObject({ statutory: 1_200, base: [11, 12], basisPoints: 1_100 });
  });

  it('stands with the line of tax, and with no other', () => {
    const lines = priceLines({ lines: LINES, bookingFee: 500_000 }, NO_EXTRAS, 1_200);
    expect(lines.find(({ key }) => key === 'vat')?.basisPoints).toBe(1_200);
    expect(lines.filter(({ basisPoints }) => basisPoints !== undefined)).toHaveLength(1);
    expect(amountOf(lines, 'base')).toBe(32_236_607);
    expect(totalOf(lines)).toBe(36_490_000);
  });

  it('of a frozen line outlives the table', () => {
    const placedAt = jakarta('2026-11-20T10:00:00');
    expect(frozenVat(1_100, placedAt).base).toEqual([11, 12]);
    expect(frozenVat(undefined, placedAt).basisPoints).toBe(1_100);
    expect(frozenVat(1_250, placedAt)).toMatchObject({ statutory: 1_250, base: [1, 1] });
  });
});
