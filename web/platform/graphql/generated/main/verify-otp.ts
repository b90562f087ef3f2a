// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { VerifyOtpMutation, VerifyOtpMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const VerifyOtpDocument: TrustedDocument<VerifyOtpMutation, VerifyOtpMutationVariables> = {
  __meta__: { name: 'VerifyOtp', hash: 'sha256:c75fe0c83a584c05c306177626d866f3a64b8ab449a8b04896e88591c09fb80d' },
};
