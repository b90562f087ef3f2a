// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawInstallmentMutation, WithdrawInstallmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawInstallmentDocument: TrustedDocument<WithdrawInstallmentMutation, WithdrawInstallmentMutationVariables> = {
  __meta__: { name: 'WithdrawInstallment', hash: 'sha256:3097b17e1aaae7b664662adfa8fa78896474a44b908e249f5b68fa6cd098f7bc' },
};
