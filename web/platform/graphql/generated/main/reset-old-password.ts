// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ResetOldPasswordMutation, ResetOldPasswordMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ResetOldPasswordDocument: TrustedDocument<ResetOldPasswordMutation, ResetOldPasswordMutationVariables> = {
  __meta__: { name: 'ResetOldPassword', hash: 'sha256:1cd096e7f73aa343aa3eec921ca8454f7d4fb758d47535d548682877d264210a' },
};
