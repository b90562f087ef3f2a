// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SendOtpMutation, SendOtpMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SendOtpDocument: TrustedDocument<SendOtpMutation, SendOtpMutationVariables> = {
  __meta__: { name: 'SendOtp', hash: 'sha256:fc28ae94d474edbd3b60a70fabf90a9187bc9d9c8471539b9980af1675344eb1' },
};
