// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeliverOrderMutation, DeliverOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DeliverOrderDocument: TrustedDocument<DeliverOrderMutation, DeliverOrderMutationVariables> = {
  __meta__: { name: 'DeliverOrder', hash: 'sha256:246e09bb0e50dae182e23b97860663e16c1edd87ba3217273eae400025fee4b7' },
};
