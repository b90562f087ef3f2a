import type { CollectionName } from '#db/feed/collections.ts';
import type { Collection } from '#edge/contract/sync/collections.ts';

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : '';

/**
 * Name of a collection in the feed: in kebab-case. The compiler names a collection that
 * db/feed/collections.ts does not have.
 */
export const feedName = (collection: Collection): CollectionName => {
  const name: string = collection.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name as KebabCase<Collection>;
};
