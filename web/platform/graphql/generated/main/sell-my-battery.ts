// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SellMyBatteryQuery, SellMyBatteryQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SellMyBatteryDocument: TrustedDocument<SellMyBatteryQuery, SellMyBatteryQueryVariables> = {
  __meta__: { name: 'SellMyBattery', hash: 'sha256:5c7e606d72efd388aa12a847da56c0597be58fd8164c446af662298257564691' },
};
