// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProductPricesQuery, ProductPricesQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ProductPricesDocument: TrustedDocument<ProductPricesQuery, ProductPricesQueryVariables> = {
  __meta__: { name: 'ProductPrices', hash: 'sha256:d8e387c6064c3e67d3b495f661efa4d53815ae3c2158d64eaddaeae2126f2cd1' },
};
