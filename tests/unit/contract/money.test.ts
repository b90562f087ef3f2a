import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AREAS, findArea } from '#edge/contract/areas.ts';
import { rupiah } from '#edge/contract/money.ts';
import { PRICE_LINES, priceOf } from '#edge/contract/price.ts';

describe('rupiah', () => {
  it.each([
    [29_490_000, 'Rp29.490.000'],
    [500_000, 'Rp500.000'],
    [999, 'Rp999'],
    [0, 'Rp0'],
    [-7_000_000, '-Rp7.000.000'],
    [9_007_199_254_740_991, 'Rp9.007.199.254.740.991'],
  ])('%d', (amount, text) => expect(rupiah(amount)).toBe(text));

  it('never holds a space, not even a no-break one, where a line could break a price', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(rupiah(n)).not.toMatch(/[\s\u00a0\u202f]/);
      }),
    );
  });

  it('a formatted amount is parsed to the same amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(Number(rupiah(n).replace(/[Rp.]/g, ''))).toBe(n);
      }),
    );
  });
});

test('a price is the sum of its lines, and a subsidy never makes it negative', () => {
  const amount = fc.integer({ min: 0, max: 200_000_000 });
  const lines = fc.record(
    Object.fromEntries(PRICE_LINES.map((key) => [key, amount])) as Record<
      (typeof PRICE_LINES)[number],
      typeof amount
    >,
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: -1, max: 2_000_000_000 }), (given, subsidy) => {
      const price = priceOf(given, subsidy);
      expect(price.otr).toBe(Object.values(given).reduce((a, b) => a + b, 0));
      expect(price.total).toBe(price.otr - price.discount);
      expect(price.total).toBeGreaterThanOrEqual(0);
      expect(price.discount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the 38 provinces, each code once', () => {
  expect(AREAS).toHaveLength(38);
  expect(new Set(AREAS.map((area) => area.code)).size).toBe(38);
  expect(findArea('31')?.name.id).toBe('DKI Jakarta');
  expect(findArea('constructor')).toBeUndefined();
});
