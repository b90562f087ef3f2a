// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetOrderShippingMethodMutation, SetOrderShippingMethodMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetOrderShippingMethodDocument: TrustedDocument<SetOrderShippingMethodMutation, SetOrderShippingMethodMutationVariables> = {
  __meta__: { name: 'SetOrderShippingMethod', hash: 'sha256:ecd1e2e71c8a3b7a12e84ddf395e39a8f65e4b41f430107e2257b20c3e0c7dbe' },
};
