// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApproveRefundMutation, ApproveRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApproveRefundDocument: TrustedDocument<ApproveRefundMutation, ApproveRefundMutationVariables> = {
  __meta__: { name: 'ApproveRefund', hash: 'sha256:4e7d01f45d51ae8c3b3007c274301adcc0f4c00f6d80220162ff6a1d9a207231' },
};
