// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettingsSignInQuery, SettingsSignInQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SettingsSignInDocument: TrustedDocument<SettingsSignInQuery, SettingsSignInQueryVariables> = {
  __meta__: { name: 'SettingsSignIn', hash: 'sha256:48ca968f4d4c0bc778aefab4a74d1982243047115d62b2732fef983370ff644e' },
};
