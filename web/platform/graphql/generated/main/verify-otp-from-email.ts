// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { VerifyOtpFromEmailMutation, VerifyOtpFromEmailMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const VerifyOtpFromEmailDocument: TrustedDocument<VerifyOtpFromEmailMutation, VerifyOtpFromEmailMutationVariables> = {
  __meta__: { name: 'VerifyOtpFromEmail', hash: 'sha256:bc9e82f442c3f86244a091c56e07b3124fbc2d36f2238b0f97088f4497b3ad03' },
};
