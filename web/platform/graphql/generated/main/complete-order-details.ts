// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CompleteOrderDetailsMutation, CompleteOrderDetailsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CompleteOrderDetailsDocument: TrustedDocument<CompleteOrderDetailsMutation, CompleteOrderDetailsMutationVariables> = {
  __meta__: { name: 'CompleteOrderDetails', hash: 'sha256:5a2a5d5e7a316c32903bfc4fb63b1a123ddebea75fa03c0b82ffae9525104572' },
};
