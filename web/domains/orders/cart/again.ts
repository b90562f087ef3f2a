import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type { Thing } from './device-cart.ts';

/** The goods of an order as they are put into a cart again, at the prices of their day: what changed since is news there. */
export const goodsAgain = (
  items: NonNullable<OrderRecord['items']>,
): readonly { readonly thing: Thing; readonly quantity: number }[] =>
  items.flatMap(({ variantId, kind, slug, size, name, image, unitPrice, quantity }) =>
    kind === 'service'
      ? []
      : [{ thing: { variantId, kind, slug, size, name, image, unitPrice }, quantity }],
  );
