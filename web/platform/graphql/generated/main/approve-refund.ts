// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApproveRefundMutation, ApproveRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApproveRefundDocument: TrustedDocument<ApproveRefundMutation, ApproveRefundMutationVariables> = {
  __meta__: { name: 'ApproveRefund', hash: 'sha256:65f9f0bf8320500f0f9d37c7fc554442615cde8ff4312ac19a7f89b5489b0eac' },
};
