// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlaceOrderMutation, PlaceOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PlaceOrderDocument: TrustedDocument<PlaceOrderMutation, PlaceOrderMutationVariables> = {
  __meta__: { name: 'PlaceOrder', hash: 'sha256:8f481ebbb1ffc78aa1defef8f2dc45cf52d35468c77aa7d65800df1031e4c824' },
};
