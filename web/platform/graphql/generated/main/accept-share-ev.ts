// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AcceptShareEvMutation, AcceptShareEvMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AcceptShareEvDocument: TrustedDocument<AcceptShareEvMutation, AcceptShareEvMutationVariables> = {
  __meta__: { name: 'AcceptShareEv', hash: 'sha256:15cd9270fb52f8ab8a77a4ea875bf85a89ed1dcb8a91d52c1ae16111c5dda813' },
};
