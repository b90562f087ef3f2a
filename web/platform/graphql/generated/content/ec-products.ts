// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EcProductsQuery, EcProductsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const EcProductsDocument: TrustedDocument<EcProductsQuery, EcProductsQueryVariables> = {
  __meta__: { name: 'EcProducts', hash: 'sha256:4ceb4bc9bfab65cee0118eeb5851d39925e54fb4c3e45edc575600951bf7b589' },
};
