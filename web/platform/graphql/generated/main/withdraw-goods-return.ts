// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawGoodsReturnMutation, WithdrawGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawGoodsReturnDocument: TrustedDocument<WithdrawGoodsReturnMutation, WithdrawGoodsReturnMutationVariables> = {
  __meta__: { name: 'WithdrawGoodsReturn', hash: 'sha256:4bd3d18dbfc3a5a4bb63261192dc3b808395f03bb648488c4287d5b6a887b44d' },
};
