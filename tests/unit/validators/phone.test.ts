import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nationalForm, PHONE_DIGITS, phone, toE164 } from '#edge/contract/validators/index.ts';
import { internationalForm } from '#edge/contract/validators/phone.ts';

const national = fc.stringMatching(/^8[0-9]{8,11}$/);
const message = (typed: string, most?: number) =>
  v.safeParse(phone(most), typed).issues?.[0]?.message;

describe('phone', () => {
  it('reads every form a number is written in as the same E.164', () => {
    fc.assert(
      fc.property(
        national,
        fc.constantFrom('0', '', '62', '+62', '+62 ', '+62-', '+62 0', ' 0'),
        fc.constantFrom('', ' ', '-', '.'),
        (number, prefix, gap) => {
          const grouped = number.replace(/(\d{4})(?=\d)/g, `$1${gap}`);
          expect(toE164(prefix + grouped)).toBe(`+62${number}`);
        },
      ),
    );
  });

  it('gives E.164 or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,20}$/)), (typed) => {
        const e164 = toE164(typed);
        if (e164 !== undefined) expect(e164).toMatch(/^\+628\d{8,11}$/);
      }),
    );
  });

  it('is written with its country code, also what was typed without', () => {
    expect(internationalForm(toE164('81310010002') ?? '')).toBe('+62 813-1001-0002');
  });

  it('is the same after being read twice', () => {
    fc.assert(
      fc.property(national, (number) => {
        const once = toE164(number) ?? '';
        expect(toE164(once)).toBe(once);
        expect(toE164(nationalForm(once))).toBe(once);
      }),
    );
  });

  it.each(['+6581234567', '+1 812 345 6789', '021-5551234', '0812', '0812x3456789', '٠٨١٢٣٤٥٦٧٨٩'])(
    'refuses %s',
    (typed) => {
      expect(message(typed)).toBe('phone.invalid');
    },
  );

  it('counts the digits typed: 13, and 14 in the test-ride form', () => {
    const fourteen = '+62 812 3456 78901';
    expect(message(fourteen)).toBe('phone.too-long');
    expect(v.parse(phone(PHONE_DIGITS.testRide), fourteen)).toBe('+62812345678901'.slice(0, 15));
    expect(message('0812345678901')).toBeUndefined();
  });

  it('asks for a number when there is none', () => {
    expect(message('   ')).toBe('required');
  });
});
