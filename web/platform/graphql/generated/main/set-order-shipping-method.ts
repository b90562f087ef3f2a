// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetOrderShippingMethodMutation, SetOrderShippingMethodMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetOrderShippingMethodDocument: TrustedDocument<SetOrderShippingMethodMutation, SetOrderShippingMethodMutationVariables> = {
  __meta__: { name: 'SetOrderShippingMethod', hash: 'sha256:a7c43c9325a31a17257ae63363ec3b6d80d1e2ec4b632c1e63f38005eee4c496' },
};
