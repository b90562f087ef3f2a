import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactTotal, pageCount, pageNumbers, pageRange, rowsWithin } from '#web/ui/paging.ts';

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

  it('comes to every row, though counting ended at a thousand of them', () => {
    const all = 1_237;
    let page = 1;
    for (let rows = 25; rows === 25; page++) {
      rows = Math.min(25, all - (page - 1) * 25);
      const total = exactTotal(page, 25, rows);
      const within = rowsWithin(total ?? 1_000, page, 25, total === null);
      if (rows === 25) expect(pageCount(within, 25)).toBeGreaterThan(page);
      else expect(pageRange(page, 25, within)).toEqual([1_226, 1_237]);
    }
    expect(page - 1).toBe(50);
    expect(rowsWithin(45, 2, 10, false)).toBe(45);
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
