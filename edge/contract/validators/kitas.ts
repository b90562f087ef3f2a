import * as v from 'valibot';
import { required } from './required.ts';

const MOST = 32;
const USUAL = /^[A-Z0-9]{8,16}$/;

/** A stay permit has no public format: anything that fits the column is accepted. */
export const kitas = () =>
  v.pipe(
    required(),
    v.transform((typed) => typed.toUpperCase().replace(/\s+/g, '')),
    v.maxLength(MOST, 'kitas.too-long'),
  );

export const kitasAdvice = (value: string): 'kitas.unusual'[] =>
  value === '' || USUAL.test(value.replace(/[.-]/g, '')) ? [] : ['kitas.unusual'];
