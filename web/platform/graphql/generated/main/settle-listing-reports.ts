// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettleListingReportsMutation, SettleListingReportsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SettleListingReportsDocument: TrustedDocument<SettleListingReportsMutation, SettleListingReportsMutationVariables> = {
  __meta__: { name: 'SettleListingReports', hash: 'sha256:892ab52920cb3b502e0c114650d3da0cc287056e95f31addf5e5fdfd1caeb658' },
};
