// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderChangeQuery, OrderChangeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderChangeDocument: TrustedDocument<OrderChangeQuery, OrderChangeQueryVariables> = {
  __meta__: { name: 'OrderChange', hash: 'sha256:1df85f57cf2d457cfaa95a8a1a41e9966677c3047135e19f5d25c80e1264d2d6' },
};
