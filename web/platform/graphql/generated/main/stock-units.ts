// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StockUnitsQuery, StockUnitsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StockUnitsDocument: TrustedDocument<StockUnitsQuery, StockUnitsQueryVariables> = {
  __meta__: { name: 'StockUnits', hash: 'sha256:a666d9c00b6179a61e76c3b3bbb0c9af4ca41a5f6801934c890a932f5855d9a7' },
};
