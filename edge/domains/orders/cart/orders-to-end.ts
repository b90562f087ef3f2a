import { quoteShipping, type ShippingMethod } from '#edge/contract/orders/cart/shipping.ts';
import type { PricedCart } from './price-cart.ts';
import { freeInAll, together } from './stock-of.ts';

type Wanting = Pick<PricedCart, 'cart' | 'stock' | 'shipment' | 'shipping'>;

interface OwnOrder {
  readonly orderId: string;
  readonly orderCode: string;
  readonly pieces: number;
}

/** The goods as they would leave, with what these orders hold free again; null at any other fee. */
export const quoteBeside = (
  { cart, stock, shipment, shipping }: Wanting,
  ended: readonly Pick<OwnOrder, 'orderId'>[],
) => {
  if (shipping === null) return null;
  const freed = stock.ownHolds.filter((hold) =>
    ended.some(({ orderId }) => orderId === hold.orderId),
  );
  const quote = quoteShipping(cart.shippingMethod as ShippingMethod, cart.dealerSlug, {
    ...shipment,
    stock: together([...stock.unheld, ...freed]),
  });
  return quote.ok && quote.fee === shipping.fee ? quote : null;
};

/**
 * The customer's own unpaid orders that paying this cart ends: none while there is enough beside them,
 * and no more than it takes. Those that hold least are ended before those that hold more.
 */
export const ordersToEnd = (priced: Wanting): readonly OwnOrder[] => {
  if (priced.shipping === null || quoteBeside(priced, []) !== null) return [];
  const orders = new Map<string, OwnOrder>();
  for (const { orderId, orderCode, free } of priced.stock.ownHolds) {
    const pieces = (orders.get(orderId)?.pieces ?? 0) + free;
    orders.set(orderId, { orderId, orderCode, pieces });
  }
  let ending = [...orders.values()].sort((a, b) => b.pieces - a.pieces);
  for (const order of ending) {
    const others = ending.filter((each) => each !== order);
    if (quoteBeside(priced, others) !== null) ending = others;
  }
  return ending;
};

/** What there is of the scarcest thing beside the customer's own unpaid orders, where it would leave from. */
export const freeAtOnce = ({ cart, stock, shipment }: Wanting): number => {
  const near =
    cart.shippingMethod === 'PICKUP'
      ? stock.unheld.filter(({ dealerSlug }) => dealerSlug === cart.dealerSlug)
      : stock.unheld;
  const [scarcest] = shipment.wanted
    .map(({ variantId, quantity }) => ({ quantity, free: freeInAll(near, variantId) }))
    .sort((a, b) => a.free - a.quantity - (b.free - b.quantity));
  return Math.max(0, scarcest?.free ?? 0);
};
