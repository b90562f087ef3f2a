// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AreaPricesQuery, AreaPricesQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const AreaPricesDocument: TrustedDocument<AreaPricesQuery, AreaPricesQueryVariables> = {
  __meta__: { name: 'AreaPrices', hash: 'sha256:4efc2f7df1bab8a444f8f65e8b8bf00327fd1688cfc7ffa0fdd966ed67a14494' },
};
