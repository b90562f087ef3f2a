// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsSecondFactorQuery, SettingsSecondFactorQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsSecondFactorDocument: TrustedDocument<SettingsSecondFactorQuery, SettingsSecondFactorQueryVariables> = {
  __meta__: { name: 'SettingsSecondFactor', hash: 'sha256:d712d18f0226f77297039c3c7f6c37e77bfa6ad0e9ecc8c2b3fded2ea027b967' },
};
