import * as v from 'valibot';
import { referralCode } from '#edge/contract/referrals/key.ts';
import { readCookie } from '#web/platform/cookies.ts';

/** Of the link a visitor came by, as `tracked-keys.ts` leaves it for ninety days. */
const COOKIE = 'referral_code';

/**
 * What stands in the field first: what was typed before, emptied too, else whose link it was.
 *
 * @param typed null while nobody touched the field
 */
export const firstReferral = (typed: string | null, cookie: string | undefined): string => {
  if (typed !== null) return typed;
  const parsed = v.safeParse(referralCode, cookie);
  return parsed.success ? (parsed.output ?? '') : '';
};

export const referralCookie = (): string | undefined => readCookie(COOKIE);
