// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ConfirmReceivedMutation, ConfirmReceivedMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ConfirmReceivedDocument: TrustedDocument<ConfirmReceivedMutation, ConfirmReceivedMutationVariables> = {
  __meta__: { name: 'ConfirmReceived', hash: 'sha256:43bf4c825acba22d8acd31f2d3e116263def9557a7872127fdedcbd848a0516a' },
};
