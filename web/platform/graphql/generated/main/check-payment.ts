// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CheckPaymentMutation, CheckPaymentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CheckPaymentDocument: TrustedDocument<CheckPaymentMutation, CheckPaymentMutationVariables> = {
  __meta__: { name: 'CheckPayment', hash: 'sha256:4a37d31a7d9a9ad7f752aa85894efb6a25cffaf53cf8c09fddb7b6d49af26705' },
};
