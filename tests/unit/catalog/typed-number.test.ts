import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberIn } from '#web/domains/catalog/simulators/typed-number.ts';
import { number } from '#web/platform/i18n/format.ts';

describe('a number that is typed', () => {
  it.each([
    ['35', 35],
    ['1.445', 1_445],
    ['1,445', 1_445],
    ['29.490.000', 29_490_000],
    ['Rp 29,490,000', 29_490_000],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['1.234,5', 1_234.5],
  ] as const)('%j is %d', (typed, value) => {
    expect(numberIn(typed)).toBe(value);
  });

  it.each(['', ' ', '-5', 'abc', '1e9', '1.2.3,4,5', '٣'])('%j is none', (typed) => {
    expect(numberIn(typed)).toBeNull();
  });

  it('is read as it was shown, in either language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.constantFrom('en' as const, 'id' as const),
        (value, locale) => {
          expect(numberIn(number(locale, value))).toBe(value);
          expect(numberIn(number(locale, value / 10))).toBe(Math.round(value) / 10);
        },
      ),
    );
  });
});
