// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeOrderMutation, ChangeOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeOrderDocument: TrustedDocument<ChangeOrderMutation, ChangeOrderMutationVariables> = {
  __meta__: { name: 'ChangeOrder', hash: 'sha256:d3b0e0e763f468c48ff7d058e0b49a63a4ca3266810c22e4b818d3395b2ab7b6' },
};
