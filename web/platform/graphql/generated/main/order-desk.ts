// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderDeskQuery, OrderDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderDeskDocument: TrustedDocument<OrderDeskQuery, OrderDeskQueryVariables> = {
  __meta__: { name: 'OrderDesk', hash: 'sha256:5ebde768f0eb0e5b322a7970dac9e433e3ec9c02a305024df87889d6488820e8' },
};
