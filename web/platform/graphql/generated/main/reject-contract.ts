// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RejectContractMutation, RejectContractMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RejectContractDocument: TrustedDocument<RejectContractMutation, RejectContractMutationVariables> = {
  __meta__: { name: 'RejectContract', hash: 'sha256:cbc6f723b827dcfd0570389fc4b093e05e34f5209e928dc84da08a95c481a6b8' },
};
