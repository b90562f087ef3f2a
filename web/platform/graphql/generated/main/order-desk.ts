// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderDeskQuery, OrderDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderDeskDocument: TrustedDocument<OrderDeskQuery, OrderDeskQueryVariables> = {
  __meta__: { name: 'OrderDesk', hash: 'sha256:95b57ff67b392881d5ca0ad02aa6db982e6ee3e7eaa61c6e415de80295963ed1' },
};
