// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RegisterMutation, RegisterMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RegisterDocument: TrustedDocument<RegisterMutation, RegisterMutationVariables> = {
  __meta__: { name: 'Register', hash: 'sha256:257ac0c04f38ef3d02c59539a11af7ff282c4a7f33d03c35aaab00a70e5b96ce' },
};
