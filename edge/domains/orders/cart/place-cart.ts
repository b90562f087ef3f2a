import * as v from 'valibot';
import { build, query } from '#db/query.ts';
import { customerOrder, orderHistory } from '#db/schema/orders.ts';
import { orderItem } from '#db/schema/orders-cart.ts';
import { windowsOfSettings } from '#edge/contract/catalog/settings.ts';
import { byLocale, inLocale, type Locale } from '#edge/contract/locale.ts';
import { fitsVehicle } from '#edge/contract/orders/cart/fits-vehicle.ts';
import { placeCartInput, type SeenCart } from '#edge/contract/orders/cart/inputs.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import type { ShippingMethod } from '#edge/contract/orders/cart/shipping.ts';
import { ORDER_MACHINE, phaseOf, stateOf } from '#edge/contract/orders/machine.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { nameOfThings } from '#edge/contract/orders/order-name.ts';
import { isEligible, methodsFor } from '#edge/contract/payments/methods.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { settingsAt } from '#edge/domains/catalog/index.ts';
import { ownVehicles } from '#edge/domains/garage/index.ts';
import { takeCoupon } from '#edge/domains/orders/coupon.sql.ts';
import { cartPerson, countCouponTry } from '#edge/domains/orders/coupon.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { orderMover } from '#edge/domains/orders/move.ts';
import { orderById, UNPAID } from '#edge/domains/orders/order.sql.ts';
import {
  holdUnpaid,
  inputFaults,
  lineStatements,
  newOrderCode,
  type Placing,
  tooManyUnpaid,
} from '#edge/domains/orders/place-order.ts';
import { holdGoods } from '#edge/domains/shop/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { changeCart, orderOfCart } from './cart.sql.ts';
import { CLOSED, NO_CART } from './change-lines.ts';
import type { CartError } from './error.ts';
import { findCart } from './find-cart.ts';
import { freeAtOnce, ordersToEnd, quoteBeside } from './orders-to-end.ts';
import { type PricedCart, priceCart } from './price-cart.ts';
import { provinceOf } from './stock-of.ts';

/** How an order of goods is paid; null lets the provider's page offer all that fit. */
export interface Paying {
  readonly method: string | null;
  readonly locale: Locale;
}

export interface PlaceError extends CartError {
  /** Unpaid orders of the customer that hold what is wanted: ended, they make room for this one. */
  readonly heldBy?: readonly string[];
}

type Chosen = Pick<
  typeof customerOrder.$inferInsert,
  'dealerSlug' | 'dealerName' | 'dealerAddress'
>;

const MOVE = 'placeGoods';

/** `Top box, 32 litres +2`: what a list of orders shows. */
const summaryOf = ({ priced }: PricedCart, locale: Locale) => {
  const things = priced.flatMap(({ variant }) => variant ?? []);
  const names = byLocale((each) => nameOfThings(things, each));
  return {
    slug: '',
    name: inLocale(names, locale),
    names,
    color: '',
    colorName: { en: '', id: '' },
    accent: null,
    battery: '',
    batteryName: { en: '', id: '' },
    image: things[0]?.image ?? '',
  };
};

/** Why a cart of the same total is not the one that the customer looked at. */
const otherThan = (
  { cart, priced, shipping, total }: PricedCart,
  seen: SeenCart,
): CartError | undefined => {
  if (seen.version !== cart.version) return { code: 'ORDER_CHANGED' };
  const before = new Map(seen.prices.map(({ variantId, unitPrice }) => [variantId, unitPrice]));
  const isAsSeen =
    shipping?.fee === seen.shipping &&
    priced.every(({ variantId, variant }) => before.get(variantId) === variant?.priceIdr);
  return isAsSeen ? undefined : { code: 'ORDER_PRICE_CHANGED', total, due: total };
};

/** Why a cart cannot become an order as the customer saw it. */
const against = (
  current: PricedCart,
  seen: { readonly total: number; readonly seen?: SeenCart | null | undefined },
  { method }: Paying,
): CartError | undefined => {
  const { lines, priced, couponError, cart, shippingFault, shipping, total } = current;
  if (lines.length === 0) return NO_CART;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > CART_LIMITS.items) return { code: 'ORDER_LIMIT', limit: CART_LIMITS.items };
  const short = priced.find(({ quantity, available }) => quantity > available);
  if (short !== undefined)
    return { code: 'INSUFFICIENT_STOCK', quantityAvailable: short.available };
  // An order that goes through without the discount it was seen with is a price nobody agreed to.
  if (couponError !== null) return couponError;
  if (shipping === null)
    return {
      code: 'INELIGIBLE_SHIPPING_METHOD',
      ...(cart.shippingMethod !== null && { reason: shippingFault ?? 'STOCK' }),
    };
  if (seen.total !== total) return { code: 'ORDER_PRICE_CHANGED', total, due: total };
  const other = seen.seen == null ? undefined : otherThan(current, seen.seen);
  if (other !== undefined) return other;
  if (method === null || isEligible(method, { amountIdr: total })) return undefined;
  const why = methodsFor({ amountIdr: total }).find((each) => each.method === method);
  return { code: 'INELIGIBLE_PAYMENT_METHOD', reason: why?.reason ?? 'UNKNOWN_METHOD' };
};

const vehicleFault = (at: number, key: 'vin.invalid' | 'vin.fit'): CartError => ({
  code: 'ORDER_INVALID',
  faults: [{ field: `vehicles.${at}.vin`, key }],
});

/** Where an order is collected, or leaves from. */
const dealerOf = ({ stock }: PricedCart, dealerSlug: string): Chosen => {
  const dealer = stock.places.find((each) => each.dealerSlug === dealerSlug);
  return {
    dealerSlug,
    dealerName: dealer?.location ?? '',
    dealerAddress: [dealer?.address1, dealer?.city].filter(Boolean).join(', '),
  };
};

/**
 * A cart becomes an order: what it costs is frozen, the goods are held where they stand, the promo code
 * is used, in one batch. A cart becomes one order, for ever: sent again it is the same one.
 */
export const placeCart = async (
  customerId: string,
  input: unknown,
  paying: Paying,
  { db, clock, ids, cipher, env }: Placing & Pick<Deps, 'env'>,
): Promise<Result<Decision<{ readonly id: string }>, PlaceError>> => {
  const parsed = v.safeParse(placeCartInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { id, cart: cartId, contact, vehicles } = parsed.output;
  const read = primaryReader(db);
  const now = clock();
  const [[sameId], [ordered], unpaid, current, person, requestHash, own, settings] =
    await Promise.all([
      read(orderById({ id })),
      read(orderOfCart({ cartId })),
      read(UNPAID.count({ customerId })),
      findCart({ cart: cartId, customerId }, read),
      cartPerson(customerId, { read, cipher }),
      cipher.index(JSON.stringify([customerId, cartId])),
      vehicles.length === 0 ? [] : read(ownVehicles({ customerId })),
      read(settingsAt({ now })),
    ]);
  if (ordered?.customerId === customerId)
    return ok({ statements: [], outcome: { id: ordered.id } });
  if (sameId !== undefined)
    return sameId.customerId === customerId && sameId.requestHash === requestHash
      ? ok({ statements: [], outcome: { id } })
      : err({ code: 'ORDER_ID_TAKEN' });
  const strange = vehicles.findIndex(({ vin }) => !own.some((each) => each.vin === vin));
  if (strange >= 0) return err(vehicleFault(strange, 'vin.invalid'));
  if (current.kind === 'closed') return err(CLOSED);
  if (current.kind === 'none') return err(NO_CART);
  if (current.cart.coupon !== null) await countCouponTry({ db, clock }, customerId);
  const priced = await priceCart(current, { read, now, customerId, person });
  const ending = ordersToEnd(priced).map(({ orderId }) => orderId);
  // An order that makes room for this one is none beside it.
  const tooMany = tooManyUnpaid(unpaid - ending.length);
  if (tooMany !== undefined) return err(tooMany);
  const unfit = vehicles.findIndex(({ variantId, vin }) => {
    const variant = priced.priced.find((line) => line.variantId === variantId)?.variant;
    const generation = own.find((each) => each.vin === vin)?.generation ?? '';
    return variant != null && !fitsVehicle(variant.fits, generation);
  });
  if (unfit >= 0) return err(vehicleFault(unfit, 'vin.fit'));
  const refused = against(priced, parsed.output, paying);
  if (refused !== undefined) return err(refused);
  const { cart, stock, discount } = priced;
  const method = cart.shippingMethod as ShippingMethod;
  const atOnce = quoteBeside(priced, []);
  if (atOnce === null)
    return err({
      code: 'INSUFFICIENT_STOCK',
      quantityAvailable: freeAtOnce(priced),
      heldBy: ending,
    });
  const { to } = ORDER_MACHINE.moves[MOVE];
  const isPickup = method === 'PICKUP';
  const from = dealerOf(priced, cart.dealerSlug ?? atOnce.allotments[0]?.dealerSlug ?? '');
  const place = stock.places.find(({ dealerSlug }) => dealerSlug === from.dealerSlug);
  const coupon = discount > 0 ? cart.coupon : null;
  const row = {
    ...from,
    id,
    code: newOrderCode(ids),
    customerId,
    requestHash,
    kind: 'GOODS',
    cartId: cart.id,
    shippingMethod: method,
    orderType: 'FULL_PURCHASE',
    state: stateOf(to),
    phase: phaseOf(to),
    paymentOption: 'FULL_PAYMENT',
    preOrder: false,
    windows: windowsOfSettings(settings),
    expiresAt: now + env.GOODS_PAYMENT_MINUTES * MINUTE_MS,
    totalIdr: priced.total,
    bookingFeeIdr: 0,
    requiredIdr: priced.total,
    coupon,
    product: summaryOf(priced, paying.locale),
    area: (isPickup ? place && provinceOf(place) : cart.address?.provinceId) ?? '',
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phoneNumber,
    deliveryMethod: isPickup ? 'PICKUP_AT_DEALER' : 'DELIVER_TO_HOME',
    address: isPickup ? null : cart.address,
    // What the delivery costs is a line already.
    outsideJabodetabek: false,
    placedAt: now,
    updatedAt: now,
  } as const satisfies typeof customerOrder.$inferInsert;
  const entry = {
    orderId: id,
    at: now,
    actor: 'customer',
    actorId: customerId,
    phase: row.phase,
  } as const;
  const items = priced.priced.flatMap(({ variant, quantity }, position) =>
    variant === null
      ? []
      : [
          {
            orderId: id,
            position,
            variantId: variant.id,
            kind: variant.kind,
            slug: variant.slug,
            size: variant.size,
            name: variant.name,
            image: variant.image,
            quantity,
            unitIdr: variant.priceIdr,
            weightGrams: variant.weightGrams,
            vin: vehicles.find(({ variantId }) => variantId === variant.id)?.vin ?? null,
          },
        ],
  );
  return ok({
    statements: [
      query(build.insert(customerOrder).values(row)),
      ...changeCart(cart, { orderId: id }, now),
      holdUnpaid(customerId),
      query(
        build.insert(orderHistory).values({
          ...entry,
          id: ids('ohi'),
          kind: 'ORDER_STATE_TRANSITION',
          move: MOVE,
          toState: row.state,
        }),
      ),
      ...(coupon === null
        ? []
        : [
            query(
              build.insert(orderHistory).values({
                ...entry,
                id: ids('ohi'),
                kind: 'ORDER_COUPON_APPLIED',
                note: coupon,
              }),
            ),
          ]),
      query(build.insert(orderItem).values(items)),
      ...orderMover.begin(MOVE, {
        [ORDER_EFFECTS.lines]: [lineStatements(id, 1, priced.priceLines)],
        [ORDER_EFFECTS.goods]: atOnce.allotments.flatMap((each) =>
          holdGoods({ ...each, orderId: id, now }),
        ),
        [ORDER_EFFECTS.coupon]:
          coupon === null
            ? []
            : takeCoupon({ ...person, id: ids('cpu'), code: coupon, orderId: id, now }),
      }),
    ],
    outcome: { id },
  });
};
