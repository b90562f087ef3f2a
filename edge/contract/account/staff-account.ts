import * as v from 'valibot';
import { HOUR_MS } from '#edge/contract/time.ts';

export const STAFF_ACCOUNT_LIMITS = {
  reason: 200,
  /** People one of the staff may look up in an hour. */
  searches: 60,
  searchWindowMs: HOUR_MS,
  /** How many of the latest actions the screen shows. */
  actions: 10,
} as const;

/** Why staff sign somebody out, close an account or open it again; it stays with the account. */
export const accountReasonInput = v.object({
  reason: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(5, 'required'),
    v.maxLength(STAFF_ACCOUNT_LIMITS.reason, 'note.too-long'),
  ),
});
