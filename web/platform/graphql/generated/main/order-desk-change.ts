// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderDeskChangeQuery, OrderDeskChangeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderDeskChangeDocument: TrustedDocument<OrderDeskChangeQuery, OrderDeskChangeQueryVariables> = {
  __meta__: { name: 'OrderDeskChange', hash: 'sha256:c250a1c824a71d2586972314784a0787325c61f0fddd4c2392b1e983ca0ce514' },
};
