// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { HandOverOrderItemsMutation, HandOverOrderItemsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const HandOverOrderItemsDocument: TrustedDocument<HandOverOrderItemsMutation, HandOverOrderItemsMutationVariables> = {
  __meta__: { name: 'HandOverOrderItems', hash: 'sha256:789cc21470fa1dae2b485493073a25105e8e427e1b9dec291ab12be5ec654bda' },
};
