// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddPaymentToOrderMutation, AddPaymentToOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddPaymentToOrderDocument: TrustedDocument<AddPaymentToOrderMutation, AddPaymentToOrderMutationVariables> = {
  __meta__: { name: 'AddPaymentToOrder', hash: 'sha256:b812d2e10d3162422a1a8d6d6a7e5d874b5ffb4f012d3b2df005700a4c3aac3b' },
};
