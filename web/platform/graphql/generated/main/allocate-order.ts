// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AllocateOrderMutation, AllocateOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AllocateOrderDocument: TrustedDocument<AllocateOrderMutation, AllocateOrderMutationVariables> = {
  __meta__: { name: 'AllocateOrder', hash: 'sha256:c171f5f023f8b9bd017f48ea0361c1bbb56123423ffb7eec24c8d82cd4eee72d' },
};
