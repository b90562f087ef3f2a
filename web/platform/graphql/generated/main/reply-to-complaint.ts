// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReplyToComplaintMutation, ReplyToComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReplyToComplaintDocument: TrustedDocument<ReplyToComplaintMutation, ReplyToComplaintMutationVariables> = {
  __meta__: { name: 'ReplyToComplaint', hash: 'sha256:07d375978a9ebf5eb4b89f8c1bc3aa3fe12a137f217328476720d59ec38c512c' },
};
