// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlaceListQuery, PlaceListQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PlaceListDocument: TrustedDocument<PlaceListQuery, PlaceListQueryVariables> = {
  __meta__: { name: 'PlaceList', hash: 'sha256:956e54e79957522c90ab7272623d71f81d31eb40c2441ffe370449343bf2f9d8' },
};
