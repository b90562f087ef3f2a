// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddPaymentToOrderMutation, AddPaymentToOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddPaymentToOrderDocument: TrustedDocument<AddPaymentToOrderMutation, AddPaymentToOrderMutationVariables> = {
  __meta__: { name: 'AddPaymentToOrder', hash: 'sha256:a4092d9055add705f7e8ea38e24d08b98ec99d2b59f8004bf1b1926c2bf59886' },
};
