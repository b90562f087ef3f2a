import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { personName } from '#edge/contract/validators/index.ts';

const read = (typed: string) => v.safeParse(personName(), typed);

describe('a person’s name', () => {
  it.each([
    'Ayu Lestari',
    "Ma'ruf Amin",
    'Jean-Luc',
    'H. Agus',
    'Sukarno',
    'Nguyễn Văn A',
    '王小明',
    'عائشة',
  ])('may be %s', (name) => {
    expect(read(name)).toMatchObject({ success: true, output: name });
  });

  it.each(['Ayu1', 'a@b', '<b>Ayu</b>', '. . -', 'Ayu\u202E', '😀'])('is not %s', (typed) => {
    expect(read(typed).issues?.[0]?.message).toBe('name.letters');
  });

  it('has one form: composed, straight apostrophe, single spaces', () => {
    expect(read('  Rene\u0301   O\u2019Neil ').output).toBe('René O\u0027Neil');
  });

  it('never holds a digit, an angle bracket or a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const result = read(typed);
        if (result.success) expect(result.output).not.toMatch(/[\d<>@\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  it('is stable: reading a name again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = read(typed);
        if (once.success) expect(read(once.output).output).toBe(once.output);
      }),
    );
  });

  it('has 100 letters at most', () => {
    expect(read('a'.repeat(100)).success).toBe(true);
    expect(read('a'.repeat(101)).issues?.[0]?.message).toBe('name.too-long');
  });
});
