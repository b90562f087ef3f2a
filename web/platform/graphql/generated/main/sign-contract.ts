// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SignContractMutation, SignContractMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SignContractDocument: TrustedDocument<SignContractMutation, SignContractMutationVariables> = {
  __meta__: { name: 'SignContract', hash: 'sha256:d3fa994b36dbead98cd0c4ccde81a00cc33f4d60cc3ced5e17af859d3c925a9a' },
};
