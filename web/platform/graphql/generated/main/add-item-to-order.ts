// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddItemToOrderMutation, AddItemToOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddItemToOrderDocument: TrustedDocument<AddItemToOrderMutation, AddItemToOrderMutationVariables> = {
  __meta__: { name: 'AddItemToOrder', hash: 'sha256:6717023a6c616cf0a95f5a196e350b1848c1514854eb93bc7d50e7b96600ee2a' },
};
