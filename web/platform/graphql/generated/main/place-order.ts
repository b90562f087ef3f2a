// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlaceOrderMutation, PlaceOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PlaceOrderDocument: TrustedDocument<PlaceOrderMutation, PlaceOrderMutationVariables> = {
  __meta__: { name: 'PlaceOrder', hash: 'sha256:5382f7b3d612999908e3eda6dbfed19a8c9eab8f82ef8aa390c1434a45fba1c2' },
};
