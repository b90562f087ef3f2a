// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DecideGoodsReturnMutation, DecideGoodsReturnMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DecideGoodsReturnDocument: TrustedDocument<DecideGoodsReturnMutation, DecideGoodsReturnMutationVariables> = {
  __meta__: { name: 'DecideGoodsReturn', hash: 'sha256:70b67d98d652a4539d2aad99ca0064e089d81d10ed8c428d54c8c81aebc873ce' },
};
