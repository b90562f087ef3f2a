// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeOrderMutation, ChangeOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeOrderDocument: TrustedDocument<ChangeOrderMutation, ChangeOrderMutationVariables> = {
  __meta__: { name: 'ChangeOrder', hash: 'sha256:1697751f5e68c117e567680b1758e0fe7640e290ef162b58701ecb37081d61e3' },
};
