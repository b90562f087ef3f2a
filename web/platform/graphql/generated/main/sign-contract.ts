// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SignContractMutation, SignContractMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SignContractDocument: TrustedDocument<SignContractMutation, SignContractMutationVariables> = {
  __meta__: { name: 'SignContract', hash: 'sha256:12718e968206740f4b7decfa0f90dd3404c12ed34ed91ebe8a6754832f3b3e76' },
};
