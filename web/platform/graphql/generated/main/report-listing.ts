// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportListingMutation, ReportListingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportListingDocument: TrustedDocument<ReportListingMutation, ReportListingMutationVariables> = {
  __meta__: { name: 'ReportListing', hash: 'sha256:d8f6003a3d82b5931fc03118b38eee53daa97e8186393fb8aa886f4bf79afcb0' },
};
