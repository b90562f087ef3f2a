// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WriteServiceWorkMutation, WriteServiceWorkMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WriteServiceWorkDocument: TrustedDocument<WriteServiceWorkMutation, WriteServiceWorkMutationVariables> = {
  __meta__: { name: 'WriteServiceWork', hash: 'sha256:8b77633b5a8eb49accc7fe288d9c50d7e18c430255dbea7baa495def6f24cc8b' },
};
