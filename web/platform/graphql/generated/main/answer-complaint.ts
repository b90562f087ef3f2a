// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AnswerComplaintMutation, AnswerComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AnswerComplaintDocument: TrustedDocument<AnswerComplaintMutation, AnswerComplaintMutationVariables> = {
  __meta__: { name: 'AnswerComplaint', hash: 'sha256:8d6c9d8fcbb21d4cfc4727c830410269cf6f26b9a03a0551d6502f54c8539dfc' },
};
