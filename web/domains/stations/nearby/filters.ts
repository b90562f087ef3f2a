import { type City, cityNamed, findCity } from '#edge/contract/cities.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { SEARCH_ORDERS, type SearchOrder } from '#edge/contract/stations/params.ts';
import {
  type ChargingStationType,
  type ConnectorStandard,
  PLUGS,
  PRICE_KINDS,
  type PriceKind,
  STATION_TYPES,
} from '#edge/contract/stations/vocabulary.ts';
import type { ChargingStationNearbyQueryVariables } from '#web/platform/graphql/generated/main.ts';

/** Metres. */
export const RADII = [10_000, 25_000, 100_000, 500_000] as const;
export const DEFAULT_RADIUS = 25_000;
/** Watts: a wall socket, a wallbox, a strong post, direct current. */
export const POWERS = [2_000, 7_000, 22_000, 50_000] as const;
/** Rupiah per kWh. */
export const PRICE_CAPS = [1_500, 2_500, 3_500] as const;
/** Rows: the nearest ones first, more at the person's word; a long list costs a cheap phone seconds. */
const ROWS = [20, 40, 60, 80, 100] as const;

/** What is asked for; lives in the address, so back, a link and a change of language keep it. */
export interface Filters {
  readonly search: string;
  /** Measures from here instead of from where the person is. */
  readonly city: City | null;
  readonly radius: number;
  readonly type: ChargingStationType | null;
  readonly connector: ConnectorStandard | null;
  readonly minPower: number | null;
  readonly price: PriceKind | null;
  readonly maxPrice: number | null;
  /** Product slug. */
  readonly model: string | null;
  /** Stations that nobody has confirmed for the model, too. */
  readonly unknownToo: boolean;
  readonly freeNow: boolean;
  readonly openNow: boolean;
  readonly openOnArrival: boolean;
  readonly motorcycle: boolean;
  readonly favourites: boolean;
  readonly order: SearchOrder;
  /** At most so many rows. */
  readonly rows: number;
}

const oneOf = <T>(values: readonly T[], value: unknown): T | null =>
  values.find((each) => each === value) ?? null;

/** What was typed: a city to measure from, else words to look for. */
export const placeOrWords = (
  typed: string,
): { readonly city: City | undefined; readonly search: string } => {
  const city = cityNamed(typed);
  return { city, search: city === undefined ? typed.trim() : '' };
};

export const filtersOf = (query: URLSearchParams): Filters => {
  // What a map shares comes with its link.
  const typed = placeOrWords((query.get('q') ?? '').replace(/https?:\S+/g, ''));
  return {
    search: typed.search,
    city: typed.city ?? findCity(query.get('at') ?? '') ?? null,
    radius: oneOf(RADII, Number(query.get('radius'))) ?? DEFAULT_RADIUS,
    type: oneOf(STATION_TYPES, query.get('type')),
    connector: oneOf(PLUGS, query.get('plug')),
    minPower: oneOf(POWERS, Number(query.get('power'))),
    price: oneOf(PRICE_KINDS, query.get('price')),
    maxPrice: oneOf(PRICE_CAPS, Number(query.get('max'))),
    model: query.get('model'),
    unknownToo: query.get('unknown') === '1',
    freeNow: query.get('free') === '1',
    openNow: query.get('open') === '1',
    openOnArrival: query.get('arrive') === '1',
    motorcycle: query.get('moto') === '1',
    favourites: query.get('fav') === '1',
    order: oneOf(SEARCH_ORDERS, query.get('order')) ?? 'DISTANCE',
    rows: oneOf(ROWS, Number(query.get('rows'))) ?? ROWS[0],
  };
};

/** How many narrow the list, besides the words searched for and the radius. */
export const activeFilters = (filters: Filters): number =>
  [
    filters.type,
    filters.connector,
    filters.minPower,
    filters.price,
    filters.maxPrice,
    filters.model,
    filters.freeNow,
    filters.openNow,
    filters.openOnArrival,
    filters.motorcycle,
    filters.favourites,
  ].filter(Boolean).length;

export const NO_FILTERS = {
  type: null,
  plug: null,
  power: null,
  price: null,
  max: null,
  model: null,
  unknown: null,
  free: null,
  open: null,
  arrive: null,
  moto: null,
  fav: null,
} as const;

/** The question to the BFF; `favourites` are the ids marked on this device. */
export const variablesOf = (
  filters: Filters,
  { lat, lon }: Coordinate,
  favourites: readonly string[],
): ChargingStationNearbyQueryVariables => ({
  params: {
    lat,
    lon,
    limit: filters.rows,
    radius: filters.radius,
    ...(filters.search !== '' && { search: filters.search }),
    ...(filters.connector !== null && { connector: [filters.connector] }),
    ...(filters.minPower !== null && { minPower: filters.minPower }),
    ...(filters.maxPrice !== null && { maxPricePerKwh: filters.maxPrice }),
    ...(filters.freeNow && { freeNow: true }),
    ...(filters.openNow && { openNow: true }),
    ...(filters.openOnArrival && { openOnArrival: true }),
    ...(filters.motorcycle && { motorcycleAllowed: true }),
    ...(filters.model !== null && { compatibleWith: filters.model }),
    ...(filters.unknownToo && { includeUnknownCompatibility: true }),
    ...(filters.favourites && { stationIds: favourites }),
    ...(filters.order !== 'DISTANCE' && { order: filters.order }),
  },
  chargingStationType: filters.type === null ? null : [filters.type],
  price: filters.price === null ? null : [filters.price],
});

/** The next larger radius, or null at the largest. */
export const widerRadius = (radius: number): number | null =>
  RADII.find((each) => each > radius) ?? null;

/** The next larger number of rows, or null when `shown` is all there is. */
export const moreRows = (rows: number, shown: number): number | null =>
  shown < rows ? null : (ROWS.find((each) => each > rows) ?? null);
