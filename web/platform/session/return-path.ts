/** Pages of our own that sign-in may lead back to; everything else ends at the fallback. */
const ALLOWED = [
  /^\/$/,
  /^\/profile$/,
  /^\/my-ev(\/[A-Za-z0-9]{1,32})?$/,
  /^\/charging-station(\/[\w-]{1,64})?$/,
  /^\/product(\/[a-z0-9-]{1,64}(\/(aec-scbd\/)?customize|\/customize\/payment\/installment)?)?$/,
  /^\/(purchase|bookings|settings|transfer-ownership|service-booking|roadside-assistance|orp-dashboard|pstools|support)(\/[\w-]{1,64})?$/,
  /^\/test-ride\/(select-bike|book)$/,
  /^\/shop(\/[\w-]{1,64}){0,3}$/,
];

const LOCALE = /^\/(en|id)(?=\/|$)/;
const OURS = 'https://ours.invalid';
const MAX_LENGTH = 512;

export const RETURN_PARAMETER = 'next';

/**
 * The page to go to after sign-in, without its language: never another site, never a page that is
 * not in the list. The query of an allowed page is kept, its fragment is not.
 */
export const returnPath = (asked: string | null | undefined, fallback = '/'): string => {
  if (!asked?.startsWith('/') || asked.length > MAX_LENGTH || !URL.canParse(asked, OURS))
    return fallback;
  const { origin, pathname, search } = new URL(asked, OURS);
  if (origin !== OURS) return fallback;
  const path = pathname.replace(LOCALE, '').replace(/(.)\/$/, '$1') || '/';
  return ALLOWED.some((pattern) => pattern.test(path)) ? path + search : fallback;
};

/** `/login?next=…` for a page, given without its language. */
export const loginPath = (from: string): string => {
  const next = returnPath(from);
  return next === '/' ? '/login' : `/login?${RETURN_PARAMETER}=${encodeURIComponent(next)}`;
};
