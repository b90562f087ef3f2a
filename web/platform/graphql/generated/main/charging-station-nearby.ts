// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChargingStationNearbyQuery, ChargingStationNearbyQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ChargingStationNearbyDocument: TrustedDocument<ChargingStationNearbyQuery, ChargingStationNearbyQueryVariables> = {
  __meta__: { name: 'ChargingStationNearby', hash: 'sha256:dab9d158e4c9fef36d3bdf79eb1382516be06127ae81570a235d385357dd4b3f' },
};
