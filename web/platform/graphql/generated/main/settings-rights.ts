// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsRightsQuery, SettingsRightsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsRightsDocument: TrustedDocument<SettingsRightsQuery, SettingsRightsQueryVariables> = {
  __meta__: { name: 'SettingsRights', hash: 'sha256:fb82c14d65b58ba1c5234e7b25a214c30a336ba3c4eca3844c57c3742f957a1e' },
};
