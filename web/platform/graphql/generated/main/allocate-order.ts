// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AllocateOrderMutation, AllocateOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AllocateOrderDocument: TrustedDocument<AllocateOrderMutation, AllocateOrderMutationVariables> = {
  __meta__: { name: 'AllocateOrder', hash: 'sha256:9eeda3e10886798f0d6ecfe28098401c60ab6ace7cf25d08734d75d3e0762da7' },
};
