// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateCustomerProfileMutation, UpdateCustomerProfileMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateCustomerProfileDocument: TrustedDocument<UpdateCustomerProfileMutation, UpdateCustomerProfileMutationVariables> = {
  __meta__: { name: 'UpdateCustomerProfile', hash: 'sha256:df4c53fe29a6fb44f49b10df314147e4f7577cde400b206c85c02f15a1f33b93' },
};
