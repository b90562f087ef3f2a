// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportReturnedRefundMutation, ReportReturnedRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportReturnedRefundDocument: TrustedDocument<ReportReturnedRefundMutation, ReportReturnedRefundMutationVariables> = {
  __meta__: { name: 'ReportReturnedRefund', hash: 'sha256:2dbcd49f378c060295ea27587d0cc4a524e50faecf545ca3e7b377ea3172e870' },
};
