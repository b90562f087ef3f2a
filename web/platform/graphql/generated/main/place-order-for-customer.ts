// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlaceOrderForCustomerMutation, PlaceOrderForCustomerMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PlaceOrderForCustomerDocument: TrustedDocument<PlaceOrderForCustomerMutation, PlaceOrderForCustomerMutationVariables> = {
  __meta__: { name: 'PlaceOrderForCustomer', hash: 'sha256:131cc31ee43a116e195944ba507310727da28f7bada7c1ad959e9c6146da3566' },
};
