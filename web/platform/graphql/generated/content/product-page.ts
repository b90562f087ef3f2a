// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProductPageQuery, ProductPageQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ProductPageDocument: TrustedDocument<ProductPageQuery, ProductPageQueryVariables> = {
  __meta__: { name: 'ProductPage', hash: 'sha256:b137f6dbb2973404482d36c6f7d6aeb19c67d8081cdcfc8463875a54b57dc1d6' },
};
