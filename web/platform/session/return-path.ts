import { withoutLocale } from '#edge/contract/locale-path.ts';

/** Pages of our own that sign-in may lead back to; everything else ends at the fallback. */
const ALLOWED = [
  /^\/$/,
  /^\/profile(\/(address|device))?$/,
  /^\/my-ev(\/[A-Za-z0-9]{1,32}(\/guests)?)?$/,
  /^\/product(\/[a-z0-9-]{1,64}(\/(aec-scbd\/)?customize|\/customize\/payment(\/installment)?)?)?$/,
  /^\/(my-listings|my-orders|orp-dashboard|pstools|settings)(\/[\w-]{1,64})?$/,
  /^\/notifications(\/preferences)?$/,
  /^\/pstools\/orders\/[\w-]{1,64}$/,
  /^\/(bookings|purchase|service-booking|transfer-ownership)$/,
  /^\/(charging-station|experience-center|policy|promo|receipt|sell-my-battery|sell-my-motorcycle|whats-new)(\/[\w-]{1,64})?$/,
  /^\/(about|contact-us|delivery|dp-simulation|leaderboard|monthly-cost|my-alva-app|roadside-assistance|track-order|verify-battery)$/,
  /^\/test-ride\/(select-bike|book|success)$/,
  /^\/(shop|support)(\/[\w-]{1,64}){0,3}$/,
];

const OURS = 'https://ours.invalid';
const MAX_LENGTH = 512;

export const RETURN_PARAMETER = 'next';

/**
 * The page to go to after sign-in, without its language: never another site, never a page that is
 * not in the list. The query of an allowed page is kept, its fragment is not.
 */
export const returnPath = (wanted: string | null | undefined, fallback = '/'): string => {
  if (!wanted?.startsWith('/') || wanted.length > MAX_LENGTH || !URL.canParse(wanted, OURS))
    return fallback;
  const { origin, pathname, search } = new URL(wanted, OURS);
  if (origin !== OURS) return fallback;
  const path = withoutLocale(pathname).replace(/(.)\/$/, '$1') || '/';
  return ALLOWED.some((pattern) => pattern.test(path)) ? path + search : fallback;
};

/** `/login?next=…` for a page, given without its language. */
export const loginPath = (from: string): string => {
  const next = returnPath(from);
  return next === '/' ? '/login' : `/login?${RETURN_PARAMETER}=${encodeURIComponent(next)}`;
};
