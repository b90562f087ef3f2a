// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AnswerComplaintMutation, AnswerComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AnswerComplaintDocument: TrustedDocument<AnswerComplaintMutation, AnswerComplaintMutationVariables> = {
  __meta__: { name: 'AnswerComplaint', hash: 'sha256:16d50e521292e1c3bb7e7a3aef09c79f100a863681e0368f55a692fb9387ba3d' },
};
