// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ClaimTaskMutation, ClaimTaskMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ClaimTaskDocument: TrustedDocument<ClaimTaskMutation, ClaimTaskMutationVariables> = {
  __meta__: { name: 'ClaimTask', hash: 'sha256:82d4e96444b5d45e19e8f52dbf607711579bb6d7dea65f061986883488348d75' },
};
