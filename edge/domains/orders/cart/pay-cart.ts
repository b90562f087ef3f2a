import type { Acting } from '#edge/domains/orders/act.ts';
import { cancellationOf, cancelOrder } from '#edge/domains/orders/cancel.ts';
import { loadOrder } from '#edge/domains/orders/load.ts';
import { type PaymentOpened, startPayment } from '#edge/domains/orders/pay.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import type { CartError } from './error.ts';
import { type Paying, type PlaceError, placeCart } from './place-cart.ts';

export interface PayError extends CartError {
  /** It was placed: what failed is the payment, which can be begun anew. */
  readonly orderId?: string;
}

interface PayingCart extends Acting {
  readonly idempotencyKey: string | undefined;
}

/**
 * Ends unpaid orders that hold what their customer wants in another one: first their payments at the
 * provider, so that the goods are not paid for twice. False where one could not be ended.
 */
const makeRoom = async (
  customerId: string,
  cart: string,
  orderIds: readonly string[],
  deps: Acting,
): Promise<boolean> => {
  const orders = await Promise.all(orderIds.map((orderId) => loadOrder(orderId, deps.db)));
  // A second tap has placed this cart in the meantime: asked again, it is the same order.
  if (orders.some((loaded) => loaded?.order.cartId === cart)) return true;
  // Money is on one already: that is for its customer to decide, and then no other one ends for nothing.
  const canEnd = orders.every(
    (loaded) => loaded != null && cancellationOf(loaded, deps.clock())?.refund === 0,
  );
  if (!canEnd) return false;
  for (const orderId of orderIds) {
    const input = { orderId, reason: 'MODIFY_CUSTOMIZATION', note: '', refund: 0, bank: null };
    if (!(await cancelOrder(customerId, input, deps)).ok) return false;
  }
  return orderIds.length > 0;
};

const placed = (
  customerId: string,
  input: { readonly cart: string; readonly id: string },
  paying: Paying,
  deps: PayingCart,
): Promise<Result<{ readonly id: string }, PlaceError>> =>
  once(
    deps,
    { operation: 'addPaymentToOrder', who: customerId, input: [input.cart, input.id] },
    () => placeCart(customerId, input, paying, deps),
  );

/** The cart becomes an order, and a payment of it is begun by the same attempts as of any other. */
export const payCart = async (
  customerId: string,
  input: { readonly cart: string; readonly id: string },
  paying: Paying,
  deps: PayingCart,
): Promise<Result<PaymentOpened, PayError>> => {
  let done = await placed(customerId, input, paying, deps);
  if (!done.ok && done.error.heldBy !== undefined) {
    if (!(await makeRoom(customerId, input.cart, done.error.heldBy, deps))) return done;
    done = await placed(customerId, input, paying, deps);
  }
  if (!done.ok) return done;
  const { id } = done.value;
  const returnUrl = new URL(`/${paying.locale}/my-orders/${id}`, deps.env.SITE_ORIGIN).href;
  const started = await startPayment(customerId, { ...paying, id, returnUrl }, deps);
  return started.ok ? ok(started.value) : err({ ...started.error, orderId: id });
};
