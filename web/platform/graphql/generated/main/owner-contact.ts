// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OwnerContactQuery, OwnerContactQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OwnerContactDocument: TrustedDocument<OwnerContactQuery, OwnerContactQueryVariables> = {
  __meta__: { name: 'OwnerContact', hash: 'sha256:67dc4931bd69c46aef0fc17e7ae785c6222498cb37fd1d240ec3003519829f0b' },
};
