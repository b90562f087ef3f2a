// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderDeskChangeQuery, OrderDeskChangeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderDeskChangeDocument: TrustedDocument<OrderDeskChangeQuery, OrderDeskChangeQueryVariables> = {
  __meta__: { name: 'OrderDeskChange', hash: 'sha256:29785e824abf9de874aaf20a7630cfe21d704819c86e16413cdde574ee05241a' },
};
