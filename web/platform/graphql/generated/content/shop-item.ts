// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ShopItemQuery, ShopItemQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ShopItemDocument: TrustedDocument<ShopItemQuery, ShopItemQueryVariables> = {
  __meta__: { name: 'ShopItem', hash: 'sha256:5fa76b829765a473853181c568e9e2ffb7f5b4019b7e06491bae9c5752878e3d' },
};
