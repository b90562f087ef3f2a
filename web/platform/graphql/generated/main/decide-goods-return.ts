// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DecideGoodsReturnMutation, DecideGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DecideGoodsReturnDocument: TrustedDocument<DecideGoodsReturnMutation, DecideGoodsReturnMutationVariables> = {
  __meta__: { name: 'DecideGoodsReturn', hash: 'sha256:9b1647a12067ba567a10a3a500a304a21e63118dc98a8146cd85f8e40115a91e' },
};
