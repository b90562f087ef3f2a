// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderDeskOrderQuery, OrderDeskOrderQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderDeskOrderDocument: TrustedDocument<OrderDeskOrderQuery, OrderDeskOrderQueryVariables> = {
  __meta__: { name: 'OrderDeskOrder', hash: 'sha256:1b9af6008ee0fb92982657fc463d9bd4ebcb825094cc9da5c4a12262d7da1aa2' },
};
