import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';
import { JABODETABEK, REACH_METRES, type Seller } from './reach.ts';

/**
 * What a delivery beyond JABODETABEK costs, by how far the seat of the city is from the nearest place
 * that sells motorcycles; whole rupiah, the nearest first. The pin does not count: everybody in a city
 * pays the same.
 */
export const DELIVERY_FEES = [
  { upToMetres: 25_000, feeIdr: 250_000 },
  { upToMetres: 50_000, feeIdr: 400_000 },
  { upToMetres: REACH_METRES, feeIdr: 750_000 },
] as const;

/** Cities without a road to the nearest seller: the team agrees on the cost there. */
const BY_AGREEMENT: ReadonlySet<string> = new Set(['3101']);

/** Null where the team agrees on it with the customer first: no order is placed to there until then. */
export const deliveryFeeOf = (
  { cityId, seat }: { readonly cityId: string; readonly seat: Coordinate | null },
  sellers: readonly Seller[],
): number | null => {
  if (JABODETABEK.has(cityId)) return 0;
  if (seat === null || BY_AGREEMENT.has(cityId)) return null;
  const nearest = Math.min(...sellers.map((seller) => metresBetween(seat, seller)));
  return DELIVERY_FEES.find(({ upToMetres }) => nearest <= upToMetres)?.feeIdr ?? null;
};
