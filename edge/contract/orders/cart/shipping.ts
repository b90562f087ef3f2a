import type { PlaceStock } from '#edge/contract/shop/goods.ts';
import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';

/** `PARCEL`: a parcel service. `COURIER`: our own rider. `PICKUP`: collected at a dealer. */
export const SHIPPING_METHODS = ['PARCEL', 'COURIER', 'PICKUP'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** Why a way cannot be had; the web has a sentence for each (`cart.shipping-fault.<reason>`). */
export const SHIPPING_FAULTS = ['NO_ADDRESS', 'DANGEROUS', 'OUT_OF_REACH', 'STOCK'] as const;
export type ShippingFault = (typeof SHIPPING_FAULTS)[number];

/** `PARCEL`, `COURIER`, or `PICKUP:` and the slug of the dealer. */
export const shippingMethodId = (method: ShippingMethod, dealerSlug: string | null): string =>
  method === 'PICKUP' ? `PICKUP:${dealerSlug}` : method;

/** A kilogramme in a parcel, by how far it goes; whole rupiah, the nearest first. */
const PARCEL_RATES = [
  { upToMetres: 30_000, perKgIdr: 10_000 },
  { upToMetres: 150_000, perKgIdr: 14_000 },
  { upToMetres: 500_000, perKgIdr: 22_000 },
  { upToMetres: 1_500_000, perKgIdr: 38_000 },
  { upToMetres: Number.POSITIVE_INFINITY, perKgIdr: 65_000 },
] as const;

/** A ride of our own courier, by how far it goes; whole rupiah for each `kg` begun. Beyond nobody rides. */
const COURIER_RATES = { kg: 20, byDistance: [15_000, 30_000, 60_000] } as const;
const COURIER_FEES = [25_000, 45_000, 80_000] as const;
const COURIER_METRES = 60_000;

interface Wanted {
  readonly variantId: string;
  readonly quantity: number;
  /** Of one. */
  readonly weightGrams: number;
}

/** So many of a variant come from this place. */
interface Allotment {
  readonly variantId: string;
  readonly dealerSlug: string;
  readonly quantity: number;
}

/**
 * Where each thing comes from: all of it from the first place that has all, else each from the first
 * places that have some. Null when together they have too few.
 * @param places slugs, the preferred ones first
 */
export const allot = (
  wanted: readonly Pick<Wanted, 'variantId' | 'quantity'>[],
  stock: readonly PlaceStock[],
  places: readonly string[],
): readonly Allotment[] | null => {
  const freeAt = (variantId: string, dealerSlug: string): number =>
    stock.find((each) => each.variantId === variantId && each.dealerSlug === dealerSlug)?.free ?? 0;
  const whole = places.find((place) =>
    wanted.every(({ variantId, quantity }) => freeAt(variantId, place) >= quantity),
  );
  const from = whole === undefined ? places : [whole];
  const allotments: Allotment[] = [];
  for (const { variantId, quantity } of wanted) {
    let left = quantity;
    for (const dealerSlug of from) {
      const taken = Math.min(left, Math.max(0, freeAt(variantId, dealerSlug)));
      if (taken > 0) allotments.push({ variantId, dealerSlug, quantity: taken });
      left -= taken;
    }
    if (left > 0) return null;
  }
  return allotments;
};

interface ShippingPlace extends Coordinate {
  readonly dealerSlug: string;
}

/** Places by how far they are; `within` leaves out those beyond. Without a point all are as far as can be. */
export const nearestFirst = (
  places: readonly ShippingPlace[],
  to: Coordinate | null,
  within = Number.POSITIVE_INFINITY,
): readonly { readonly dealerSlug: string; readonly metres: number }[] =>
  places
    .map(({ dealerSlug, ...at }) => ({
      dealerSlug,
      metres: to === null ? Number.MAX_SAFE_INTEGER : metresBetween(at, to),
    }))
    .filter(({ metres }) => metres <= within)
    .sort((a, b) => a.metres - b.metres || (a.dealerSlug < b.dealerSlug ? -1 : 1));

const parcelFee = (metres: number, grams: number): number => {
  const { perKgIdr } =
    PARCEL_RATES.find(({ upToMetres }) => metres <= upToMetres) ?? PARCEL_RATES[4];
  return perKgIdr * Math.max(1, Math.ceil(grams / 1_000));
};

const courierFee = (metres: number, grams: number): number => {
  const band = COURIER_RATES.byDistance.findIndex((upTo) => metres <= upTo);
  return (
    (COURIER_FEES[band] ?? COURIER_FEES[2]) *
    Math.max(1, Math.ceil(grams / 1_000 / COURIER_RATES.kg))
  );
};

/** How goods would get there, and for how much; whole rupiah. */
export type ShippingQuote =
  | { readonly ok: true; readonly fee: number; readonly allotments: readonly Allotment[] }
  | { readonly ok: false; readonly fault: ShippingFault };

export interface Shipment {
  readonly wanted: readonly Wanted[];
  readonly stock: readonly PlaceStock[];
  /** That are open. */
  readonly places: readonly ShippingPlace[];
  /** The seat of the city it goes to; null when nobody knows where that is. */
  readonly to: Coordinate | null;
  readonly hasAddress: boolean;
  /** Something in it is dangerous goods. */
  readonly isDangerous: boolean;
}

const brought = (
  method: 'PARCEL' | 'COURIER',
  { wanted, stock, places, to, hasAddress, isDangerous }: Shipment,
): ShippingQuote => {
  if (method === 'PARCEL' && isDangerous) return { ok: false, fault: 'DANGEROUS' };
  if (!hasAddress) return { ok: false, fault: 'NO_ADDRESS' };
  const reached = nearestFirst(places, to, method === 'COURIER' ? COURIER_METRES : undefined);
  if (reached.length === 0) return { ok: false, fault: 'OUT_OF_REACH' };
  const slugs = reached.map(({ dealerSlug }) => dealerSlug);
  const allotments = allot(wanted, stock, slugs);
  if (allotments === null) return { ok: false, fault: 'STOCK' };
  const feeOf = method === 'PARCEL' ? parcelFee : courierFee;
  // One parcel from each place.
  const fees = reached.map(({ dealerSlug, metres }) => {
    const grams = allotments
      .filter((each) => each.dealerSlug === dealerSlug)
      .reduce((sum, { variantId, quantity }) => {
        const one = wanted.find((each) => each.variantId === variantId)?.weightGrams ?? 0;
        return sum + quantity * one;
      }, 0);
    const isUsed = allotments.some((each) => each.dealerSlug === dealerSlug);
    return isUsed ? feeOf(metres, grams) : 0;
  });
  return { ok: true, fee: fees.reduce((sum, fee) => sum + fee, 0), allotments };
};

/** @param dealerSlug where it is collected */
export const quoteShipping = (
  method: ShippingMethod,
  dealerSlug: string | null,
  shipment: Shipment,
): ShippingQuote => {
  if (method !== 'PICKUP') return brought(method, shipment);
  const isOpen = shipment.places.some((place) => place.dealerSlug === dealerSlug);
  const allotments =
    dealerSlug === null || !isOpen ? null : allot(shipment.wanted, shipment.stock, [dealerSlug]);
  return allotments === null ? { ok: false, fault: 'STOCK' } : { ok: true, fee: 0, allotments };
};
