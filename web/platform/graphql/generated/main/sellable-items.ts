// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SellableItemsQuery, SellableItemsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SellableItemsDocument: TrustedDocument<SellableItemsQuery, SellableItemsQueryVariables> = {
  __meta__: { name: 'SellableItems', hash: 'sha256:e8a1796139a35e29caba80f3d1bf252fbd9efe5a3062228e7848923ace112649' },
};
