// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { BookTestRideMutation, BookTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const BookTestRideDocument: TrustedDocument<BookTestRideMutation, BookTestRideMutationVariables> = {
  __meta__: { name: 'BookTestRide', hash: 'sha256:e7f289659830f621d33345733b586706208746bbf5bbe6d18c196105802128d1' },
};
