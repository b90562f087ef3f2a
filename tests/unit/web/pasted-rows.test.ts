import { describe, expect, it } from 'vitest';
import { countsIn, faultOf } from '#web/domains/staff/goods/counted-list.ts';
import { pastedRows } from '#web/platform/pasted-rows.ts';

describe('a list out of a spreadsheet', () => {
  it.each([
    ['copied, with tabs', 'code\tsize\nA-1\tM\n'],
    ['saved in English, with commas', 'Code,Size\r\n"A-1",M\r\n'],
    ['saved in Indonesian, with semicolons and a mark of its encoding', '\uFEFFcode;size\nA-1;M'],
    ['without a first row that names columns', '\n  A-1 , M \n\n'],
  ])('is read %s', (_, text) => {
    expect(pastedRows(text, 'code')).toEqual([['A-1', 'M']]);
  });

  it('is none where a quote has no end', () => {
    expect(pastedRows('"A-1,M', 'code')).toBeUndefined();
  });
});

describe('a list of counts', () => {
  const slugOf = (typed: string): string => (typed === 'ALVA Bandung' ? 'aec-bandung' : typed);

  it('takes places by name, and a dash for the only size', () => {
    expect(countsIn('code;size;place;count\nA-1;;ALVA Bandung;7', slugOf)).toEqual([
      { code: 'A-1', size: '-', dealerSlug: 'aec-bandung', onHand: 7 },
    ]);
  });

  it.each(['', '-1', '1.5', 'seven', '1e3', '9999999'])('finds no number in "%s"', (typed) => {
    const [row] = countsIn(`A-1,-,x,${typed}`, slugOf) ?? [];
    expect(row && faultOf(row, undefined)).toBe('goods.row.number');
  });

  it('says what stands against a row by what the server knows of it', () => {
    const row = { code: 'A-1', size: '-', dealerSlug: 'x', onHand: 2 };
    const line = { variantId: 'v', sells: true, reserved: 2 };
    expect(faultOf(row, line)).toBeUndefined();
    expect(faultOf(row, { ...line, reserved: 3 })).toBe('goods.row.reserved');
    expect(faultOf(row, { ...line, sells: false })).toBe('goods.row.place');
    expect(faultOf(row, { ...line, variantId: null })).toBe('goods.row.code');
  });
});
