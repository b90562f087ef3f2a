// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ResolveComplaintMutation, ResolveComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ResolveComplaintDocument: TrustedDocument<ResolveComplaintMutation, ResolveComplaintMutationVariables> = {
  __meta__: { name: 'ResolveComplaint', hash: 'sha256:6662eeb265d9a84df383fb777ba2e23a823c61ba45bccf66cb7d297b3c555cf0' },
};
