import * as v from 'valibot';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { LIMITS, type NearbySearch, SEARCH_ORDERS } from '#edge/contract/stations/params.ts';
import {
  CONNECTORS,
  FEATURES,
  PRICE_KINDS,
  STATION_TYPES,
} from '#edge/contract/stations/vocabulary.ts';
import { wordsOf } from '#edge/contract/stations/words.ts';

/** Why a search is refused; the web translates `stations.errors.<key>`. */
export const SEARCH_FAULTS = [
  'coordinateNotANumber',
  'coordinatesSwapped',
  'latitudeOutOfRange',
  'longitudeOutOfRange',
  'radiusOutOfRange',
  'limitOutOfRange',
  'listTooLong',
  'valueUnknown',
  'powerOutOfRange',
  'priceOutOfRange',
  'timeOutOfRange',
  'textTooLong',
] as const;
export type SearchFault = (typeof SEARCH_FAULTS)[number];

const fault = (key: SearchFault): SearchFault => key;

const degrees = v.pipe(
  v.number(fault('coordinateNotANumber')),
  v.finite(fault('coordinateNotANumber')),
);

/** NaN, text and infinity are no coordinates; a latitude that only a longitude can be is swapped. */
const CoordinateSchema = v.pipe(
  v.object({ lat: degrees, lon: degrees }),
  v.check(
    ({ lat, lon }) => !(Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90),
    fault('coordinatesSwapped'),
  ),
  v.check(({ lat }) => Math.abs(lat) <= 90, fault('latitudeOutOfRange')),
  v.check(({ lon }) => Math.abs(lon) <= 180, fault('longitudeOutOfRange')),
);

const list = v.pipe(
  v.array(v.string(fault('valueUnknown')), fault('valueUnknown')),
  v.maxLength(LIMITS.maxIds, fault('listTooLong')),
);

const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    list,
    v.check((given) => given.every((value) => values.includes(value)), fault('valueUnknown')),
    // An empty list filters nothing, as an unticked group of boxes does.
    v.transform((given) => (given.length === 0 ? null : ([...new Set(given)] as T[number][]))),
  );

const between = (min: number, max: number, key: SearchFault) =>
  v.pipe(v.number(key), v.integer(key), v.minValue(min, key), v.maxValue(max, key));

const flag = v.nullish(v.boolean(fault('valueUnknown')), false);

const text = v.pipe(
  v.string(fault('valueUnknown')),
  v.maxLength(LIMITS.maxSearchLength, fault('textTooLong')),
  v.transform((value) => (value.trim() === '' ? null : value.trim())),
);

const MAX_TIME = 8.64e15;

const FilterSchema = v.object({
  radius: v.nullish(between(1, LIMITS.maxRadius, 'radiusOutOfRange'), LIMITS.defaultRadius),
  limit: v.nullish(between(1, LIMITS.maxLimit, 'limitOutOfRange'), LIMITS.defaultLimit),
  types: v.nullish(oneOf(STATION_TYPES), null),
  prices: v.nullish(oneOf(PRICE_KINDS), null),
  connectors: v.nullish(oneOf(CONNECTORS), null),
  features: v.nullish(oneOf(FEATURES), null),
  stationIds: v.nullish(list, null),
  minPower: v.nullish(between(0, 1_000_000, 'powerOutOfRange'), null),
  maxPricePerKwh: v.nullish(between(0, 1_000_000, 'priceOutOfRange'), null),
  freeNow: flag,
  openAt: v.nullish(between(0, MAX_TIME, 'timeOutOfRange'), null),
  openOnArrival: flag,
  motorcycleAllowed: flag,
  compatibleWith: v.nullish(text, null),
  includeUnknownCompatibility: flag,
  cityName: v.nullish(text, null),
  search: v.nullish(
    v.pipe(
      text,
      v.transform((value) => (value === null || wordsOf(value).length === 0 ? null : value)),
    ),
    null,
  ),
  order: v.nullish(v.picklist(SEARCH_ORDERS, fault('valueUnknown')), 'DISTANCE'),
});

export type CoordinateCheck =
  | { readonly ok: true; readonly value: Coordinate }
  | { readonly ok: false; readonly fault: SearchFault };

/** Checks a position. */
export const checkCoordinate = (input: unknown): CoordinateCheck => {
  const place = v.safeParse(CoordinateSchema, input);
  return place.success
    ? { ok: true, value: place.output }
    : { ok: false, fault: place.issues[0].message as SearchFault };
};

/** What a caller may leave out takes its default; what it gives has to be right. */
export type NearbySearchInput = { readonly lat: unknown; readonly lon: unknown } & {
  readonly [K in Exclude<keyof NearbySearch, 'lat' | 'lon'>]?: unknown;
};

export type SearchCheck =
  | { readonly ok: true; readonly value: NearbySearch }
  | { readonly ok: false; readonly fault: SearchFault };

/** Checks a search; the first fault by name, coordinates first. */
export const checkSearch = (input: NearbySearchInput): SearchCheck => {
  const place = checkCoordinate(input);
  if (!place.ok) return place;
  const filters = v.safeParse(FilterSchema, input);
  if (!filters.success) return { ok: false, fault: filters.issues[0].message as SearchFault };
  return { ok: true, value: { ...place.value, ...filters.output } };
};
