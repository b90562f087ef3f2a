// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CancelTransferMutation, CancelTransferMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CancelTransferDocument: TrustedDocument<CancelTransferMutation, CancelTransferMutationVariables> = {
  __meta__: { name: 'CancelTransfer', hash: 'sha256:e063ba1ab857032ece23d5022b5ac965dc736560e5ecb01ac593f0bb6aab3ef5' },
};
