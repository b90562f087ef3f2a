import type { InValue, ResultSet } from '@libsql/client';
import type { Query } from '#db/query.ts';
import { boxAround, EARTH_METRES, unitVector } from '#edge/contract/stations/geo.ts';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import { isLocal, reachOf } from '#edge/contract/stations/search.ts';
import { searchWords } from '#edge/contract/stations/words.ts';
import { FIRST_FREE_PARAMETER, filterArguments, filtersOf } from './filters.sql.ts';
import { RECORD_WITH_STATUS, type StationRow, stationRowOf } from './station.sql.ts';

export interface NearbyRow extends StationRow {
  /** Metres, whole. */
  readonly distance: number;
}

/** Outer radius of each ring in metres. */
const RINGS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000];

/** A distance of 500.4 m counts as 500. */
const ROUNDING = 0.5;

const names = ['x', 'y', 'z', 'limit', 'reach'] as const;
const at = (name: (typeof names)[number]): string =>
  `?${FIRST_FREE_PARAMETER + names.indexOf(name)}`;

/** Whole metres to a row of the R-tree: `metresOf(chordSquared(…))` in SQL. */
const metresTo = (row: string): string => {
  const chord = ['x', 'y', 'z']
    .map((axis) => {
      const difference = `(${at(axis as 'x')} - ${row}.${axis})`;
      return `${difference} * ${difference}`;
    })
    .join(' + ');
  return `CAST(round(${2 * EARTH_METRES} * asin(min(1.0, sqrt(${chord}) / 2))) AS INTEGER)`;
};

const source = (offset: number): string => `?${FIRST_FREE_PARAMETER + names.length + offset}`;

const hitsFrom = (ctes: string, hits: string): string => `${ctes} hit AS MATERIALIZED (${hits}
  ORDER BY metres, id LIMIT ${at('limit')})
SELECT ${RECORD_WITH_STATUS}, hit.metres FROM hit JOIN station s ON s.id = hit.id ORDER BY hit.metres, hit.id`;

/** Stations of ring `g`: by its box from the R-tree, cut to the circle before a station row is read. */
const within = (columns: string, g: string, filters: string): string => `SELECT ${columns} FROM (
    SELECT station_id, ${metresTo('station_rtree')} AS metres FROM station_rtree
    WHERE north >= ${g} ->> 0 AND south <= ${g} ->> 1 AND east >= ${g} ->> 2 AND west <= ${g} ->> 3) r
  CROSS JOIN station s ON s.id = r.station_id
  WHERE metres <= ${g} ->> 4 AND ${filters}`;

/**
 * Widens a circle ring by ring until it holds enough stations that pass, then sorts that circle.
 * Each ring has about four times the area of the one before, so all counting together costs a third
 * more than the last; whatever lies beyond is never touched. One statement, hence one trip.
 */
const inRings = (filters: string): string => {
  const ring = (index: string): string => `(${source(0)} -> ${index})`;
  const widen = within('1', ring('(grow.ring + 1)'), filters);
  const ctes = `WITH RECURSIVE grow (ring, enough) AS (
  SELECT -1, 0 UNION ALL
  SELECT ring + 1, (SELECT count(*) FROM (${widen} LIMIT ${at('limit')})) >= ${at('limit')}
  FROM grow WHERE NOT enough AND ring + 1 < json_array_length(${source(0)})),
reached AS MATERIALIZED (SELECT ${source(0)} -> max(ring) AS box FROM grow),`;
  return hitsFrom(ctes, within('s.id AS id, metres', '(SELECT box FROM reached)', filters));
};

const POINT = 'JOIN station_point p ON p.station_id = s.id JOIN station_rtree r ON r.seq = p.seq';

/** The search itself names the stations, by words, a city or a list of ids. */
const namedOnes = (search: NearbySearch, filters: string): string => {
  const conditions = [
    ...(search.search === null ? [] : [`w.words MATCH ${source(0)}`]),
    ...(search.cityName === null ? [] : [`s.city_name = ${source(1)}`]),
    ...(search.stationIds === null ? [] : [`s.id IN (SELECT value FROM json_each(${source(2)}))`]),
  ];
  const from =
    search.search === null
      ? `station s ${POINT}`
      : 'station_words w JOIN station_rtree r ON r.seq = w.rowid JOIN station s ON s.id = r.station_id';
  return hitsFrom(
    'WITH',
    `SELECT s.id AS id, metres FROM (SELECT s.*, ${metresTo('r')} AS metres FROM ${from}
    WHERE s.is_active = 1 AND ${conditions.join(' AND ')} AND ${source(2)} IS ${source(2)}) s WHERE ${filters}`,
  );
};

const map = (result: ResultSet): NearbyRow[] =>
  result.rows.map((row) => ({
    ...stationRowOf(row),
    distance: Number(row.metres),
  }));

/** The rings a search may need, the last one ending at its radius: [south, north, west, east, metres]. */
const ringsOf = (search: NearbySearch): number[][] =>
  [...RINGS.filter((metres) => metres < search.radius), search.radius].map((metres) => {
    const { south, north, west, east } = boxAround(search, metres + ROUNDING);
    return [south, north, west, east, metres];
  });

/** The nearest stations that pass, as one statement. `now` decides which statuses still count. */
export const nearbyQuery = (search: NearbySearch, now: number): Query<NearbyRow[]> => {
  const { x, y, z } = unitVector(search);
  const common: InValue[] = [
    ...filterArguments(search, now),
    x,
    y,
    z,
    reachOf(search),
    search.radius,
  ];
  const filters = filtersOf(search);
  if (isLocal(search))
    return { sql: inRings(filters), args: [...common, JSON.stringify(ringsOf(search))], map };
  const words = search.search === null ? null : searchWords(search.search);
  const match = words?.map((word) => `"${word}"*`).join(' ') ?? null;
  const ids = search.stationIds === null ? null : JSON.stringify(search.stationIds);
  return {
    sql: namedOnes(search, filters),
    args: [...common, match, search.cityName, ids],
    map,
  };
};
