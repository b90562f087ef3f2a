// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SubmitOrpMutation, SubmitOrpMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SubmitOrpDocument: TrustedDocument<SubmitOrpMutation, SubmitOrpMutationVariables> = {
  __meta__: { name: 'SubmitOrp', hash: 'sha256:77e0b25954ff42baa4148a22dd591b64293e915549a4851e5399db3a89056d04' },
};
