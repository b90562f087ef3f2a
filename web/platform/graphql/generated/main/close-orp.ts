// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CloseOrpMutation, CloseOrpMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CloseOrpDocument: TrustedDocument<CloseOrpMutation, CloseOrpMutationVariables> = {
  __meta__: { name: 'CloseOrp', hash: 'sha256:204cc1f27985c8e6fedbc35c167db622831e6606e9563d3d1d5fc0bc6e28bb14' },
};
