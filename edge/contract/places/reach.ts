import type { SettingValues } from '#edge/contract/catalog/settings.ts';
import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';

export type ReachSettings = Pick<SettingValues, 'REACH_KM'>;

/**
 * Regencies and cities of Greater Jakarta, by id. The Thousand Islands are Jakarta by law and have no
 * road: they are left out, so that the team calls before it promises anything.
 */
export const JABODETABEK: ReadonlySet<string> = new Set([
  '3171',
  '3172',
  '3173',
  '3174',
  '3175',
  '3201',
  '3271',
  '3276',
  '3216',
  '3275',
  '3603',
  '3671',
  '3674',
]);

/** How far from a place that sells motorcycles we deliver. */
export const reachMetres = ({ REACH_KM }: ReachSettings): number => REACH_KM * 1_000;

/** `UNKNOWN`: nobody can say, because the place of the address could not be determined. */
export type Reach = 'INSIDE_JABODETABEK' | 'OUTSIDE_JABODETABEK' | 'OUT_OF_REACH' | 'UNKNOWN';

/** A place that sells motorcycles today. */
export interface Seller extends Coordinate {
  /** Province id; `null` when it is none of ours. */
  readonly provinceId: string | null;
}

export interface Destination {
  readonly cityId: string | null;
  /** The pin, else the seat of the city. */
  readonly at: Coordinate | null;
}

/**
 * Whether a motorcycle can be brought to an address, and on which terms. Without coordinates a seller
 * in the same province decides.
 */
export const reachOf = (
  { cityId, at }: Destination,
  sellers: readonly Seller[],
  settings: ReachSettings,
): Reach => {
  if (cityId === null) return 'UNKNOWN';
  if (JABODETABEK.has(cityId)) return 'INSIDE_JABODETABEK';
  const near = sellers.some((seller) =>
    at === null
      ? seller.provinceId === cityId.slice(0, 2)
      : metresBetween(at, seller) <= reachMetres(settings),
  );
  return near ? 'OUTSIDE_JABODETABEK' : 'OUT_OF_REACH';
};
