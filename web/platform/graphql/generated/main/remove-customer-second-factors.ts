// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveCustomerSecondFactorsMutation, RemoveCustomerSecondFactorsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveCustomerSecondFactorsDocument: TrustedDocument<RemoveCustomerSecondFactorsMutation, RemoveCustomerSecondFactorsMutationVariables> = {
  __meta__: { name: 'RemoveCustomerSecondFactors', hash: 'sha256:34b68cb8d0c8a6c3250887fbfc99c20ebcbe74d027501a07e3ff20dbafa7ef4c' },
};
