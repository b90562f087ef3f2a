// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChargingStationDetailQuery, ChargingStationDetailQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ChargingStationDetailDocument: TrustedDocument<ChargingStationDetailQuery, ChargingStationDetailQueryVariables> = {
  __meta__: { name: 'ChargingStationDetail', hash: 'sha256:da14d2e30c71840c831fb839d40d6c536f986d3e6f1f2b3e045e3673ef1c0d59' },
};
