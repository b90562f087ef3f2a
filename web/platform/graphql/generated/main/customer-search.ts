// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CustomerSearchQuery, CustomerSearchQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CustomerSearchDocument: TrustedDocument<CustomerSearchQuery, CustomerSearchQueryVariables> = {
  __meta__: { name: 'CustomerSearch', hash: 'sha256:0ee25b767c2cf299967014270842a939f33ce56fad32ec2f0628d693fad13279' },
};
