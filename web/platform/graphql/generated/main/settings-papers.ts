// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsPapersQuery, SettingsPapersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsPapersDocument: TrustedDocument<SettingsPapersQuery, SettingsPapersQueryVariables> = {
  __meta__: { name: 'SettingsPapers', hash: 'sha256:7f1f6835085cda044bb0b9452c3f50f571a2b541f713585aff49e960e41a7cb0' },
};
