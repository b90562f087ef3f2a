import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pageNumbers, pageRange } from '#web/ui/paging.ts';

describe('paging', () => {
  it('has one page when there is nothing', () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageRange(1, 10, 0)).toEqual([0, 0]);
  });

  it('says which rows a page holds, the last one cut short', () => {
    expect(pageRange(2, 10, 45)).toEqual([11, 20]);
    expect(pageRange(5, 10, 45)).toEqual([41, 45]);
  });

  it('leaves gaps between the ends and the neighbours', () => {
    expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  });

  it('never hides a single page behind a gap', () => {
    expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  });

  it('is ascending, without doubles, and always reaches both ends and the current page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
        const page = 1 + (seed % count);
        const shown = pageNumbers(page, count).filter((n) => n !== null);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        for (const must of [1, page, count]) expect(shown).toContain(must);
      }),
    );
  });
});
