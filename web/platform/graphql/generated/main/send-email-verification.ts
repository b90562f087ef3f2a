// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SendEmailVerificationMutation, SendEmailVerificationMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SendEmailVerificationDocument: TrustedDocument<SendEmailVerificationMutation, SendEmailVerificationMutationVariables> = {
  __meta__: { name: 'SendEmailVerification', hash: 'sha256:492062dec2b7656da9258a4e59ddea486007ac57109e03e21146ffe3b8e182fe' },
};
