// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlaceListQuery, PlaceListQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PlaceListDocument: TrustedDocument<PlaceListQuery, PlaceListQueryVariables> = {
  __meta__: { name: 'PlaceList', hash: 'sha256:1cd25f496bcec8df8b27d66622c3cd630098347be0626586ca9b85b31a6ddfc9' },
};
