// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReceiveGoodsReturnMutation, ReceiveGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReceiveGoodsReturnDocument: TrustedDocument<ReceiveGoodsReturnMutation, ReceiveGoodsReturnMutationVariables> = {
  __meta__: { name: 'ReceiveGoodsReturn', hash: 'sha256:6f907fc12d18ab08f19d4a061e89ed1a38468fb50ef4f3140f1dada48dd1e04e' },
};
