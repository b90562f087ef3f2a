/**
 * Which scripts of others a page may have:
 * - `open`: the tag manager, after consent
 * - `sign-in`: Google's loader, which its window reports through, and the captcha. In the settings
 *   people prove again who they are, and type their papers
 * - `money`: none. Here prices are agreed, papers typed and payments begun (PCI DSS 6.4.3, 11.6.1)
 */
export type PageKind = 'open' | 'sign-in' | 'money';

const MONEY =
  /^\/(?:purchase|my-orders|bookings|receipt|track-order|delivery|orp-dashboard|pstools|product\/[^/]+\/customize\/payment)(?:[/?#]|$)/;
const SIGN_IN = /^\/(?:login|settings)(?:[/?#]|$)/;

/** @param path without the language; a pattern of paths will do */
export const pageKind = (path: string): PageKind => {
  if (MONEY.test(path)) return 'money';
  return SIGN_IN.test(path) ? 'sign-in' : 'open';
};

/** @param path with the language, as the browser has it */
export const pageKindOf = (path: string): PageKind =>
  pageKind(path.replace(/^\/[a-z]{2}(?=[/?#]|$)/, ''));

export interface OpenDocument {
  /** Of the address it was loaded from: its policy is that page's, wherever the router went since. */
  readonly kind: PageKind;
  /** The tag manager runs in it, and nothing takes it out again. */
  readonly hasTagManager: boolean;
  /** Signing in needs Google's loader or the captcha, which only a document of its own may run. */
  readonly needsLoader: boolean;
}

/** Whether a page has to be loaded as a document of its own, because the one that is open is not for it. */
export const needsOwnDocument = (
  { kind, hasTagManager, needsLoader }: OpenDocument,
  to: PageKind,
): boolean =>
  (hasTagManager && to !== 'open') ||
  // The loader and the captcha of a sign-in page go on running where a link leads.
  (needsLoader && to !== 'open' && (to === 'sign-in') !== (kind === 'sign-in'));
