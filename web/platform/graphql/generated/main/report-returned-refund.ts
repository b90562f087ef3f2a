// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportReturnedRefundMutation, ReportReturnedRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportReturnedRefundDocument: TrustedDocument<ReportReturnedRefundMutation, ReportReturnedRefundMutationVariables> = {
  __meta__: { name: 'ReportReturnedRefund', hash: 'sha256:e02a816648c5facd46f20acd0dd6b138605d57d411086725b3ad1c00202bc051' },
};
