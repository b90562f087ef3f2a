// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsSignInQuery, SettingsSignInQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsSignInDocument: TrustedDocument<SettingsSignInQuery, SettingsSignInQueryVariables> = {
  __meta__: { name: 'SettingsSignIn', hash: 'sha256:c8394a7508b483097e8527fdff37ffdd52bf64152d8d8a3bc41754c2206c3bd0' },
};
