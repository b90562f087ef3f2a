// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportFailedSignInMutation, ReportFailedSignInMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportFailedSignInDocument: TrustedDocument<ReportFailedSignInMutation, ReportFailedSignInMutationVariables> = {
  __meta__: { name: 'ReportFailedSignIn', hash: 'sha256:99759983ee36d5c4f511bcae8bcc938a863069f84f9d5b71454c0cffa84313ac' },
};
