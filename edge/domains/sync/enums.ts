import { COLLECTION_NAMES } from '#edge/contract/sync/collections.ts';
import { main } from '#edge/graphql/builder.ts';

export const SyncScopeEnum = main.enumType('SyncScope', {
  description: 'A collection that devices keep a copy of.',
  values: COLLECTION_NAMES,
});
