import * as v from 'valibot';
import { required } from './required.ts';

/** The most characters of one as it is typed. */
export const PLATE_NUMBER_LENGTH = 20;

/** Area, number without a zero in front, and the letters that old and special plates lack. */
const FORM = /^([A-Z]{1,2})([1-9]\d{0,3})([A-Z]{0,3})$/i;

/** The number of an Indonesian plate, typed in any case and spacing, as the police write it: `B 1234 ABC`. */
export const plateNumber = () =>
  v.pipe(
    required(),
    v.transform((typed) => typed.replace(/[\s-]/g, '')),
    v.regex(FORM, 'desk.plate-number'),
    v.transform((typed) =>
      typed.replace(FORM, (_, area, number, letters) => `${area} ${number} ${letters}`),
    ),
    v.trim(),
    v.toUpperCase(),
  );
