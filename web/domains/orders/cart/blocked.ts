import type { CartFragment } from '#web/platform/graphql/generated/main.ts';
import { type DeviceCart, isUnsent } from './device-cart.ts';

/** What has to be settled before a cart can be paid, the first thing on the page first. */
export type Blocked = 'news' | 'stock' | 'coupon' | 'unsent';

type Active = Pick<CartFragment, 'couponErrorCode'> & {
  readonly lines: readonly Pick<CartFragment['lines'][number], 'quantity' | 'quantityAvailable'>[];
};

export const blockedBy = (cart: DeviceCart, active: Active): Blocked | undefined => {
  if (cart.news.length > 0) return 'news';
  if (active.lines.some(({ quantity, quantityAvailable }) => quantity > quantityAvailable))
    return 'stock';
  if (active.couponErrorCode !== null) return 'coupon';
  return isUnsent(cart) ? 'unsent' : undefined;
};
