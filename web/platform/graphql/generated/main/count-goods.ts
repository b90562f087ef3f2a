// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CountGoodsMutation, CountGoodsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CountGoodsDocument: TrustedDocument<CountGoodsMutation, CountGoodsMutationVariables> = {
  __meta__: { name: 'CountGoods', hash: 'sha256:d39f8091bb8ae4f782539616f61b6b77fc2f5df36e75c7dd05ef94ebb32d553d' },
};
