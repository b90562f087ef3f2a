// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SubmitOrpMutation, SubmitOrpMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SubmitOrpDocument: TrustedDocument<SubmitOrpMutation, SubmitOrpMutationVariables> = {
  __meta__: { name: 'SubmitOrp', hash: 'sha256:a5c29d8725623883d7f33fe7ba085c073f1db7ce89596b5ddb9fe8cb3b6a32f5' },
};
