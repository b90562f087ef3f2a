// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsPapersQuery, SettingsPapersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsPapersDocument: TrustedDocument<SettingsPapersQuery, SettingsPapersQueryVariables> = {
  __meta__: { name: 'SettingsPapers', hash: 'sha256:1f6dec862ad8b7729b603ae4e21c8acfd259336d234061360ac4c6042b41ca49' },
};
