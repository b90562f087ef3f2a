// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsOverviewQuery, SettingsOverviewQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsOverviewDocument: TrustedDocument<SettingsOverviewQuery, SettingsOverviewQueryVariables> = {
  __meta__: { name: 'SettingsOverview', hash: 'sha256:1e7a90a3cc296dfc0fca723080f478142c9add4c6e8b6a4793e6763ef4e4d8f0' },
};
