import type { SettingValues } from '#edge/contract/catalog/settings.ts';
import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';
import { JABODETABEK, type ReachSettings, reachMetres, type Seller } from './reach.ts';

export type DeliverySettings = ReachSettings &
  Pick<SettingValues, 'DELIVERY_FEE_NEAR' | 'DELIVERY_FEE_MIDDLE' | 'DELIVERY_FEE_FAR'>;

/**
 * What a delivery beyond JABODETABEK costs, by how far the seat of the city is from the nearest place
 * that sells motorcycles; whole rupiah, the nearest first. The pin does not count: everybody in a city
 * pays the same.
 */
export const deliveryFees = (settings: DeliverySettings) =>
  [
    { upToMetres: 25_000, feeIdr: settings.DELIVERY_FEE_NEAR },
    { upToMetres: 50_000, feeIdr: settings.DELIVERY_FEE_MIDDLE },
    { upToMetres: reachMetres(settings), feeIdr: settings.DELIVERY_FEE_FAR },
  ] as const;

/** Cities without a road to the nearest seller: the team agrees on the cost there. */
const BY_AGREEMENT: ReadonlySet<string> = new Set(['3101']);

/** Null where the team agrees on it with the customer first: no order is placed to there until then. */
export const deliveryFeeOf = (
  { cityId, seat }: { readonly cityId: string; readonly seat: Coordinate | null },
  sellers: readonly Seller[],
  settings: DeliverySettings,
): number | null => {
  if (JABODETABEK.has(cityId)) return 0;
  if (seat === null || BY_AGREEMENT.has(cityId)) return null;
  const nearest = Math.min(...sellers.map((seller) => metresBetween(seat, seller)));
  return deliveryFees(settings).find(({ upToMetres }) => nearest <= upToMetres)?.feeIdr ?? null;
};
