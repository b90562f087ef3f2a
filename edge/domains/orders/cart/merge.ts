import * as v from 'valibot';
import { cartId } from '#edge/contract/orders/cart/inputs.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { cartById, changeCart, mergeLines, openCartOf } from './cart.sql.ts';
import type { CartError } from './error.ts';

/**
 * A guest's cart becomes that of the customer who signed in on its device, or part of the one they
 * have. It is done once: merged again, or somebody else's, it changes nothing. What a full cart has no
 * room for stays on the device, which has it still and says so.
 */
export const mergeCart = async (
  id: unknown,
  customerId: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<Result<Decision<{ readonly cart: string | null }>, CartError>> => {
  const parsed = v.safeParse(cartId, id);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const read = primaryReader(db);
  const [[guest], [own]] = await Promise.all([
    read(cartById({ id: parsed.output })),
    read(openCartOf({ customerId })),
  ]);
  const isGuests =
    guest !== undefined &&
    guest.customerId === null &&
    guest.orderId === null &&
    guest.mergedInto === null;
  if (!isGuests) return ok({ statements: [], outcome: { cart: own?.id ?? null } });
  const now = clock();
  if (own === undefined)
    return ok({
      statements: changeCart(guest, { customerId }, now),
      outcome: { cart: guest.id },
    });
  return ok({
    statements: [
      ...changeCart(own, { coupon: own.coupon ?? guest.coupon }, now),
      mergeLines({ from: guest.id, into: own.id, most: CART_LIMITS.lines }),
      ...changeCart(guest, { mergedInto: own.id }, now),
    ],
    outcome: { cart: own.id },
  });
};
