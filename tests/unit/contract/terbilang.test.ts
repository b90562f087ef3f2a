import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terbilang } from '#edge/contract/terbilang.ts';

const DIGITS: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
};
const SCALES: Readonly<Record<string, number>> = {
  seribu: 1_000,
  ribu: 1_000,
  juta: 1_000_000,
  miliar: 1_000_000_000,
  triliun: 1_000_000_000_000,
};

/** What a reader makes of the words, by the grammar and not by the writer's code. */
const read = (words: string): number => {
  let total = 0;
  let part = 0;
  let digit = 0;
  for (const word of words.split(' ')) {
    if (word in DIGITS) digit = DIGITS[word] ?? 0;
    else if (word === 'sepuluh') part += 10;
    else if (word === 'sebelas') part += 11;
    else if (word === 'seratus') part += 100;
    else if (word === 'belas' || word === 'puluh' || word === 'ratus') {
      part += word === 'belas' ? 10 + digit : digit * (word === 'puluh' ? 10 : 100);
      digit = 0;
    } else if (word in SCALES) {
      total += (word === 'seribu' ? 1 : part + digit) * (SCALES[word] ?? 0);
      part = 0;
      digit = 0;
    } else if (word !== 'nol') throw new Error(`no Indonesian number: ${word}`);
  }
  return total + part + digit;
};

describe('an amount in Indonesian words', () => {
  it.each([
    [0, 'nol'],
    [1, 'satu'],
    [10, 'sepuluh'],
    [11, 'sebelas'],
    [12, 'dua belas'],
    [19, 'sembilan belas'],
    [20, 'dua puluh'],
    [21, 'dua puluh satu'],
    [100, 'seratus'],
    [101, 'seratus satu'],
    [111, 'seratus sebelas'],
    [200, 'dua ratus'],
    [999, 'sembilan ratus sembilan puluh sembilan'],
    [1_000, 'seribu'],
    [1_100, 'seribu seratus'],
    [2_000, 'dua ribu'],
    [11_000, 'sebelas ribu'],
    [21_000, 'dua puluh satu ribu'],
    [100_000, 'seratus ribu'],
    [101_000, 'seratus satu ribu'],
    [500_000, 'lima ratus ribu'],
    [1_000_000, 'satu juta'],
    [1_001_000, 'satu juta seribu'],
    [29_490_000, 'dua puluh sembilan juta empat ratus sembilan puluh ribu'],
    [42_250_000, 'empat puluh dua juta dua ratus lima puluh ribu'],
    [1_000_000_000, 'satu miliar'],
    [1_000_000_000_001, 'satu triliun satu'],
    [
      999_999_999_999_999,
      'sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan',
    ],
  ])('%d is "%s"', (amount, words) => {
    expect(terbilang(amount)).toBe(words);
  });

  it('is read back as the same amount, for every one to 20,000 and any beyond', () => {
    for (let amount = 0; amount <= 20_000; amount++) expect(read(terbilang(amount))).toBe(amount);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
        const words = terbilang(amount);
        expect(read(words)).toBe(amount);
        expect(words).not.toMatch(
          / {2}|satu ratus|satu puluh|satu belas|(^|juta |miliar |triliun )satu ribu/,
        );
      }),
    );
  });

  it('does not exist for parts of a rupiah, debts and more than there is', () => {
    for (const amount of [-1, 0.5, Number.NaN, 1_000_000_000_000_000])
      expect(() => terbilang(amount)).toThrow(RangeError);
  });
});
