// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeclineShareEvMutation, DeclineShareEvMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DeclineShareEvDocument: TrustedDocument<DeclineShareEvMutation, DeclineShareEvMutationVariables> = {
  __meta__: { name: 'DeclineShareEv', hash: 'sha256:4637f56c5177c87846c3aa9afe2e0f1667e4bccde96028d3cd2ca73692b7bca2' },
};
