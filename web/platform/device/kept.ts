import type { Collection } from '../offline/collections.ts';
import { keptStorage } from '../offline/here.ts';

const KEY = 'alva-not-kept';

const left = (): string[] => (keptStorage().getItem(KEY) ?? '').split(' ').filter(Boolean);

/** Whether the person lets this device hold a collection unasked. A page that needs it still fetches it. */
export const isKept = (collection: Collection): boolean => !left().includes(collection);

export const setKept = (collections: readonly Collection[], kept: boolean): void => {
  const others = left().filter((each) => !collections.some((collection) => collection === each));
  keptStorage().setItem(KEY, [...others, ...(kept ? [] : collections)].join(' '));
};
