// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawOrderItemsMutation, WithdrawOrderItemsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawOrderItemsDocument: TrustedDocument<WithdrawOrderItemsMutation, WithdrawOrderItemsMutationVariables> = {
  __meta__: { name: 'WithdrawOrderItems', hash: 'sha256:adbecc5e2b4f34e36df46e451b18e888d391cceefacd38c339d548dab8278b99' },
};
