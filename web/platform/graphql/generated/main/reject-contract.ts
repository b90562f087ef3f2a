// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RejectContractMutation, RejectContractMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RejectContractDocument: TrustedDocument<RejectContractMutation, RejectContractMutationVariables> = {
  __meta__: { name: 'RejectContract', hash: 'sha256:6cbb406602c1bf0c2bc2bdd7c4c99b4df8c6a3aaab4542d0541b6eb0b028dd4f' },
};
