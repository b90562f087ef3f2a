// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SendListingEnquiryMutation, SendListingEnquiryMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SendListingEnquiryDocument: TrustedDocument<SendListingEnquiryMutation, SendListingEnquiryMutationVariables> = {
  __meta__: { name: 'SendListingEnquiry', hash: 'sha256:2ad75abef2a4ed2487ce8a178af7e835fb45c8b6f12131b99f48f9f27b18557c' },
};
