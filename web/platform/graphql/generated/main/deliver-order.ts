// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeliverOrderMutation, DeliverOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DeliverOrderDocument: TrustedDocument<DeliverOrderMutation, DeliverOrderMutationVariables> = {
  __meta__: { name: 'DeliverOrder', hash: 'sha256:484408ca78685f86e24b6d0be52a8dc6a9f8a9fb24833c80d45b54442209d9fd' },
};
