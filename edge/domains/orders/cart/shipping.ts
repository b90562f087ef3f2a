import * as v from 'valibot';
import { cartAddressInput, cartShippingInput } from '#edge/contract/orders/cart/inputs.ts';
import {
  nearestFirst,
  quoteShipping,
  type ShippingFault,
  type ShippingMethod,
  shippingMethodId,
} from '#edge/contract/orders/cart/shipping.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { citiesOf } from '#edge/domains/places/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { changeCart } from './cart.sql.ts';
import { CLOSED, NO_CART } from './change-lines.ts';
import type { CartError } from './error.ts';
import { findCart } from './find-cart.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

type Changed = Promise<Result<Decision<{ readonly cart: string }>, CartError>>;

/** One way for the goods of a cart to get to their buyer. */
export interface ShippingChoice {
  readonly id: string;
  readonly method: ShippingMethod;
  readonly dealerSlug: string | null;
  /** Of the dealer. */
  readonly name: string | null;
  readonly address: string | null;
  /** Whole rupiah; null when it cannot be had. */
  readonly fee: number | null;
  readonly fault: ShippingFault | null;
}

/** Every way, with the reason where one cannot be had; dealers that have everything come first, the nearest of them. */
export const shippingChoices = ({ shipment, stock }: PricedCart): readonly ShippingChoice[] => {
  const choice = (
    method: ShippingMethod,
    dealer: (typeof stock.places)[number] | null,
  ): ShippingChoice => {
    const dealerSlug = dealer?.dealerSlug ?? null;
    const quoted = quoteShipping(method, dealerSlug, shipment);
    return {
      id: shippingMethodId(method, dealerSlug),
      method,
      dealerSlug,
      name: dealer?.location ?? null,
      address: dealer && `${dealer.address1}, ${dealer.city}`,
      fee: quoted.ok ? quoted.fee : null,
      fault: quoted.ok ? null : quoted.fault,
    };
  };
  const holding = new Set(stock.stock.map(({ dealerSlug }) => dealerSlug));
  // Without an address by their slugs, which begin with the centres.
  const dealers = nearestFirst(shipment.places, shipment.to)
    .filter(({ dealerSlug }) => holding.has(dealerSlug))
    .flatMap(({ dealerSlug }) => stock.places.find((each) => each.dealerSlug === dealerSlug) ?? [])
    .map((dealer) => choice('PICKUP', dealer));
  return [
    choice('PARCEL', null),
    choice('COURIER', null),
    ...dealers.filter(({ fault }) => fault === null),
    ...dealers.filter(({ fault }) => fault !== null),
  ];
};

/** Names come from the region data. What was chosen before may cost something else now. */
export const setAddress = async (
  input: unknown,
  customerId: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Changed => {
  const parsed = v.safeParse(cartAddressInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { cart: id, address } = parsed.output;
  const read = primaryReader(db);
  const [current, cities] = await Promise.all([
    findCart({ cart: id, customerId }, read),
    read(citiesOf(address.provinceId)),
  ]);
  if (current.kind === 'closed') return err(CLOSED);
  if (current.kind === 'none') return err(NO_CART);
  const city = cities.find((each) => each.id === address.cityId);
  const district = city?.districts.find((each) => each.id === address.districtId);
  if (city === undefined || district === undefined)
    return err({ code: 'ORDER_INVALID', faults: [{ field: 'address.cityId', key: 'city' }] });
  const named = { ...address, cityName: city.name, districtName: district.name };
  return ok({
    statements: changeCart(current.cart, { address: named }, clock()),
    outcome: { cart: current.cart.id },
  });
};

export const setMethod = async (
  input: unknown,
  customerId: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Changed => {
  const parsed = v.safeParse(cartShippingInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { cart: id, shippingMethodId: wanted } = parsed.output;
  const read = primaryReader(db);
  const current = await findCart({ cart: id, customerId }, read);
  if (current.kind === 'closed') return err(CLOSED);
  if (current.kind === 'none') return err(NO_CART);
  const now = clock();
  const priced = await priceCart(current, { read, now, customerId, person: null });
  const choice = shippingChoices(priced).find((each) => each.id === wanted);
  if (choice === undefined || choice.fault !== null)
    return err({ code: 'INELIGIBLE_SHIPPING_METHOD', reason: choice?.fault ?? 'STOCK' });
  const { method: shippingMethod, dealerSlug } = choice;
  return ok({
    statements: changeCart(current.cart, { shippingMethod, dealerSlug }, now),
    outcome: { cart: current.cart.id },
  });
};
