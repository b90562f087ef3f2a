import type { Collection } from '#edge/contract/sync/collections.ts';
import { browserStorage } from '#web/platform/offline/browser.ts';

const KEY = 'alva-not-kept';

const refused = (): string[] => (browserStorage().getItem(KEY) ?? '').split(' ').filter(Boolean);

/** Whether the person lets this device hold a collection unasked. A page that needs it still fetches it. */
export const allowsDownload = (collection: Collection): boolean => !refused().includes(collection);

export const setDownloadAllowed = (collections: readonly Collection[], allowed: boolean): void => {
  const others = refused().filter((each) => !collections.some((collection) => collection === each));
  browserStorage().setItem(KEY, [...others, ...(allowed ? [] : collections)].join(' '));
};
