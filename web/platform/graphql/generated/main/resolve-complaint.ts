// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ResolveComplaintMutation, ResolveComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ResolveComplaintDocument: TrustedDocument<ResolveComplaintMutation, ResolveComplaintMutationVariables> = {
  __meta__: { name: 'ResolveComplaint', hash: 'sha256:fef5a2a1e6050955a947a085851963c37e8531cd9520bb7cfa37064e926e5a22' },
};
