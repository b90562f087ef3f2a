import type { Coordinate } from '#edge/contract/stations/geo.ts';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import type { Filters } from '#web/domains/stations/nearby/filters.ts';

/** The question of the list, for the copy on the device. `now` in epoch ms. */
export const searchOf = (
  filters: Filters,
  { lat, lon }: Coordinate,
  favourites: readonly string[],
  now: number,
): NearbySearch => ({
  lat,
  lon,
  radius: filters.radius,
  limit: filters.rows,
  types: filters.type === null ? null : [filters.type],
  prices: filters.price === null ? null : [filters.price],
  connectors: filters.connector === null ? null : [filters.connector],
  features: null,
  stationIds: filters.favourites ? favourites : null,
  minPower: filters.minPower,
  maxPricePerKwh: filters.maxPrice,
  freeNow: filters.freeNow,
  openAt: filters.openNow || filters.openOnArrival ? now : null,
  openOnArrival: filters.openOnArrival,
  motorcycleAllowed: filters.motorcycle,
  compatibleWith: filters.model,
  includeUnknownCompatibility: filters.unknownToo,
  cityName: null,
  search: filters.search === '' ? null : filters.search,
  order: filters.order,
});
