// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateCustomerAddressDocument: TrustedDocument<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables> = {
  __meta__: { name: 'UpdateCustomerAddress', hash: 'sha256:5ca770a63764c17f4bfe7159457b29482e0514815f5d949afa02d9f1f2e101d3' },
};
