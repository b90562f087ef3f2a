// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeOrderForCustomerMutation, ChangeOrderForCustomerMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeOrderForCustomerDocument: TrustedDocument<ChangeOrderForCustomerMutation, ChangeOrderForCustomerMutationVariables> = {
  __meta__: { name: 'ChangeOrderForCustomer', hash: 'sha256:4feb9b12e142be74a1749005e548b810bf8d0a4e990722193e7062b82b7e31d4' },
};
