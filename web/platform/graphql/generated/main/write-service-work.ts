// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WriteServiceWorkMutation, WriteServiceWorkMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WriteServiceWorkDocument: TrustedDocument<WriteServiceWorkMutation, WriteServiceWorkMutationVariables> = {
  __meta__: { name: 'WriteServiceWork', hash: 'sha256:bb9be6ed232c7ee4c8e03eb15b2aa0a41aaef20b431f10d9b23547837b78dec2' },
};
