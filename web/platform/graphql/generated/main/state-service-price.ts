// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StateServicePriceMutation, StateServicePriceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const StateServicePriceDocument: TrustedDocument<StateServicePriceMutation, StateServicePriceMutationVariables> = {
  __meta__: { name: 'StateServicePrice', hash: 'sha256:d0241c51fcfa40d38cddb7105af7c712c754de841e6b95ce209f2f0db476b70e' },
};
