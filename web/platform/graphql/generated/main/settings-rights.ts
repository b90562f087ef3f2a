// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsRightsQuery, SettingsRightsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsRightsDocument: TrustedDocument<SettingsRightsQuery, SettingsRightsQueryVariables> = {
  __meta__: { name: 'SettingsRights', hash: 'sha256:b0160725513f08c104e8bbfcf2e0dcf9f02ef93bc17e9e8c0de6ec99a4afa7df' },
};
