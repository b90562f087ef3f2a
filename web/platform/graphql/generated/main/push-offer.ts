// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PushOfferQuery, PushOfferQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PushOfferDocument: TrustedDocument<PushOfferQuery, PushOfferQueryVariables> = {
  __meta__: { name: 'PushOffer', hash: 'sha256:1ca70961a39fa4c828333d29b3b09b44c56f4d26c2f66d2d84a827a1e5b2cc03' },
};
