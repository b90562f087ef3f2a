// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PasswordLinkQuery, PasswordLinkQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PasswordLinkDocument: TrustedDocument<PasswordLinkQuery, PasswordLinkQueryVariables> = {
  __meta__: { name: 'PasswordLink', hash: 'sha256:f235284589999a4ffcf6a5deb16e6a0fb7719b2ba0a17c98b938e1d14fa46548' },
};
