// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DecideStaffGrantMutation, DecideStaffGrantMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DecideStaffGrantDocument: TrustedDocument<DecideStaffGrantMutation, DecideStaffGrantMutationVariables> = {
  __meta__: { name: 'DecideStaffGrant', hash: 'sha256:154a9524a0af76cc9c783f74663df527c693fc4fc83fff99f3ae416fd154b9c4' },
};
