import { type MailLink, readLink } from './link.ts';

const KEY = 'mail-link';

/**
 * The link a tab was opened with. Its code leaves the address at once, so the tab remembers it: a page
 * that is loaded anew (by the person, by the router, by a phone that had put the tab away) is the same
 * page still. A tab's memory ends with the tab, and a code works once.
 */
export const openedLink = (query: string): MailLink | undefined => {
  try {
    if (query !== '') {
      sessionStorage.removeItem(KEY);
      if (readLink(query)) sessionStorage.setItem(KEY, query);
    }
    return readLink(query || (sessionStorage.getItem(KEY) ?? ''));
  } catch {
    // A browser that refuses all storage.
    return readLink(query);
  }
};

/** The code was used, or works no longer. */
export const forgetLink = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
};
