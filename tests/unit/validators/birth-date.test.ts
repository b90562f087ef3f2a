import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { birthDate } from '#edge/contract/validators/index.ts';

const TODAY = '2026-06-15';
const message = (typed: string) => v.safeParse(birthDate(TODAY), typed).issues?.[0]?.message;

describe('birth date', () => {
  it('takes every real day from 1900 to today', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date(`${TODAY}T23:59:59Z`),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        expect(message(day.toISOString().slice(0, 10))).toBeUndefined();
      }),
    );
  });

  it.each([
    ['', 'required'],
    ['1990--', 'birth-date.incomplete'],
    ['-05-', 'birth-date.incomplete'],
    ['1990-5-1', 'birth-date.incomplete'],
    ['1899-12-31', 'birth-date.year'],
    ['2027-01-01', 'birth-date.year'],
    ['1990-13-01', 'birth-date.month'],
    ['1990-00-10', 'birth-date.month'],
    ['1990-02-30', 'birth-date.day'],
    ['2023-02-29', 'birth-date.day'],
    ['2026-06-16', 'birth-date.future'],
  ])('%s: %s', (typed, expected) => {
    expect(message(typed)).toBe(expected);
  });

  it('says one thing at a time, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,4}-\d{0,2}-\d{0,2}$/), (typed) => {
        const result = v.safeParse(birthDate(TODAY), typed, { abortPipeEarly: true });
        expect(result.success || result.issues.length === 1).toBe(true);
      }),
    );
  });
});
