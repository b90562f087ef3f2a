import type { Query } from '#db/query.ts';
import { RECORD_WITH_STATUS, type StationRow, stationRowOf } from './station.sql.ts';

const BY_KEY = `SELECT ${RECORD_WITH_STATUS} FROM station s
  WHERE s.is_active = 1 AND (s.id = ?1 OR s.slug = ?1) LIMIT 1`;

/** By id or slug. */
export const stationByKey = (key: string): Query<StationRow | undefined> => ({
  sql: BY_KEY,
  args: [key],
  map: ({ rows: [row] }) => (row === undefined ? undefined : stationRowOf(row)),
});
