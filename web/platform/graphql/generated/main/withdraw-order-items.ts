// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawOrderItemsMutation, WithdrawOrderItemsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawOrderItemsDocument: TrustedDocument<WithdrawOrderItemsMutation, WithdrawOrderItemsMutationVariables> = {
  __meta__: { name: 'WithdrawOrderItems', hash: 'sha256:63f25afbd039aeb5183a4b0a233d9d2a4169c127edad331326db4429446c8ba2' },
};
