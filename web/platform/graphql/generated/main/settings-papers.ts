// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsPapersQuery, SettingsPapersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsPapersDocument: TrustedDocument<SettingsPapersQuery, SettingsPapersQueryVariables> = {
  __meta__: { name: 'SettingsPapers', hash: 'sha256:8ed36f5de7d1ee8930d9237f67b4a35860c9642a7cf32819fe811bc86f705d6c' },
};
