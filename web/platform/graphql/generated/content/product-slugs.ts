// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProductSlugsQuery, ProductSlugsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ProductSlugsDocument: TrustedDocument<ProductSlugsQuery, ProductSlugsQueryVariables> = {
  __meta__: { name: 'ProductSlugs', hash: 'sha256:59211e4d183eed8f9ba741ad0240262bbb84add5bd0e786ae9978c6093302947' },
};
