// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReceiveGoodsReturnMutation, ReceiveGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReceiveGoodsReturnDocument: TrustedDocument<ReceiveGoodsReturnMutation, ReceiveGoodsReturnMutationVariables> = {
  __meta__: { name: 'ReceiveGoodsReturn', hash: 'sha256:bb255cf65bd65bc6c384e59af94e3de597fc9968e03b2a2c087c3922b9098aa7' },
};
