// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlanPriceMutation, PlanPriceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PlanPriceDocument: TrustedDocument<PlanPriceMutation, PlanPriceMutationVariables> = {
  __meta__: { name: 'PlanPrice', hash: 'sha256:047ef65433237586a3e8d4de13d45406792de2c063ca86c2c10db6cec4ae9540' },
};
