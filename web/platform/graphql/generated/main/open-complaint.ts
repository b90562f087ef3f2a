// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OpenComplaintMutation, OpenComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const OpenComplaintDocument: TrustedDocument<OpenComplaintMutation, OpenComplaintMutationVariables> = {
  __meta__: { name: 'OpenComplaint', hash: 'sha256:6df4dbf61d8b9944465f3166aa9abf55a2f5efb1c2e2ba384095e08590180d5b' },
};
