// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestGoodsReturnMutation, RequestGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestGoodsReturnDocument: TrustedDocument<RequestGoodsReturnMutation, RequestGoodsReturnMutationVariables> = {
  __meta__: { name: 'RequestGoodsReturn', hash: 'sha256:901ba21369301e653a559d3a2c1b10a95e0cd2347c052a5a338e3ccdc59fa42b' },
};
