// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PriceDeskQuery, PriceDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PriceDeskDocument: TrustedDocument<PriceDeskQuery, PriceDeskQueryVariables> = {
  __meta__: { name: 'PriceDesk', hash: 'sha256:b9da5698324ce11124674b5180f5b0377cc204afe0d711aa0fafb517be453010' },
};
