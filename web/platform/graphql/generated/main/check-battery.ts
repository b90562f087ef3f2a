// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CheckBatteryQuery, CheckBatteryQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CheckBatteryDocument: TrustedDocument<CheckBatteryQuery, CheckBatteryQueryVariables> = {
  __meta__: { name: 'CheckBattery', hash: 'sha256:3e99e2e5c908831dc8f1f690e9e73d3f3dae1833281d60de2670a3cd64201de5' },
};
