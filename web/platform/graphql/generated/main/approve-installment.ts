// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApproveInstallmentMutation, ApproveInstallmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApproveInstallmentDocument: TrustedDocument<ApproveInstallmentMutation, ApproveInstallmentMutationVariables> = {
  __meta__: { name: 'ApproveInstallment', hash: 'sha256:8ecd8a6bbf6bd8f5e288ef2920bde257437feadb07ca63ee03cd7073f2eb468e' },
};
