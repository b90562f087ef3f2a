// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderChangeQuery, OrderChangeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderChangeDocument: TrustedDocument<OrderChangeQuery, OrderChangeQueryVariables> = {
  __meta__: { name: 'OrderChange', hash: 'sha256:2d96a51e91a1e50bdad80dfbfe29bbcb5c76a944ea0ced0ede431c1757803fd8' },
};
