// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProductListQuery, ProductListQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ProductListDocument: TrustedDocument<ProductListQuery, ProductListQueryVariables> = {
  __meta__: { name: 'ProductList', hash: 'sha256:150d2887fedd4843e17f10a79bc8ede496a1983cfe1614df426337e00a91a841' },
};
