// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CompleteRoadsideAssistanceMutation, CompleteRoadsideAssistanceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CompleteRoadsideAssistanceDocument: TrustedDocument<CompleteRoadsideAssistanceMutation, CompleteRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'CompleteRoadsideAssistance', hash: 'sha256:573c4b609e9ddfa7f69e378dd8fa3e416b8e64a9e3c10c9f86bbed38b7b793e1' },
};
