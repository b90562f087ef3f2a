// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { VerifyEmailMutation, VerifyEmailMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const VerifyEmailDocument: TrustedDocument<VerifyEmailMutation, VerifyEmailMutationVariables> = {
  __meta__: { name: 'VerifyEmail', hash: 'sha256:c1b8fcc4c7571544e3783cae5bc3289cb2fd377120e150803cbd9b93f6a6742b' },
};
