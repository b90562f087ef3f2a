import type { CartFragment } from '#web/platform/graphql/generated/main.ts';
import type { CartState, CartStore } from './cart-store.ts';
import { isUnsent } from './device-cart.ts';
import type { PayProblem } from './pay-problem.ts';

/** What the person looked at when they pressed. */
type Seen = Pick<CartFragment, 'id' | 'total' | 'version'>;

const problemOf = ({ cart, active }: CartState, seen: Seen): PayProblem | undefined => {
  if (cart === undefined || isUnsent(cart)) return { key: 'pay-unsent' };
  if (active?.id !== seen.id) return { key: 'pay-refused' };
  if (active.total !== seen.total) return { key: 'pay-changed', total: active.total };
  if (cart.news.length > 0) return { key: 'pay-refused' };
  // The other things, address or delivery of another device may cost the same.
  return active.version === seen.version ? undefined : { key: 'pay-differs' };
};

/**
 * Tells the server all of the cart, and says why it cannot be paid as it was seen.
 * @param isRepeat the payment of it was sent before and not answered: it may be an order already, which
 * only sending it again finds
 */
export const beforePaying = async (
  store: Pick<CartStore, 'state' | 'sync'>,
  seen: Seen,
  isRepeat: boolean,
): Promise<PayProblem | undefined> => {
  if (isRepeat) return problemOf(store.state, seen);
  await store.sync();
  return store.state.sync === 'done' ? problemOf(store.state, seen) : { key: 'pay-unsent' };
};
