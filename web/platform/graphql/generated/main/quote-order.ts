// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { QuoteOrderQuery, QuoteOrderQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const QuoteOrderDocument: TrustedDocument<QuoteOrderQuery, QuoteOrderQueryVariables> = {
  __meta__: { name: 'QuoteOrder', hash: 'sha256:d8871e465bf26986bef2653b16c3fa7131f3d6aed0ef28f9fe00f8fe6725a61e' },
};
