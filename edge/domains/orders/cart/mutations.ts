import { customerIdOf, requireCustomer } from '#edge/auth/policy.ts';
import { OrderLocaleEnum } from '#edge/domains/orders/enums.ts';
import { AddressInput, ContactInput } from '#edge/domains/orders/inputs.ts';
import { answer } from '#edge/domains/orders/types.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { triedBy } from '#edge/platform/attempts.ts';
import { ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { applyCoupon, removeCoupon } from './cart-coupon.ts';
import { addItem, adjustLine, NO_CART, removeLine } from './change-lines.ts';
import type { CartError } from './error.ts';
import { mergeCart } from './merge.ts';
import { payCart } from './pay-cart.ts';
import type { PricedCart } from './price-cart.ts';
import { pricedCart } from './queries.ts';
import { setAddress, setMethod } from './shipping.ts';
import { ActiveOrderRef, AddPaymentResultRef, CartResultRef, type Refused } from './types.ts';

const guestOrCustomer = async (context: Context): Promise<string | undefined> =>
  customerIdOf(await context.actor());

const customer = async (context: Context): Promise<string> =>
  requireCustomer(await context.actor()).customerId;

const changing = async (context: Context) => ({
  ...context,
  guest: await triedBy(undefined, context),
});

interface Writing {
  readonly operation: string;
  readonly customerId: string | undefined;
  readonly input: { readonly cart: string };
}

/** One write of a cart; then the cart as it stands, priced anew, beside a refusal too. */
const write = async (
  { operation, customerId, input }: Writing,
  context: Context,
  decide: () => Promise<Result<Decision<{ readonly cart: string }>, CartError>>,
): Promise<PricedCart | Refused> => {
  const request = { operation, who: customerId ?? 'guest', input };
  const done = await once(context, request, decide);
  const id = done.ok ? done.value.cart : input.cart;
  const cart = await pricedCart(id, customerId, context);
  if (!done.ok) return { ...done.error, cart };
  return cart ?? NO_CART;
};

const cart = { required: true, description: 'Id of the cart on this device, `crt_…`.' } as const;

main.mutationField('addItemToOrder', (t) =>
  t.field({
    type: CartResultRef,
    description: 'So many more of a thing. The first one begins the cart.',
    args: {
      cart: t.arg.id(cart),
      productVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
    },
    resolve: async (_, { cart: id, productVariantId: variantId, quantity }, context) => {
      const customerId = await guestOrCustomer(context);
      const input = { cart: id, variantId, quantity };
      const deps = await changing(context);
      return write({ operation: 'addItemToOrder', customerId, input }, context, () =>
        addItem(input, customerId, deps),
      );
    },
  }),
);

main.mutationField('adjustOrderLine', (t) =>
  t.field({
    type: CartResultRef,
    description: 'So many of a thing, whatever there were; done twice it is the same.',
    args: {
      cart: t.arg.id(cart),
      orderLineId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true, description: '0 takes it out.' }),
    },
    resolve: async (_, { cart: id, orderLineId: variantId, quantity }, context) => {
      const customerId = await guestOrCustomer(context);
      const input = { cart: id, variantId, quantity };
      const deps = await changing(context);
      return write({ operation: 'adjustOrderLine', customerId, input }, context, () =>
        adjustLine(input, customerId, deps),
      );
    },
  }),
);

main.mutationField('removeOrderLine', (t) =>
  t.field({
    type: CartResultRef,
    args: { cart: t.arg.id(cart), orderLineId: t.arg.id({ required: true }) },
    resolve: async (_, { cart: id, orderLineId: variantId }, context) => {
      const customerId = await guestOrCustomer(context);
      const input = { cart: id, variantId };
      return write({ operation: 'removeOrderLine', customerId, input }, context, () =>
        removeLine(input, customerId, context),
      );
    },
  }),
);

main.mutationField('mergeCart', (t) =>
  t.field({
    type: ActiveOrderRef,
    nullable: true,
    description:
      'After signing in: the guest’s cart of this device becomes the customer’s, or part of it. Of what both have the larger number counts; of the rest of the guest’s only what there is room for. Null when neither has anything.',
    args: { cart: t.arg.id(cart) },
    resolve: async (_, { cart: id }, context) => {
      const customerId = await customer(context);
      const request = { operation: 'mergeCart', who: customerId, input: { cart: id } };
      const done = await once(context, request, () => mergeCart(id, customerId, context));
      return done.ok && done.value.cart !== null
        ? pricedCart(done.value.cart, customerId, context)
        : null;
    },
  }),
);

main.mutationField('applyCouponCode', (t) =>
  t.field({
    type: CartResultRef,
    description: 'A wrong code and one of another customer are answered alike.',
    args: { cart: t.arg.id(cart), couponCode: t.arg.string({ required: true }) },
    resolve: async (_, input, context) => {
      const customerId = await guestOrCustomer(context);
      const who = await triedBy(customerId, context);
      return write({ operation: 'applyCouponCode', customerId, input }, context, () =>
        applyCoupon(input, customerId, who, context),
      );
    },
  }),
);

main.mutationField('removeCouponCode', (t) =>
  t.field({
    type: CartResultRef,
    args: { cart: t.arg.id(cart) },
    resolve: async (_, input, context) => {
      const customerId = await guestOrCustomer(context);
      return write({ operation: 'removeCouponCode', customerId, input }, context, () =>
        removeCoupon(input.cart, customerId, context),
      );
    },
  }),
);

main.mutationField('setOrderShippingAddress', (t) =>
  t.field({
    type: CartResultRef,
    args: { cart: t.arg.id(cart), input: t.arg({ type: AddressInput, required: true }) },
    resolve: async (_, { cart: id, input: address }, context) => {
      const customerId = await customer(context);
      const input = { cart: id, address };
      return write({ operation: 'setOrderShippingAddress', customerId, input }, context, () =>
        setAddress(input, customerId, context),
      );
    },
  }),
);

main.mutationField('setOrderShippingMethod', (t) =>
  t.field({
    type: CartResultRef,
    args: {
      cart: t.arg.id(cart),
      shippingMethodId: t.arg.id({ required: true, description: 'Of `eligibleShippingMethods`.' }),
    },
    resolve: async (_, input, context) => {
      const customerId = await customer(context);
      return write({ operation: 'setOrderShippingMethod', customerId, input }, context, () =>
        setMethod(input, customerId, context),
      );
    },
  }),
);

const ForVehicleInput = main.inputType('CartForVehicleInput', {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    vin: t.string({ required: true }),
  }),
});

const SeenPriceInput = main.inputType('CartSeenPriceInput', {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    unitPrice: t.field({ type: 'Rupiah', required: true }),
  }),
});

const SeenInput = main.inputType('CartSeenInput', {
  fields: (t) => ({
    version: t.int({ required: true }),
    shipping: t.field({ type: 'Rupiah', required: true }),
    prices: t.field({ type: [SeenPriceInput], required: true }),
  }),
});

const AddPaymentInput = main.inputType('AddPaymentToOrderInput', {
  fields: (t) => ({
    cart: t.id(cart),
    id: t.id({ required: true, description: '`ord_` and 26 characters, made by the device.' }),
    method: t.string({
      description: 'As the provider names it; none offers all that fit on its page.',
    }),
    contact: t.field({ type: ContactInput, required: true }),
    total: t.field({ type: 'Rupiah', required: true, description: 'What the customer saw.' }),
    seen: t.field({
      type: SeenInput,
      description:
        'The cart the customer looked at: one that was changed elsewhere, or has other prices, is refused also at the same total.',
    }),
    locale: t.field({ type: OrderLocaleEnum, required: true }),
    vehicles: t.field({
      type: [ForVehicleInput],
      description: 'Which of the buyer’s motorcycles a thing is for, where they said so.',
    }),
    termsAccepted: t.boolean({ required: true }),
  }),
});

main.mutationField('addPaymentToOrder', (t) =>
  t.field({
    type: AddPaymentResultRef,
    description:
      'The cart becomes an order, its goods are held, and a page to pay on is opened. A cart becomes one order: sent again it is the same.',
    args: { input: t.arg({ type: AddPaymentInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const customerId = await customer(context);
      const { method, locale } = input;
      const paying = { method: method?.slice(0, 40) ?? null, locale };
      const done = await payCart(customerId, input, paying, context);
      if (!done.ok)
        return { ...done.error, cart: await pricedCart(input.cart, customerId, context) };
      return answer(ok(done.value.loaded), context, done.value.url) as never;
    },
  }),
);
