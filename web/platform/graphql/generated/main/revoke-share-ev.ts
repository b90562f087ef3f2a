// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevokeShareEvMutation, RevokeShareEvMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevokeShareEvDocument: TrustedDocument<RevokeShareEvMutation, RevokeShareEvMutationVariables> = {
  __meta__: { name: 'RevokeShareEv', hash: 'sha256:a2bf7aad3cf418ee1098254dc2d306a049d12242b176f2f828e6a184db2876ae' },
};
