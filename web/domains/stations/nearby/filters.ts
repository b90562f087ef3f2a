import type { Coordinate } from '#edge/contract/stations/geo.ts';
import {
  type ChargingStationType,
  PRICE_KINDS,
  type PriceKind,
  STATION_TYPES,
} from '#edge/contract/stations/vocabulary.ts';
import type { ChargingStationNearbyQueryVariables } from '../../../platform/graphql/generated/main.ts';

/** Metres. */
export const RADII = [10_000, 25_000, 100_000, 500_000] as const;
export const DEFAULT_RADIUS = 25_000;
/** Rows: the nearest ones first, more at the person's word; a long list costs a cheap phone seconds. */
const ROWS = [20, 40, 60, 80, 100] as const;

/** What is asked for; lives in the address, so back, a link and a change of language keep it. */
export interface Filters {
  readonly search: string;
  readonly radius: number;
  readonly type: ChargingStationType | null;
  readonly price: PriceKind | null;
  /** Product slug. */
  readonly model: string | null;
  readonly freeNow: boolean;
  readonly openNow: boolean;
  /** At most so many rows. */
  readonly rows: number;
}

const oneOf = <T>(values: readonly T[], value: unknown): T | null =>
  values.find((each) => each === value) ?? null;

export const filtersOf = (query: URLSearchParams): Filters => ({
  search: (query.get('q') ?? '').trim(),
  radius: oneOf(RADII, Number(query.get('radius'))) ?? DEFAULT_RADIUS,
  type: oneOf(STATION_TYPES, query.get('type')),
  price: oneOf(PRICE_KINDS, query.get('price')),
  model: query.get('model'),
  freeNow: query.get('free') === '1',
  openNow: query.get('open') === '1',
  rows: oneOf(ROWS, Number(query.get('rows'))) ?? ROWS[0],
});

/** How many narrow the list, besides the words searched for and the radius. */
export const activeFilters = ({ type, price, model, freeNow, openNow }: Filters): number =>
  [type, price, model, freeNow, openNow].filter(Boolean).length;

export const NO_FILTERS = { type: null, price: null, model: null, free: null, open: null } as const;

/** The question to the BFF. */
export const variablesOf = (
  filters: Filters,
  { lat, lon }: Coordinate,
): ChargingStationNearbyQueryVariables => ({
  params: {
    lat,
    lon,
    limit: filters.rows,
    radius: filters.radius,
    ...(filters.search !== '' && { search: filters.search }),
    ...(filters.freeNow && { freeNow: true }),
    ...(filters.openNow && { openNow: true }),
    ...(filters.model !== null && { compatibleWith: filters.model }),
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
