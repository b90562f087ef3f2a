// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ShareEvMutation, ShareEvMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ShareEvDocument: TrustedDocument<ShareEvMutation, ShareEvMutationVariables> = {
  __meta__: { name: 'ShareEv', hash: 'sha256:363aefdc7a3ee2fccc12b8487bd34738919c6ae08d2869caaea8d6c7e23f6f5a' },
};
