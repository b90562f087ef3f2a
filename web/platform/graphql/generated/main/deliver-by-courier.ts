// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeliverByCourierMutation, DeliverByCourierMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DeliverByCourierDocument: TrustedDocument<DeliverByCourierMutation, DeliverByCourierMutationVariables> = {
  __meta__: { name: 'DeliverByCourier', hash: 'sha256:265af2816f1e7ff3b3853d4e53d09fec01e7578fbe2f3a9f572f6439ebe7dbc8' },
};
