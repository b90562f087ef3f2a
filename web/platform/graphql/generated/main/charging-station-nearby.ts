// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChargingStationNearbyQuery, ChargingStationNearbyQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ChargingStationNearbyDocument: TrustedDocument<ChargingStationNearbyQuery, ChargingStationNearbyQueryVariables> = {
  __meta__: { name: 'ChargingStationNearby', hash: 'sha256:5d1878e1a7d8615e467f7f56b209edf32022b4a1c41c0f65a1698be54fe45394' },
};
