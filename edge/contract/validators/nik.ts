import * as v from 'valibot';
import { isRealDate } from './calendar.ts';
import { required } from './required.ts';

/**
 * The 38 provinces by the ministry's codes. A number keeps the province of its first registration,
 * so codes that newer provinces took over stay valid.
 */
export const PROVINCES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 ' +
    '61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96'
  ).split(' '),
);

/** A woman's day of birth is written with 40 added. */
const WOMAN = 40;

/** Keys of the message catalogue; each is a remark to read again, none stops anyone. */
export type NikAdvice =
  | 'nik.province'
  | 'nik.date'
  | 'nik.serial'
  | 'nik.birth-date'
  | 'nik.gender';

export interface KnownPerson {
  /** `YYYY-MM-DD` */
  birthDate?: string | undefined;
  gender?: 'MALE' | 'FEMALE' | undefined;
}

const DIGITS = /^\d{16}$/;

/** Sixteen digits, without the spaces people group them by. */
export const nik = () =>
  v.pipe(
    required(),
    v.transform((typed) => typed.replace(/[\s.-]/g, '')),
    v.regex(DIGITS, 'nik.digits'),
  );

const pair = (digits: string, at: number): number => Number(digits.slice(at, at + 2));

/**
 * What looks unusual in a number of sixteen digits (PPRRDD DDMMYY NNNN). Civil registers hold
 * people whose number disagrees with their birth date or sex: this informs and never refuses.
 */
export const nikAdvice = (digits: string, person: KnownPerson = {}): NikAdvice[] => {
  if (!DIGITS.test(digits)) return [];
  const advice: NikAdvice[] = [];
  const written = pair(digits, 6);
  const isWoman = written > WOMAN;
  const [day, month, year] = [
    isWoman ? written - WOMAN : written,
    pair(digits, 8),
    pair(digits, 10),
  ];
  // Two digits do not tell the century: either will do.
  const real = isRealDate(1900 + year, month, day) || isRealDate(2000 + year, month, day);

  if (!PROVINCES.has(digits.slice(0, 2))) advice.push('nik.province');
  if (!real) advice.push('nik.date');
  if (digits.endsWith('0000')) advice.push('nik.serial');
  if (real && person.birthDate !== undefined) {
    const [, yy, mm, dd] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(person.birthDate) ?? [];
    if (yy && mm && dd && (Number(yy) !== year || Number(mm) !== month || Number(dd) !== day))
      advice.push('nik.birth-date');
  }
  if (real && person.gender !== undefined && (person.gender === 'FEMALE') !== isWoman)
    advice.push('nik.gender');
  return advice;
};
