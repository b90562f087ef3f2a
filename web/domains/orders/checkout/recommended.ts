import { clickedKeys } from '#edge/contract/referrals/attribution.ts';
import { EARLIER_CODES, earlierCodes } from '#web/platform/analytics/tracked-keys.ts';
import { readCookie } from '#web/platform/cookies.ts';

const CODE = 'referral_code';

/** Keys of the links that were followed here, the last one first. */
export const followedLinks = (): readonly string[] =>
  clickedKeys([readCookie(CODE), ...earlierCodes(readCookie(EARLIER_CODES), Date.now())]);

/**
 * What an order says of who recommended it: a key that stood in the field because of a link is the link's,
 * so that another link counts when it does not; an emptied field is nobody's.
 *
 * @param typed null while nobody touched the field
 */
export const recommendedBy = (
  typed: string | null,
  links: readonly string[],
): { readonly referralCode: string | null; readonly referralLinks: string[] } => {
  if (typed === null) return { referralCode: null, referralLinks: [...links] };
  if (typed === '') return { referralCode: null, referralLinks: [] };
  return links.includes(typed.toUpperCase())
    ? { referralCode: null, referralLinks: [...links] }
    : { referralCode: typed, referralLinks: [] };
};
