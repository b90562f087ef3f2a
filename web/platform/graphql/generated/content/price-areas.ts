// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PriceAreasQuery, PriceAreasQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const PriceAreasDocument: TrustedDocument<PriceAreasQuery, PriceAreasQueryVariables> = {
  __meta__: { name: 'PriceAreas', hash: 'sha256:3d733fc301454dd9442bb8718e22313a1ef804c180de9fb291446445555185a3' },
};
