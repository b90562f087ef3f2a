import * as v from 'valibot';

/** Capitals, digits and hyphens: read out, typed, and part of an address. */
const KEY = /^[A-Z\d][A-Z\d-]{2,31}$/;

/** The key of somebody who recommends the shop, as typed or as a link brought it; empty is none. */
export const referralCode = v.pipe(
  v.nullish(v.string('referral-code'), ''),
  v.trim(),
  v.maxLength(32, 'referral-code'),
  v.toUpperCase(),
  v.transform((typed) => (typed === '' ? null : typed)),
  v.nullable(v.pipe(v.string(), v.regex(KEY, 'referral-code'))),
);
