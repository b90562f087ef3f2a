// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ConfigurationPriceQuery, ConfigurationPriceQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ConfigurationPriceDocument: TrustedDocument<ConfigurationPriceQuery, ConfigurationPriceQueryVariables> = {
  __meta__: { name: 'ConfigurationPrice', hash: 'sha256:12e8731943d100a67c0c68865ce0717ffbcd661155ab9f11988a9aa536523fcc' },
};
