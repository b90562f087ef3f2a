// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlaceOrderForCustomerMutation, PlaceOrderForCustomerMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PlaceOrderForCustomerDocument: TrustedDocument<PlaceOrderForCustomerMutation, PlaceOrderForCustomerMutationVariables> = {
  __meta__: { name: 'PlaceOrderForCustomer', hash: 'sha256:1b130375e65239ddd84321062ebbe1c9f1f5a8bbfc404e7e0eda121572c3c3f8' },
};
