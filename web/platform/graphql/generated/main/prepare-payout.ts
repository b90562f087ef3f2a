// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PreparePayoutMutation, PreparePayoutMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PreparePayoutDocument: TrustedDocument<PreparePayoutMutation, PreparePayoutMutationVariables> = {
  __meta__: { name: 'PreparePayout', hash: 'sha256:2f4bcffcf595d01e23852778ea5784e5d3f1b82f15b7e9f3f0098279a43ec9a4' },
};
