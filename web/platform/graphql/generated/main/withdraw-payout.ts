// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawPayoutMutation, WithdrawPayoutMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawPayoutDocument: TrustedDocument<WithdrawPayoutMutation, WithdrawPayoutMutationVariables> = {
  __meta__: { name: 'WithdrawPayout', hash: 'sha256:dec7a65233af76850a39722516a4346288ba8798a4069ac280263a7cd052c629' },
};
