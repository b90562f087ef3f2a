// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RejectInstallmentMutation, RejectInstallmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RejectInstallmentDocument: TrustedDocument<RejectInstallmentMutation, RejectInstallmentMutationVariables> = {
  __meta__: { name: 'RejectInstallment', hash: 'sha256:4fadb000869cbcb9f2906871447906193bfc4bb2be9642f3c9ebc78201cf4017' },
};
