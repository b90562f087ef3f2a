// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MergeCustomersMutation, MergeCustomersMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const MergeCustomersDocument: TrustedDocument<MergeCustomersMutation, MergeCustomersMutationVariables> = {
  __meta__: { name: 'MergeCustomers', hash: 'sha256:92d76a950d12093b6e5773ac988149398a942c0b0fd9973c5cdcffadad7884b4' },
};
