import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type Collection,
  type PublicCollection,
} from '#edge/contract/sync/collections.ts';
import { content, main } from '#edge/graphql/builder.ts';

export const SyncScopeEnum = main.enumType('SyncScope', {
  description: 'A collection that devices keep a copy of.',
  values: COLLECTION_NAMES,
});

const isPublic = (collection: Collection): collection is PublicCollection =>
  COLLECTIONS[collection].audience === 'public';

export const PUBLIC_COLLECTIONS = COLLECTION_NAMES.filter(isPublic);

export const PublicSyncScopeEnum = content.enumType('SyncScope', {
  description: 'A public collection that devices keep a copy of.',
  values: PUBLIC_COLLECTIONS,
});
