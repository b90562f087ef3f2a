// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReceiptByCodeQuery, ReceiptByCodeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ReceiptByCodeDocument: TrustedDocument<ReceiptByCodeQuery, ReceiptByCodeQueryVariables> = {
  __meta__: { name: 'ReceiptByCode', hash: 'sha256:f120dc1cca991e538f4890d111f0da376b76d795bcd6c77cab9a5f367887c7cc' },
};
