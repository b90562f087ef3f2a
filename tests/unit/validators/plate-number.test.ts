import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plateNumber } from '#edge/contract/validators/index.ts';

const areas = fc.stringMatching(/^[A-Z]{1,2}$/);
const numbers = fc.stringMatching(/^[1-9]\d{0,3}$/);
const endings = fc.stringMatching(/^[A-Z]{0,3}$/);
const gaps = fc.constantFrom('', ' ', '  ', '-', '\t');

describe('the number of a plate', () => {
  it('is read in any case and spacing, and written as the police do', () => {
    fc.assert(
      fc.property(
        areas,
        numbers,
        endings,
        fc.tuple(gaps, gaps, gaps, gaps),
        fc.boolean(),
        (area, number, letters, [before, first, second, after], isLower) => {
          const typed = `${before}${area}${first}${number}${second}${letters}${after}`;
          expect(v.parse(plateNumber(), isLower ? typed.toLowerCase() : typed)).toBe(
            [area, number, letters].filter(Boolean).join(' '),
          );
        },
      ),
    );
    expect(v.parse(plateNumber(), ' b1234  abc')).toBe('B 1234 ABC');
    expect(v.parse(plateNumber(), 'ri 1')).toBe('RI 1');
  });

  it.each([
    'B',
    '1234',
    '1234 ABC',
    'BBB 1234 ABC',
    'B 0 ABC',
    'B 0123 ABC',
    'B 12345 ABC',
    'B 1234 ABCD',
    'B 1234 A1',
    'B.1234.ABC',
    'Б 1234 ABC',
    'ß 1234',
    'B １２３４ ABC',
  ])('is not %s', (typed) => {
    expect(v.safeParse(plateNumber(), typed).issues?.[0]?.message).toBe('desk.plate-number');
  });
});
