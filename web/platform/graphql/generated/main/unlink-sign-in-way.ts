// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UnlinkSignInWayMutation, UnlinkSignInWayMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UnlinkSignInWayDocument: TrustedDocument<UnlinkSignInWayMutation, UnlinkSignInWayMutationVariables> = {
  __meta__: { name: 'UnlinkSignInWay', hash: 'sha256:15642feff2844c1f20d9f4e8afadbe9cd94f7638d8dc817e327cba94a0297e1e' },
};
