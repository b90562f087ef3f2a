// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawInstallmentMutation, WithdrawInstallmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawInstallmentDocument: TrustedDocument<WithdrawInstallmentMutation, WithdrawInstallmentMutationVariables> = {
  __meta__: { name: 'WithdrawInstallment', hash: 'sha256:b0696239cf23c59b5d581077e05cb65e7203e8b3e0c796decce0c9a1325c8899' },
};
