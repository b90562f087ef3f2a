// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { GoodsStockQuery, GoodsStockQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const GoodsStockDocument: TrustedDocument<GoodsStockQuery, GoodsStockQueryVariables> = {
  __meta__: { name: 'GoodsStock', hash: 'sha256:1bc8a2f32caae63eb3521399c6a25b8f07c74b760c1b2718800f53425a159c06' },
};
