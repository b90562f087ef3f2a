// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsPapersQuery, SettingsPapersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsPapersDocument: TrustedDocument<SettingsPapersQuery, SettingsPapersQueryVariables> = {
  __meta__: { name: 'SettingsPapers', hash: 'sha256:01d98e8a1d72672120de92f6d18252f0903384461499f977c59e2b04a9b70473' },
};
