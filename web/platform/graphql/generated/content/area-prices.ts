// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AreaPricesQuery, AreaPricesQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const AreaPricesDocument: TrustedDocument<AreaPricesQuery, AreaPricesQueryVariables> = {
  __meta__: { name: 'AreaPrices', hash: 'sha256:0e02100d8989f4c8f3be3147c70359d557e9a58972491175fb7e7342588e3f1c' },
};
