// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApproveInstallmentMutation, ApproveInstallmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApproveInstallmentDocument: TrustedDocument<ApproveInstallmentMutation, ApproveInstallmentMutationVariables> = {
  __meta__: { name: 'ApproveInstallment', hash: 'sha256:554cd65429a264469aeabd161c8be855bb2706a45cf9a0ee3c5f9f33f062e718' },
};
