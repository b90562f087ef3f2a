// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReadListingEnquiriesMutation, ReadListingEnquiriesMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReadListingEnquiriesDocument: TrustedDocument<ReadListingEnquiriesMutation, ReadListingEnquiriesMutationVariables> = {
  __meta__: { name: 'ReadListingEnquiries', hash: 'sha256:514498a432de5f34d9cb36e41fa8188e671d91607f2fa5f1296b5d8d453cead2' },
};
