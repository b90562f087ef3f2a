import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#edge/contract/edit-distance.ts';
import { correctAll, matchAll, wordsOf } from '#edge/contract/shop/search-text.ts';

describe('edit distance', () => {
  it.each([
    ['rem', 'rem', 0],
    ['brkae', 'brake', 1],
    ['chargr', 'charger', 1],
    ['kampas', 'kompas', 1],
    ['', 'abc', 3],
  ])('%s → %s is %d', (a, b, distance) => expect(editDistance(a, b, 5)).toBe(distance));

  it('is symmetric, zero only for the same word, and bounded', () => {
    const word = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        const distance = editDistance(a, b, most);
        expect(distance).toBe(editDistance(b, a, most));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(most + 1);
      }),
    );
  });
});

describe('search text', () => {
  it('becomes an expression of quoted words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (typed) => {
        const words = wordsOf(typed);
        expect(words.length).toBeLessThanOrEqual(6);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,32}$/u);
        expect(matchAll(words).match(/"/g)?.length ?? 0).toBe(words.length * 2);
      }),
    );
  });

  it('corrects to the nearest word, the commoner one of equals', () => {
    const vocabulary = [
      { term: 'rem', rows: 90 },
      { term: 'kampas', rows: 4 },
      { term: 'kompas', rows: 9 },
    ];
    expect(correctAll(['kapmas', 'rem'], vocabulary)).toEqual(['kampas', 'rem']);
    expect(correctAll(['kimpas'], vocabulary)).toEqual(['kompas']);
    expect(correctAll(['zzzzzz'], vocabulary)).toBeUndefined();
  });

  it.each([
    ['brakepad', 'brake pad'],
    ['brek pad', 'brake pad'],
    ['jaket', 'jacket'],
    ['bandong', 'bandung'],
  ])('%s is read as %s', (typed, meant) => {
    const vocabulary = ['brake', 'pad', 'jacket', 'bandung'].map((term) => ({ term, rows: 1 }));
    expect(correctAll(wordsOf(typed), vocabulary)?.join(' ')).toBe(meant);
  });

  it('a shared sound alone does not make one word of another', () => {
    const vocabulary = [{ term: 'brake', rows: 1 }];
    expect(correctAll(['burokuoeaa'], vocabulary)).toBeUndefined();
    expect(correctAll(['trek'], vocabulary)).toBeUndefined();
  });
});
