// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndPushMutation, EndPushMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndPushDocument: TrustedDocument<EndPushMutation, EndPushMutationVariables> = {
  __meta__: { name: 'EndPush', hash: 'sha256:e425579f2aa80c790bb8892329888d8f3dab55901aab08e6d5220637328d77d9' },
};
