// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawOrderMutation, WithdrawOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawOrderDocument: TrustedDocument<WithdrawOrderMutation, WithdrawOrderMutationVariables> = {
  __meta__: { name: 'WithdrawOrder', hash: 'sha256:f441fcbfb957ef0b92311c843838609377e876fd2accb3c17e795fd60d826502' },
};
