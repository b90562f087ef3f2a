import * as v from 'valibot';
import { cartCouponInput, cartId } from '#edge/contract/orders/cart/inputs.ts';
import { cartPerson, countCouponTry } from '#edge/domains/orders/coupon.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { changeCart } from './cart.sql.ts';
import { CLOSED, NO_CART } from './change-lines.ts';
import type { CartError } from './error.ts';
import { findCart } from './find-cart.ts';
import { priceCart } from './price-cart.ts';

type Changed = Promise<Result<Decision<{ readonly cart: string }>, CartError>>;

interface Applying extends Pick<Deps, 'db' | 'clock'> {
  readonly cipher: Cipher;
}

/**
 * A code counts from here on as long as its terms hold; its use is taken when the cart becomes an
 * order. Throws `RATE_LIMITED` for who guesses. @param who the customer, else the address
 */
export const applyCoupon = async (
  input: unknown,
  customerId: string | undefined,
  who: string,
  deps: Applying,
): Changed => {
  const parsed = v.safeParse(cartCouponInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { cart: id, couponCode } = parsed.output;
  const { db, clock, cipher } = deps;
  await countCouponTry(deps, who);
  const read = primaryReader(db);
  const [current, person] = await Promise.all([
    findCart({ cart: id, customerId }, read),
    customerId === undefined ? null : cartPerson(customerId, { read, cipher }),
  ]);
  if (current.kind === 'closed') return err(CLOSED);
  if (current.kind === 'none') return err(NO_CART);
  if (couponCode === null) return err({ code: 'COUPON_CODE_INVALID', couponCode: '' });
  const now = clock();
  const cart = { ...current.cart, coupon: couponCode };
  const { couponError } = await priceCart({ ...current, cart }, { read, now, customerId, person });
  if (couponError !== null) return err(couponError);
  return ok({
    statements: changeCart(current.cart, { coupon: couponCode }, now),
    outcome: { cart: current.cart.id },
  });
};

/** A repeat is a success. */
export const removeCoupon = async (
  id: unknown,
  customerId: string | undefined,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Changed => {
  const parsed = v.safeParse(cartId, id);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const current = await findCart({ cart: parsed.output, customerId }, primaryReader(db));
  if (current.kind === 'closed') return err(CLOSED);
  if (current.kind === 'none') return err(NO_CART);
  const { cart } = current;
  return ok({
    statements: cart.coupon === null ? [] : changeCart(cart, { coupon: null }, clock()),
    outcome: { cart: cart.id },
  });
};
