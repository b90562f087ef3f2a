import * as v from 'valibot';
import { customerIdOf, requireCustomer } from '#edge/auth/policy.ts';
import { cartId } from '#edge/contract/orders/cart/inputs.ts';
import { cartPerson } from '#edge/domains/orders/coupon.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { findCart } from './find-cart.ts';
import { type PricedCart, priceCart } from './price-cart.ts';
import { shippingChoices } from './shipping.ts';
import { ActiveOrderRef, ShippingChoiceRef } from './types.ts';

/** The cart that is meant, priced; null when there is none, or it is closed. */
export const pricedCart = async (
  id: string,
  customerId: string | undefined,
  context: Pick<Context, 'readPrimary' | 'clock' | 'cipher'>,
): Promise<PricedCart | null> => {
  if (!v.is(cartId, id)) return null;
  const read = context.readPrimary;
  const current = await findCart({ cart: id, customerId }, read);
  if (current.kind !== 'open') return null;
  const person =
    customerId === undefined || current.cart.coupon === null
      ? null
      : await cartPerson(customerId, { read, cipher: context.cipher });
  return priceCart(current, { read, now: context.clock(), customerId, person });
};

const cart = { description: 'Id of the cart on this device.' } as const;

main.queryField('activeOrder', (t) =>
  t.field({
    type: ActiveOrderRef,
    nullable: true,
    description:
      'The cart, with prices and stock of this moment: a customer’s on all their devices, or a guest’s by its id.',
    args: { cart: t.arg.id({ required: true, ...cart }) },
    resolve: async (_, { cart: id }, context) =>
      pricedCart(id, customerIdOf(await context.actor()), context),
  }),
);

main.queryField('eligibleShippingMethods', (t) =>
  t.field({
    type: [ShippingChoiceRef],
    description: 'Every way for the goods of a cart to get to their buyer; empty without a cart.',
    args: { cart: t.arg.id({ required: true, ...cart }) },
    resolve: async (_, { cart: id }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const priced = await pricedCart(id, customerId, context);
      return priced === null ? [] : [...shippingChoices(priced)];
    },
  }),
);
