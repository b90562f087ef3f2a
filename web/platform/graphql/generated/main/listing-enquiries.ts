// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ListingEnquiriesQuery, ListingEnquiriesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ListingEnquiriesDocument: TrustedDocument<ListingEnquiriesQuery, ListingEnquiriesQueryVariables> = {
  __meta__: { name: 'ListingEnquiries', hash: 'sha256:d97434370cf4e6374e18628f93961aea4af23e560a304ddc8f6ce44c439602c6' },
};
