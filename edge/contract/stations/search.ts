import { isOpenAt } from '#edge/contract/hours.ts';
import { evseFits, type StatusOf } from './availability.ts';
import { trustedStatus } from './freshness.ts';
import { chordSquared, metresOf, unitVector } from './geo.ts';
import { likelyFree } from './likely.ts';
import { LIMITS, type NearbySearch } from './params.ts';
import type { Prices, StationRecord } from './record.ts';
import type { PriceKind } from './vocabulary.ts';
import { matchesWords, searchWords } from './words.ts';

/** A ride to a charger in the city: 25 km/h as the crow flies; whole, so that SQL agrees to the millisecond. */
export const RIDE_MS_PER_METRE = 144;

const arrivalAt = (search: NearbySearch, from: number, metres: number): number =>
  search.openOnArrival ? from + metres * RIDE_MS_PER_METRE : from;

export const priceKinds = (prices: Prices): PriceKind[] => [
  ...(prices.free ? (['FREE'] as const) : []),
  ...(prices.perKwh === null ? [] : (['PER_KWH'] as const)),
  ...(prices.perMinute === null ? [] : (['PER_MINUTE'] as const)),
  ...(prices.perSession === null ? [] : (['PER_SESSION'] as const)),
];

/** Rupiah per kWh; 0 where charging is free, `null` where it is not sold by energy. */
export const pricePerKwh = (prices: Prices): number | null => (prices.free ? 0 : prices.perKwh);

const affordable = (prices: Prices, search: NearbySearch): boolean => {
  const perKwh = pricePerKwh(prices);
  return (
    (search.prices === null || priceKinds(prices).some((kind) => search.prices?.includes(kind))) &&
    (search.maxPricePerKwh === null || (perKwh !== null && perKwh <= search.maxPricePerKwh))
  );
};

const compatible = (station: StationRecord, search: NearbySearch): boolean => {
  if (search.compatibleWith === null) return true;
  return fitsModel(station, search) ?? search.includeUnknownCompatibility;
};

const offers = (
  station: StationRecord,
  search: NearbySearch,
  statusOf: StatusOf,
  now: number,
): boolean =>
  !(search.freeNow || search.connectors !== null || search.minPower !== null) ||
  station.evses.some(
    (evse) =>
      evseFits(evse, search) &&
      statusOf(evse.id)?.status !== 'REMOVED' &&
      (!search.freeNow || trustedStatus(statusOf(evse.id), now) === 'AVAILABLE'),
  );

const named = (station: StationRecord, search: NearbySearch): boolean =>
  (search.cityName === null || station.cityName === search.cityName) &&
  (search.stationIds === null || search.stationIds.includes(station.id)) &&
  (search.search === null ||
    matchesWords(
      [
        station.locationName,
        station.address,
        station.cityName,
        station.provinceName,
        station.operatorName ?? '',
      ].join(' '),
      searchWords(search.search),
    ));

/** Every rule of the search but the distance. `metres` is needed for the time of arrival. */
const passes = (
  station: StationRecord,
  search: NearbySearch,
  statusOf: StatusOf,
  now: number,
  metres: number,
): boolean =>
  named(station, search) &&
  (search.types === null || search.types.includes(station.chargingStationType)) &&
  (search.features?.every((feature) => station.features.includes(feature)) ?? true) &&
  (!search.motorcycleAllowed || station.motorcycleAllowed === true) &&
  affordable(station.prices, search) &&
  compatible(station, search) &&
  offers(station, search, statusOf, now) &&
  (search.openAt === null ||
    isOpenAt(station.hours, station.timeZone, arrivalAt(search, search.openAt, metres)) === true);

export interface StationAt {
  readonly station: StationRecord;
  /** Metres, whole. */
  readonly distance: number;
}

/** A city or a list of ids names the stations itself, so the radius does not cut it. */
export const isLocal = (search: NearbySearch): boolean =>
  search.cityName === null && search.stationIds === null && search.search === null;

/** Whether stations that are confirmed for the model come before those of which nobody knows. */
const putsConfirmedFirst = (search: NearbySearch): boolean =>
  search.compatibleWith !== null && search.includeUnknownCompatibility;

/** Whether the model asked for charges there; `null` when nobody has confirmed it, or none was asked for. */
export const fitsModel = (
  { compatible }: Pick<StationRecord, 'compatible'>,
  { compatibleWith }: { readonly compatibleWith?: string | null },
): boolean | null => (compatibleWith == null ? null : (compatible[compatibleWith] ?? null));

/** How many of the nearest are looked at before they are put in the order asked for. */
export const reachOf = (search: NearbySearch): number =>
  search.order === 'DISTANCE' && !putsConfirmedFirst(search)
    ? search.limit
    : Math.max(search.limit, LIMITS.sortedAmong);

/** When a rider who leaves now is there, epoch ms. */
export const arrivesAt = (now: number, metres: number): number => now + metres * RIDE_MS_PER_METRE;

const rankOf = (station: StationRecord, search: NearbySearch): number =>
  fitsModel(station, search) === true ? 0 : 1;

/**
 * Puts what was found by distance in the order asked for: without a history a station comes last; those
 * confirmed for the model come before those that may fit.
 */
export const ordered = (
  candidates: readonly StationAt[],
  search: NearbySearch,
  statusOf: StatusOf,
  now: number,
): StationAt[] => {
  // Sorting is stable: what is equal stays by distance.
  const byFit = putsConfirmedFirst(search)
    ? candidates.toSorted((a, b) => rankOf(a.station, search) - rankOf(b.station, search))
    : candidates;
  if (search.order === 'DISTANCE') return byFit.slice(0, search.limit);
  const chances = new Map(
    candidates.map(({ station, distance }) => [
      station.id,
      likelyFree(station, statusOf, search, now, arrivesAt(now, distance)) ?? -1,
    ]),
  );
  const chanceOf = ({ station }: StationAt): number => chances.get(station.id) ?? -1;
  return byFit.toSorted((a, b) => chanceOf(b) - chanceOf(a)).slice(0, search.limit);
};

/**
 * The nearest stations that pass, by distance and then id. Looks at every station it is given: the
 * oracle of the store's index, and quick enough over a spatial index's candidates on the device.
 */
export const searchStations = (
  stations: Iterable<StationRecord>,
  search: NearbySearch,
  statusOf: StatusOf,
  now: number,
): StationAt[] => {
  const from = unitVector(search);
  const candidates: StationAt[] = [];
  for (const station of stations) {
    const distance = Math.round(metresOf(chordSquared(from, unitVector(station))));
    if (isLocal(search) && distance > search.radius) continue;
    if (passes(station, search, statusOf, now, distance)) candidates.push({ station, distance });
  }
  candidates.sort((a, b) => a.distance - b.distance || (a.station.id < b.station.id ? -1 : 1));
  return ordered(candidates.slice(0, reachOf(search)), search, statusOf, now);
};
