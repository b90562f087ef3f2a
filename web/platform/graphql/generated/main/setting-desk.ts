// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingDeskQuery, SettingDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingDeskDocument: TrustedDocument<SettingDeskQuery, SettingDeskQueryVariables> = {
  __meta__: { name: 'SettingDesk', hash: 'sha256:de96638a28bb4f96d6fa3a81e9444915b9e9849d282122cbdd12602311a6309f' },
};
