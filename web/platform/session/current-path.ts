import { returnPath } from './return-path.ts';

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
