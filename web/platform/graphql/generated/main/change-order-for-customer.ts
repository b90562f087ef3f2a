// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeOrderForCustomerMutation, ChangeOrderForCustomerMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeOrderForCustomerDocument: TrustedDocument<ChangeOrderForCustomerMutation, ChangeOrderForCustomerMutationVariables> = {
  __meta__: { name: 'ChangeOrderForCustomer', hash: 'sha256:e3dc8d6bab74c77e3e4d5c641a29838f5bf38d58ed5ec1d9d16ebd813e9a5ecb' },
};
