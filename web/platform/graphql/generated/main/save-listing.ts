// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SaveListingMutation, SaveListingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SaveListingDocument: TrustedDocument<SaveListingMutation, SaveListingMutationVariables> = {
  __meta__: { name: 'SaveListing', hash: 'sha256:d6d79d901248a1001ba6a39a271a887524b253a8dd9cc1fcedf11adab9cd354b' },
};
