// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PriceListQuery, PriceListQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PriceListDocument: TrustedDocument<PriceListQuery, PriceListQueryVariables> = {
  __meta__: { name: 'PriceList', hash: 'sha256:770016ff4c3a9417468e48df947749d7ac3a4bfd0984827c0791255563fc2d54' },
};
