// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawGoodsReturnMutation, WithdrawGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawGoodsReturnDocument: TrustedDocument<WithdrawGoodsReturnMutation, WithdrawGoodsReturnMutationVariables> = {
  __meta__: { name: 'WithdrawGoodsReturn', hash: 'sha256:52816c5fb374e208b36275c49f9f741c9068e20f3762907ed256a5a93edc2896' },
};
