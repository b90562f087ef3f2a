// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CompleteOrderDetailsMutation, CompleteOrderDetailsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CompleteOrderDetailsDocument: TrustedDocument<CompleteOrderDetailsMutation, CompleteOrderDetailsMutationVariables> = {
  __meta__: { name: 'CompleteOrderDetails', hash: 'sha256:05dcf5aa9b66966c0614976956474de766e5c771fb0fca0167314df45dba30f7' },
};
