// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestToResetPasswordMutation, RequestToResetPasswordMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestToResetPasswordDocument: TrustedDocument<RequestToResetPasswordMutation, RequestToResetPasswordMutationVariables> = {
  __meta__: { name: 'RequestToResetPassword', hash: 'sha256:9db12297caedd30a2d9569fb0abd3eaf19b357739d7cf1310024e01fe7c2ac98' },
};
