// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevealOrderOwnerMutation, RevealOrderOwnerMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevealOrderOwnerDocument: TrustedDocument<RevealOrderOwnerMutation, RevealOrderOwnerMutationVariables> = {
  __meta__: { name: 'RevealOrderOwner', hash: 'sha256:5fdf62970f0f36d09753c860066011743eb9284e8519a500fcaab5193610b7e9' },
};
