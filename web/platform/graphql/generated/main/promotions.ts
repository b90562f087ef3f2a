// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PromotionsQuery, PromotionsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PromotionsDocument: TrustedDocument<PromotionsQuery, PromotionsQueryVariables> = {
  __meta__: { name: 'Promotions', hash: 'sha256:c74ec62a1371e7866fdb8d54dcdf8699063d8f0e8a3cae60287f9b6c6efdcebc' },
};
