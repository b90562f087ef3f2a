// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StateServicePriceMutation, StateServicePriceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const StateServicePriceDocument: TrustedDocument<StateServicePriceMutation, StateServicePriceMutationVariables> = {
  __meta__: { name: 'StateServicePrice', hash: 'sha256:1aeaa91526770a9cebfbe07fd2da46c5f46844b7b8666391a0ae8990fa86e1c6' },
};
