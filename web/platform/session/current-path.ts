import { RETURN_PARAMETER, returnPath } from './return-path.ts';

/** The specification's name for the page somebody was on when they were sent to sign in. */
const KEY = 'CURRENT_PATH';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param path of the page, with or without its language */
export const rememberPath = (store: Store, path: string): void => store.setItem(KEY, path);

/** A page to begin on, for whoever has none in mind. */
export const offerPath = (store: Store, path: string): void => {
  if (store.getItem(KEY) === null) rememberPath(store, path);
};

/**
 * Where sign-in leads: what the address of the sign-in page names, else the page this tab came from
 * (a mail's link, or another way in, loses the address). The memory is used up.
 */
export const pathAfterSignIn = (store: Store, named: string | null): string => {
  const remembered = store.getItem(KEY);
  store.removeItem(KEY);
  return returnPath(named ?? remembered);
};

interface Arrival {
  /** Address of the page. */
  readonly href: string;
  /** Address at which this document was opened; empty when the browser does not say. */
  readonly opened: string;
  readonly referrer: string;
}

const pageOf = (href: string): string | undefined =>
  URL.canParse(href) ? new URL(href).origin + new URL(href).pathname : undefined;

/**
 * The page that the address of a sign-in page names. A link pressed before the page before was alive
 * left its query behind: then that page's address still has it.
 */
export const namedPath = ({ href, opened, referrer }: Arrival): string | null => {
  const named = new URL(href).searchParams.get(RETURN_PARAMETER);
  const isOpenedHere = pageOf(opened) === pageOf(href);
  if (named !== null || !isOpenedHere || !URL.canParse(referrer)) return named;
  const before = new URL(referrer);
  return before.origin === new URL(href).origin ? before.searchParams.get(RETURN_PARAMETER) : null;
};
