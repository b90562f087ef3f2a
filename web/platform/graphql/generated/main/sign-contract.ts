// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SignContractMutation, SignContractMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SignContractDocument: TrustedDocument<SignContractMutation, SignContractMutationVariables> = {
  __meta__: { name: 'SignContract', hash: 'sha256:d1d6021d61c3098106c0a123bf704cec4d58757280587793145b138529716678' },
};
