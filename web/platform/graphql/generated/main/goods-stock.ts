// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { GoodsStockQuery, GoodsStockQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const GoodsStockDocument: TrustedDocument<GoodsStockQuery, GoodsStockQueryVariables> = {
  __meta__: { name: 'GoodsStock', hash: 'sha256:6040c946ae2a40f79ecad620d173dc0d746bfa2f05a45c5f2933f29ec1fa793a' },
};
