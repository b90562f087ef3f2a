// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ListingOffersQuery, ListingOffersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ListingOffersDocument: TrustedDocument<ListingOffersQuery, ListingOffersQueryVariables> = {
  __meta__: { name: 'ListingOffers', hash: 'sha256:1d36c6b846a62b7e628d5966240708a94704a0f07cbfdd55c79b3fc3902f8094' },
};
