// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ResolveComplaintMutation, ResolveComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ResolveComplaintDocument: TrustedDocument<ResolveComplaintMutation, ResolveComplaintMutationVariables> = {
  __meta__: { name: 'ResolveComplaint', hash: 'sha256:b2eb11aa857bd0cee18fe28f4effefe05e7061ffcc09129a8bc40ca3c1a34046' },
};
