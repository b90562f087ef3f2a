// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CheckPasswordMutation, CheckPasswordMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CheckPasswordDocument: TrustedDocument<CheckPasswordMutation, CheckPasswordMutationVariables> = {
  __meta__: { name: 'CheckPassword', hash: 'sha256:4be65a8ee9ac61bf8c1a630f141a295b4a55b22dfdf7a94c63b3b2541fb47b04' },
};
