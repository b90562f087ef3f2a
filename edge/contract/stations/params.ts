import type {
  ChargingStationType,
  ConnectorStandard,
  PriceKind,
  StationFeature,
} from './vocabulary.ts';

export const SEARCH_ORDERS = ['DISTANCE', 'LIKELY_FREE'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** A checked search, defaults filled in; the server and the device run the same one. */
export interface NearbySearch {
  readonly lat: number;
  readonly lon: number;
  /** Metres. */
  readonly radius: number;
  readonly limit: number;
  /** A list that is `null` does not filter. */
  readonly types: readonly ChargingStationType[] | null;
  readonly prices: readonly PriceKind[] | null;
  readonly connectors: readonly ConnectorStandard[] | null;
  readonly features: readonly StationFeature[] | null;
  readonly stationIds: readonly string[] | null;
  /** Watts. */
  readonly minPower: number | null;
  /** Whole rupiah. */
  readonly maxPricePerKwh: number | null;
  readonly freeNow: boolean;
  /** Open at this moment, epoch ms. */
  readonly openAt: number | null;
  /** Add the ride there to `openAt`. */
  readonly openOnArrival: boolean;
  readonly motorcycleAllowed: boolean;
  /** Product slug. */
  readonly compatibleWith: string | null;
  readonly includeUnknownCompatibility: boolean;
  readonly cityName: string | null;
  readonly search: string | null;
  readonly order: SearchOrder;
}

export const LIMITS = {
  /** Metres; a search is local, and the limit keeps a hostile one cheap. */
  maxRadius: 500_000,
  defaultRadius: 100_000,
  defaultLimit: 20,
  maxLimit: 500,
  maxIds: 200,
  /** Stations that an order other than by distance chooses among, nearest first. */
  sortedAmong: 100,
  maxSearchLength: 100,
  maxWords: 6,
} as const;
