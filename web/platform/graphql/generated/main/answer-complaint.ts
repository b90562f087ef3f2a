// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AnswerComplaintMutation, AnswerComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AnswerComplaintDocument: TrustedDocument<AnswerComplaintMutation, AnswerComplaintMutationVariables> = {
  __meta__: { name: 'AnswerComplaint', hash: 'sha256:c6be518fc17cbd9c4f9445f87f5effe5b4b4ae30ce6c3cc21004cd7569055044' },
};
