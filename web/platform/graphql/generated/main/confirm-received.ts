// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ConfirmReceivedMutation, ConfirmReceivedMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ConfirmReceivedDocument: TrustedDocument<ConfirmReceivedMutation, ConfirmReceivedMutationVariables> = {
  __meta__: { name: 'ConfirmReceived', hash: 'sha256:7cfc13aac7e9db2fd9ee954615a242e905bf6ee651c5c8b9f7155113a6ac04ee' },
};
