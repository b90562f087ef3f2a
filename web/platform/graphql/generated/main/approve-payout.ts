// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApprovePayoutMutation, ApprovePayoutMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApprovePayoutDocument: TrustedDocument<ApprovePayoutMutation, ApprovePayoutMutationVariables> = {
  __meta__: { name: 'ApprovePayout', hash: 'sha256:1b9f9f483547a114f0c3982516fc43bfb7e7fc95a6eeafb251ea23a28b42c280' },
};
