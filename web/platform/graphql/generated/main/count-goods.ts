// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CountGoodsMutation, CountGoodsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CountGoodsDocument: TrustedDocument<CountGoodsMutation, CountGoodsMutationVariables> = {
  __meta__: { name: 'CountGoods', hash: 'sha256:952bf88081a069b28c03dfaac3137457348dcd2975b9b7b5f09a1c0f0fd5ac1d' },
};
