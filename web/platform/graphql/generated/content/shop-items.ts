// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ShopItemsQuery, ShopItemsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ShopItemsDocument: TrustedDocument<ShopItemsQuery, ShopItemsQueryVariables> = {
  __meta__: { name: 'ShopItems', hash: 'sha256:a38bd757db1e37a49ec05b7d8f415da10c7abcb41dd1dc62033da5c4682b32d9' },
};
