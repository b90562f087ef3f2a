// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SubmitFinancingMutation, SubmitFinancingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SubmitFinancingDocument: TrustedDocument<SubmitFinancingMutation, SubmitFinancingMutationVariables> = {
  __meta__: { name: 'SubmitFinancing', hash: 'sha256:b7a65ddf0386ce7d79acb1fc0e566b30b93e6e100c82d7475c40426b1906fc91' },
};
