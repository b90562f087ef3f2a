import type { Collection, Group } from '#edge/contract/sync/collections.ts';
import { COLLECTIONS } from '#web/platform/graphql/generated/collections.ts';

const NAMES = Object.keys(COLLECTIONS) as Collection[];

/** Private collections live in the customer's database, the others in the public one. */
export const isPrivate = (collection: Collection): boolean =>
  COLLECTIONS[collection].audience === 'private';

export const PRIVATE_COLLECTIONS: readonly Collection[] = NAMES.filter(isPrivate);

export const collectionsOf = (group: Group): readonly Collection[] =>
  NAMES.filter((name) => COLLECTIONS[name].group === group);
