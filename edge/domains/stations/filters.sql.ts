import type { InValue } from '@libsql/client';
import { EPOCH_MINUTE_OF_WEEK, WEEK_MINUTES } from '#edge/contract/hours.ts';
import { STATUS_TRUSTED_MS } from '#edge/contract/stations/freshness.ts';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import { RIDE_MS_PER_METRE } from '#edge/contract/stations/search.ts';
import { TIME_ZONES } from '#edge/contract/time-zones.ts';

/**
 * The rules of `passes` in `edge/contract/stations/search.ts`, said in SQL; a property test holds the
 * two together. `s` is the station, `metres` the way to it. Only the filters a search uses are in its
 * text: libSQL parses the text every time, and a plain search should not pay for all of them.
 */
const NAMES = [
  'types',
  'prices',
  'connectors',
  'features',
  'minPower',
  'maxPricePerKwh',
  'openAt',
  'ride',
  'compatibleWith',
  'unknownToo',
  'trustedFrom',
] as const;
type Name = (typeof NAMES)[number];

const at = (name: Name): string => `?${NAMES.indexOf(name) + 1}`;

/** Parameters of this file take ?1 to ?n; the searches number theirs from here on. */
export const FIRST_FREE_PARAMETER = NAMES.length + 1;

const among = (column: string, name: Name): string =>
  `${column} IN (SELECT value FROM json_each(${at(name)}))`;

const wants = (kind: string): string =>
  `EXISTS (SELECT 1 FROM json_each(${at('prices')}) WHERE value = '${kind}')`;

const PRICES = `((s.is_free = 1 AND ${wants('FREE')})
  OR (s.per_kwh_idr IS NOT NULL AND ${wants('PER_KWH')})
  OR (s.per_minute_idr IS NOT NULL AND ${wants('PER_MINUTE')})
  OR (s.per_session_idr IS NOT NULL AND ${wants('PER_SESSION')}))`;

const FEATURES = `NOT EXISTS (SELECT 1 FROM json_each(${at('features')}) f
  WHERE f.value NOT IN (SELECT value FROM json_each(s.features)))`;

const COMPATIBLE = `coalesce((SELECT k.is_compatible FROM station_compatibility k
  WHERE k.station_id = s.id AND k.product_slug = ${at('compatibleWith')}), ${at('unknownToo')}) = 1`;

/** One EVSE has to meet all of it: a free one and a fitting one apart are of no use. */
const evseOf = (search: NearbySearch): string => {
  const free = `t.status = 'AVAILABLE' AND t.last_updated_at >= ${at('trustedFrom')}`;
  const connector = [
    ...(search.connectors === null ? [] : [among('c.standard', 'connectors')]),
    ...(search.minPower === null
      ? []
      : [`coalesce(c.max_electric_power_w, 0) >= ${at('minPower')}`]),
  ];
  const conditions = [
    ...(search.freeNow ? [free] : []),
    ...(connector.length === 0
      ? []
      : [
          `EXISTS (SELECT 1 FROM connector c WHERE c.evse_id = v.id AND ${connector.join(' AND ')})`,
        ]),
  ];
  return `EXISTS (SELECT 1 FROM evse v LEFT JOIN evse_status t ON t.id = v.id
    WHERE v.station_id = s.id AND t.status IS NOT 'REMOVED' AND ${conditions.join(' AND ')})`;
};

const OFFSET = `CASE s.time_zone ${Object.entries(TIME_ZONES)
  .map(([zone, minutes]) => `WHEN '${zone}' THEN ${minutes}`)
  .join(' ')} ELSE ${TIME_ZONES['Asia/Jakarta']} END`;

const ARRIVAL = `(${at('openAt')} + ${at('ride')} * metres)`;
const MINUTE_OF_WEEK = `((${ARRIVAL} / 60000 + ${OFFSET} + ${EPOCH_MINUTE_OF_WEEK}) % ${WEEK_MINUTES})`;

const spans = (path: string, holds: string): string =>
  `EXISTS (SELECT 1 FROM json_each(s.hours, '$.${path}') h WHERE ${holds})`;
const during = (value: string): string => `h.value ->> 0 <= ${value} AND ${value} < h.value ->> 1`;

const OPEN = `s.hours IS NOT NULL
  AND NOT ${spans('closings', during(ARRIVAL))}
  AND (s.hours ->> '$.always' = 1 OR ${spans('openings', during(ARRIVAL))}
    OR ${spans('week', `(${during(MINUTE_OF_WEEK)}) OR (${during(`${MINUTE_OF_WEEK} + ${WEEK_MINUTES}`)})`)})`;

const needsEvse = (search: NearbySearch): boolean =>
  search.freeNow || search.connectors !== null || search.minPower !== null;

/** A condition; `1` when the search filters nothing. */
export const filtersOf = (search: NearbySearch): string => {
  const used: readonly [boolean, string][] = [
    [search.types !== null, among('s.charging_station_type', 'types')],
    [search.motorcycleAllowed, 's.motorcycle_allowed = 1'],
    [search.prices !== null, PRICES],
    [search.maxPricePerKwh !== null, `(s.is_free = 1 OR s.per_kwh_idr <= ${at('maxPricePerKwh')})`],
    [search.features !== null, FEATURES],
    [search.compatibleWith !== null, COMPATIBLE],
    [needsEvse(search), needsEvse(search) ? evseOf(search) : ''],
    [search.openAt !== null, OPEN],
  ];
  return ['1', ...used.flatMap(([on, text]) => (on ? [text] : []))].join('\n  AND ');
};

const listOf = (values: readonly string[] | null): string | null =>
  values === null ? null : JSON.stringify(values);

export const filterArguments = (search: NearbySearch, now: number): InValue[] => {
  const values: Record<Name, InValue> = {
    types: listOf(search.types),
    prices: listOf(search.prices),
    connectors: listOf(search.connectors),
    features: listOf(search.features),
    minPower: search.minPower,
    maxPricePerKwh: search.maxPricePerKwh,
    openAt: search.openAt,
    ride: search.openOnArrival ? RIDE_MS_PER_METRE : 0,
    compatibleWith: search.compatibleWith,
    unknownToo: search.includeUnknownCompatibility ? 1 : 0,
    trustedFrom: now - STATUS_TRUSTED_MS,
  };
  return NAMES.map((name) => values[name]);
};
