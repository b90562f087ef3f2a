// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsDevicesQuery, SettingsDevicesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsDevicesDocument: TrustedDocument<SettingsDevicesQuery, SettingsDevicesQueryVariables> = {
  __meta__: { name: 'SettingsDevices', hash: 'sha256:3b52676d910fdf90fb20a3ee047947ef7b3ae0025e06a4930eabd5634097ee4e' },
};
