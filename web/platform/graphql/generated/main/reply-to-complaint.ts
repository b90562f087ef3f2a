// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReplyToComplaintMutation, ReplyToComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReplyToComplaintDocument: TrustedDocument<ReplyToComplaintMutation, ReplyToComplaintMutationVariables> = {
  __meta__: { name: 'ReplyToComplaint', hash: 'sha256:37bc727422663d0cb9c76c18fd65ef04996fdb717236b840f805d57a08e838be' },
};
