// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddItemToOrderMutation, AddItemToOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddItemToOrderDocument: TrustedDocument<AddItemToOrderMutation, AddItemToOrderMutationVariables> = {
  __meta__: { name: 'AddItemToOrder', hash: 'sha256:c5b13a7fc8df4ce68fd6f3695320d2bae03c71c1f8339f4f6f03b32aca505edc' },
};
