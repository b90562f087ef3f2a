// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CustomerMergeQuery, CustomerMergeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CustomerMergeDocument: TrustedDocument<CustomerMergeQuery, CustomerMergeQueryVariables> = {
  __meta__: { name: 'CustomerMerge', hash: 'sha256:862fe17f516e02567c31869a3627aeefc800f0312d5a1424331d4628aa829b19' },
};
