import { loginPath } from './return-path.ts';

const PROTECTED =
  /^\/(profile|my-ev|my-listings|my-orders|notifications|purchase|bookings|settings|transfer-ownership|service-booking|orp-dashboard|pstools)([/?]|$)/;
/** Pages that are nobody's without a sign-in. @param path without the language; a query does not matter */
export const isProtected = (path: string): boolean => PROTECTED.test(path);

const COOKIE = /(?:^|;\s*)(?:__Host-)?alva-session=[^;\s]/;

export interface PageRequest {
  /** Without the language, with the query. */
  readonly path: string;
  readonly cookie: string | null;
  /** `Sec-Fetch-Site`. */
  readonly site: string | null;
}

/**
 * Where the server sends a page request, or `undefined` for the page itself. It only knows whether
 * the cookie is there; a link from another site arrives without the Strict cookie of somebody who is
 * signed in, so there the page itself asks again from our own origin.
 */
export const gate = ({ path, cookie, site }: PageRequest): string | undefined => {
  const signedIn = COOKIE.test(cookie ?? '');
  if (signedIn) return /^\/login\/?(\?|$)/.test(path) ? '/' : undefined;
  const isOwnNavigation = site === 'same-origin' || site === 'none';
  return isOwnNavigation && isProtected(path) ? loginPath(path) : undefined;
};
