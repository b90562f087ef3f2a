// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { BatteryDetailsQuery, BatteryDetailsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const BatteryDetailsDocument: TrustedDocument<BatteryDetailsQuery, BatteryDetailsQueryVariables> = {
  __meta__: { name: 'BatteryDetails', hash: 'sha256:3fd10cacd3e41b7d89b499db933fe8fad9eb5f7359d5e72f96359f3511875e71' },
};
