// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ShopSettingsQuery, ShopSettingsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ShopSettingsDocument: TrustedDocument<ShopSettingsQuery, ShopSettingsQueryVariables> = {
  __meta__: { name: 'ShopSettings', hash: 'sha256:fca9dace1d44049b14e83b05b37756236fd7b3de58f14bd38014af75c1093bbd' },
};
