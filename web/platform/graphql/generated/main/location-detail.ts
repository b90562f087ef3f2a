// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { LocationDetailQuery, LocationDetailQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const LocationDetailDocument: TrustedDocument<LocationDetailQuery, LocationDetailQueryVariables> = {
  __meta__: { name: 'LocationDetail', hash: 'sha256:a8c923d2298b6d6a1293e0a8c21e2da8c24e30783af74df53b10ea9963f5d0ad' },
};
