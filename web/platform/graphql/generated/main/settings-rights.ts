// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsRightsQuery, SettingsRightsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsRightsDocument: TrustedDocument<SettingsRightsQuery, SettingsRightsQueryVariables> = {
  __meta__: { name: 'SettingsRights', hash: 'sha256:167919c4ee8d8f08f23d8d00d24c1629ce681ec90cfb42505aa3d73476f2cfeb' },
};
