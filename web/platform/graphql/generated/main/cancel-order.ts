// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CancelOrderMutation, CancelOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CancelOrderDocument: TrustedDocument<CancelOrderMutation, CancelOrderMutationVariables> = {
  __meta__: { name: 'CancelOrder', hash: 'sha256:593bb1d77a32a484c137cb97a06054dca5e77a65d64c95a97730f05f276804f8' },
};
