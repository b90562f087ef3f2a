// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestGoodsReturnMutation, RequestGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestGoodsReturnDocument: TrustedDocument<RequestGoodsReturnMutation, RequestGoodsReturnMutationVariables> = {
  __meta__: { name: 'RequestGoodsReturn', hash: 'sha256:4cc3ef742ec6045dac353a7ba6ccae7d0d1523a6951984a8798b68581b70adb6' },
};
