import * as v from 'valibot';
import { required } from './required.ts';

/** The specification's limits count the digits a person types, not those we store. */
export const PHONE_DIGITS = { usual: 13, testRide: 14 } as const;

const TYPED = /^\+?[\d\s().-]+$/;
/** Mobile numbers of Indonesia: 8 and eight to eleven digits more. */
const MOBILE = /^8\d{8,11}$/;

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/**
 * E.164 of a mobile number of Indonesia, from the forms people write: 0812…, 812…, 62812…, +62812…,
 * with spaces, dashes, dots or brackets. `undefined` when it is none of them.
 */
export const toE164 = (typed: string): string | undefined => {
  const text = typed.trim();
  if (!TYPED.test(text)) return undefined;
  const digits = digitsOf(text);
  if (text.startsWith('+') && !digits.startsWith('62')) return undefined;
  // "+62 0812…" is a common slip: the zero of home stays behind the country code.
  const national = digits.replace(/^(62)?0?/, '');
  return MOBILE.test(national) ? `+62${national}` : undefined;
};

/** `+628123456789` → `0812-3456-789`, as it is written at home. */
export const nationalForm = (e164: string): string =>
  e164.replace(/^\+62/, '0').replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3');

/** `+6281210010001` → `+62 812-1001-0001`, the way numbers are written on pages. */
export const internationalForm = (e164: string): string =>
  e164.replace(/^\+62(\d{3})(\d{3,4})(\d+)$/, '+62 $1-$2-$3');

/** Output: E.164. */
export const phone = (maxDigits: number = PHONE_DIGITS.usual) =>
  v.pipe(
    required(),
    v.check((typed) => digitsOf(typed).length <= maxDigits, 'phone.too-long'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const e164 = toE164(dataset.value);
      if (e164 !== undefined) return e164;
      addIssue({ message: 'phone.invalid' });
      return NEVER;
    }),
  );
