// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangePaymentOptionMutation, ChangePaymentOptionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangePaymentOptionDocument: TrustedDocument<ChangePaymentOptionMutation, ChangePaymentOptionMutationVariables> = {
  __meta__: { name: 'ChangePaymentOption', hash: 'sha256:b914284561ad5cb4dbad594c69b28a17880edc82ece4173ee54cd5ea123c7842' },
};
