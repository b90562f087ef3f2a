import type { Query } from '#db/query.ts';
import { couponRoom, goodsLines } from '#edge/contract/orders/cart/goods-lines.ts';
import {
  quoteShipping,
  type Shipment,
  type ShippingMethod,
  type ShippingQuote,
  shippingMethodId,
} from '#edge/contract/orders/cart/shipping.ts';
import { type PriceLine, totalOf } from '#edge/contract/orders/price-lines.ts';
import { vatAt } from '#edge/contract/orders/vat.ts';
import type { RegionCity } from '#edge/contract/places/region.ts';
import { isDangerous, type Variant } from '#edge/contract/shop/goods.ts';
import type { CouponPerson } from '#edge/domains/orders/coupon.sql.ts';
import { judgeCoupon } from '#edge/domains/orders/coupon.ts';
import { citiesOf } from '#edge/domains/places/index.ts';
import { variantsWithIds } from '#edge/domains/shop/index.ts';
import { err } from '#edge/platform/result.ts';
import type { CartError } from './error.ts';
import type { OpenCart } from './find-cart.ts';
import { freeInAll, type GoodsStock, goodsStock } from './stock-of.ts';

type Read = <T>(query: Query<T>) => Promise<T>;

interface Line {
  readonly variantId: string;
  readonly quantity: number;
  /** Null for what is not sold any more. */
  readonly variant: Variant | null;
  /** What there is of it. */
  readonly available: number;
}

/** A cart as it would cost now; whole rupiah. */
export interface PricedCart extends OpenCart {
  readonly priced: readonly Line[];
  readonly weightGrams: number;
  readonly goods: number;
  readonly discount: number;
  /** Null while nobody chose, or the way that was chosen cannot be had. */
  readonly shipping: (ShippingQuote & { readonly ok: true }) | null;
  /** Why the chosen way cannot be had. */
  readonly shippingFault: (ShippingQuote & { readonly ok: false })['fault'] | null;
  readonly priceLines: readonly PriceLine[];
  readonly total: number;
  /** Why the promo code of the cart counts for nothing now. */
  readonly couponError: CartError | null;
  readonly stock: GoodsStock;
  /** What shipping is reckoned from. */
  readonly shipment: Shipment;
}

export interface PricingCart {
  readonly read: Read;
  readonly now: number;
  readonly customerId: string | undefined;
  /** For codes that a person may use so often; null for a guest. */
  readonly person: CouponPerson | null;
}

const seatOf = (cities: readonly RegionCity[], cityId: string | undefined) =>
  cities.find(({ id }) => id === cityId)?.at ?? null;

const judged = async (
  code: string | null,
  lines: readonly Line[],
  { read, now, person }: PricingCart,
) => {
  if (code === null) return null;
  const goods = lines.flatMap(({ variant, quantity }) =>
    variant === null
      ? []
      : [{ kind: 'GOODS', slug: variant.slug, amount: variant.priceIdr * quantity } as const],
  );
  const coupon = await judgeCoupon(code, goods, { read, now, person, orderId: '' });
  // Papers that nobody looked at tell no second account from the first; a guest is judged once signed in.
  if (coupon.ok && person !== null && person.phoneIndex === null)
    return err({ code: 'NOT_VERIFIED', couponCode: code } as const);
  return coupon;
};

/** Prices, stock, delivery and promo code of a cart, by what the store says at this moment. */
export const priceCart = async (
  { cart, lines }: OpenCart,
  pricing: PricingCart,
): Promise<PricedCart> => {
  const { read, customerId } = pricing;
  const ids = lines.map(({ variantId }) => variantId);
  const [variants, stock, cities] = await Promise.all([
    read(variantsWithIds({ ids: JSON.stringify(ids) })),
    goodsStock(ids, customerId, read),
    cart.address === null ? [] : read(citiesOf(cart.address.provinceId)),
  ]);
  const priced = lines.map(({ variantId, quantity }): Line => {
    const variant = variants.find(({ id }) => id === variantId) ?? null;
    const available = variant === null ? 0 : freeInAll(stock.stock, variantId);
    return { variantId, quantity, variant, available };
  });
  const sold = priced.flatMap(({ variant, quantity }) =>
    variant === null ? [] : [{ variant, quantity }],
  );
  const goods = sold.reduce((sum, { variant, quantity }) => sum + variant.priceIdr * quantity, 0);
  const shipment: Shipment = {
    wanted: sold.map(({ variant, quantity }) => ({
      variantId: variant.id,
      quantity,
      weightGrams: variant.weightGrams,
    })),
    stock: stock.stock,
    places: stock.places.map(({ dealerSlug, latitude: lat, longitude: lon }) => ({
      dealerSlug,
      lat,
      lon,
    })),
    to: seatOf(cities, cart.address?.cityId),
    hasAddress: cart.address !== null,
    isDangerous: sold.some(({ variant }) => isDangerous(variant)),
  };
  const method = cart.shippingMethod as ShippingMethod | null;
  const quoted =
    method === null || sold.length === 0 ? null : quoteShipping(method, cart.dealerSlug, shipment);
  const coupon = await judged(cart.coupon, priced, pricing);
  const sums = {
    goods,
    shipping: quoted?.ok ? quoted.fee : 0,
    coupon: coupon?.ok ? coupon.value.amount : 0,
  };
  const priceLines = goodsLines(sums, vatAt(pricing.now).basisPoints);
  return {
    cart,
    lines,
    priced,
    goods,
    stock,
    shipment,
    priceLines,
    discount: couponRoom(sums),
    total: totalOf(priceLines),
    weightGrams: sold.reduce(
      (sum, { variant, quantity }) => sum + variant.weightGrams * quantity,
      0,
    ),
    shipping: quoted?.ok ? quoted : null,
    shippingFault: quoted?.ok === false ? quoted.fault : null,
    couponError: coupon?.ok === false ? coupon.error : null,
  };
};

/** What the customer chose, as it is on the wire; null while nothing is chosen. */
export const chosenMethod = ({ cart }: OpenCart): string | null =>
  cart.shippingMethod === null
    ? null
    : shippingMethodId(cart.shippingMethod as ShippingMethod, cart.dealerSlug);
