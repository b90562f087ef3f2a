import * as v from 'valibot';
import { required } from './required.ts';

/** Fifteen digits (the old form) or sixteen (since 2024), with or without 99.999.999.9-999.999. */
export const npwp = () =>
  v.pipe(
    required(),
    v.regex(/^[\d\s./-]+$/, 'npwp.digits'),
    v.transform((typed) => typed.replace(/\D/g, '')),
    v.regex(/^\d{15,16}$/, 'npwp.digits'),
  );
