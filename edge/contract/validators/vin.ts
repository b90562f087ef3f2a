import * as v from 'valibot';
import { required } from './required.ts';

/** ISO 3779: seventeen characters, none of them I, O or Q. */
const FORM = /^[A-HJ-NPR-Z0-9]{17}$/;

/** A frame number as it is stamped, typed with or without spaces and capitals. */
export const vin = () =>
  v.pipe(
    required(),
    v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    v.regex(FORM, 'vin.invalid'),
  );
