// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { QuoteOrderQuery, QuoteOrderQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const QuoteOrderDocument: TrustedDocument<QuoteOrderQuery, QuoteOrderQueryVariables> = {
  __meta__: { name: 'QuoteOrder', hash: 'sha256:842f726cfadeac3a5668f7d88880e3adecc68a9a155108cd0dcc5378458470b2' },
};
