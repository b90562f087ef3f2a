// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawPayoutMutation, WithdrawPayoutMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawPayoutDocument: TrustedDocument<WithdrawPayoutMutation, WithdrawPayoutMutationVariables> = {
  __meta__: { name: 'WithdrawPayout', hash: 'sha256:a447e93aa48b9a1722d2a99827574abca5d018a1deeb3d6fb290d941d0bb45ec' },
};
