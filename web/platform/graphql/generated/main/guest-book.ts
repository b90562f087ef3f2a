// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { GuestBookMutation, GuestBookMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const GuestBookDocument: TrustedDocument<GuestBookMutation, GuestBookMutationVariables> = {
  __meta__: { name: 'GuestBook', hash: 'sha256:446c28235b6dd4ff4daaa8a7ca7a5171336f5e68550c139344d58a35b578e197' },
};
