// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApproveTransferMutation, ApproveTransferMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApproveTransferDocument: TrustedDocument<ApproveTransferMutation, ApproveTransferMutationVariables> = {
  __meta__: { name: 'ApproveTransfer', hash: 'sha256:cbbc4220c26404d34fd8700c5324538f0e5323db99e1649db23fcdd87e233047' },
};
