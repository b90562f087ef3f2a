import type { Coordinate } from '#edge/contract/stations/geo.ts';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import type { Filters } from '../nearby/filters.ts';

/** The question of the list, for the copy on the device. `now` in epoch ms. */
export const searchOf = (
  filters: Filters,
  { lat, lon }: Coordinate,
  now: number,
): NearbySearch => ({
  lat,
  lon,
  radius: filters.radius,
  limit: filters.rows,
  types: filters.type === null ? null : [filters.type],
  prices: filters.price === null ? null : [filters.price],
  connectors: null,
  features: null,
  stationIds: null,
  minPower: null,
  maxPricePerKwh: null,
  freeNow: filters.freeNow,
  openAt: filters.openNow ? now : null,
  openOnArrival: false,
  motorcycleAllowed: false,
  compatibleWith: filters.model,
  includeUnknownCompatibility: false,
  cityName: null,
  search: filters.search === '' ? null : filters.search,
});
