// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AnswerServicePriceMutation, AnswerServicePriceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AnswerServicePriceDocument: TrustedDocument<AnswerServicePriceMutation, AnswerServicePriceMutationVariables> = {
  __meta__: { name: 'AnswerServicePrice', hash: 'sha256:a8a63c058bae94fe308b9cc96ab4e26708de402fde2bd19ff5771c0fa1cd0340' },
};
