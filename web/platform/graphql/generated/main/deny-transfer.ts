// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DenyTransferMutation, DenyTransferMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DenyTransferDocument: TrustedDocument<DenyTransferMutation, DenyTransferMutationVariables> = {
  __meta__: { name: 'DenyTransfer', hash: 'sha256:bb324df854d40c2cd9c27e1cc8e7094cd9c39b73f1abe272b354f2e6dc6f3cb0' },
};
