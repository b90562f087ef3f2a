// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RejectContractMutation, RejectContractMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RejectContractDocument: TrustedDocument<RejectContractMutation, RejectContractMutationVariables> = {
  __meta__: { name: 'RejectContract', hash: 'sha256:0c9a37fc03d1a179cbf51ac4884ef9efdc3adfb7d3b831fef7984f1d8cd1f5da' },
};
