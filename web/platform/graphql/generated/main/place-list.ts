// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlaceListQuery, PlaceListQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PlaceListDocument: TrustedDocument<PlaceListQuery, PlaceListQueryVariables> = {
  __meta__: { name: 'PlaceList', hash: 'sha256:e77e480e59d4865ee7a237825f23fa4f5ce3f14b426e089eb6e0acf4acee2b26' },
};
