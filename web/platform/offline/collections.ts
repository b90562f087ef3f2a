import type { Collection, Group, PublicCollection } from '#edge/contract/sync/collections.ts';
import { COLLECTIONS } from '#web/platform/graphql/generated/collections.ts';

const NAMES = Object.keys(COLLECTIONS) as Collection[];

/** Private collections live in the customer's database, the others in the public one. */
export const isPrivate = (collection: Collection): boolean =>
  COLLECTIONS[collection].audience === 'private';

export const PRIVATE_COLLECTIONS: readonly Collection[] = NAMES.filter(isPrivate);

export const PUBLIC_COLLECTIONS = NAMES.filter(
  (name): name is PublicCollection => !isPrivate(name),
);

/** Public ones that a device has before a page needs them, in the order they are fetched. */
export const BROUGHT_ALONG: readonly Collection[] = PUBLIC_COLLECTIONS.filter(
  (name) => !COLLECTIONS[name].onDemand,
);

export const collectionsOf = (group: Group): readonly Collection[] =>
  NAMES.filter((name) => COLLECTIONS[name].group === group);
