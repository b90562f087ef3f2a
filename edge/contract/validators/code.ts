import * as v from 'valibot';
import { required } from './required.ts';

/** A one-time code of six digits, as it arrives by message or mail. */
export const oneTimeCode = () =>
  v.pipe(
    required(),
    v.transform((typed) => typed.replace(/[\s-]/g, '')),
    v.regex(/^\d{6}$/, 'code.digits'),
  );
