// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PromotionsQuery, PromotionsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PromotionsDocument: TrustedDocument<PromotionsQuery, PromotionsQueryVariables> = {
  __meta__: { name: 'Promotions', hash: 'sha256:179ca79db6a2336443f51e02237f30db9a2c25417a4c072f9900c1d15bbe6b9e' },
};
