import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query, raw } from '#db/query.ts';
import { EPOCH_MINUTE_OF_WEEK, WEEK_MINUTES } from '#edge/contract/hours.ts';
import { TIME_ZONES } from '#edge/contract/time-zones.ts';

/** Old habits fade: when an hour has so many observations, all of them count half. */
const MANY = 400;

const OFFSET = sql.raw(
  `CASE s.time_zone ${Object.entries(TIME_ZONES)
    .map(([zone, minutes]) => `WHEN '${zone}' THEN ${minutes}`)
    .join(' ')} ELSE ${TIME_ZONES['Asia/Jakarta']} END`,
);

/** Counts what live sources say at this moment into its hour of the week, one statement for all. */
export const observeNow = prepareRaw<{ now: number; since: number }, void>(
  sql`INSERT INTO station_hour (station_id, hour, free, total)
    SELECT t.station_id,
      CAST(((CAST(${p('now')} AS INTEGER) / 60000 + ${OFFSET} + ${sql.raw(String(EPOCH_MINUTE_OF_WEEK))}) % ${sql.raw(String(WEEK_MINUTES))}) / 60 AS INTEGER) AS hour,
      sum(t.status = 'AVAILABLE'), count(*)
    FROM evse_status t JOIN station s ON s.id = t.station_id AND s.is_active = 1
    WHERE t.last_updated_at >= ${p('since')} AND t.status NOT IN ('PLANNED', 'REMOVED', 'UNKNOWN')
    GROUP BY t.station_id
    ON CONFLICT (station_id, hour) DO UPDATE SET
      free = (free + excluded.free) / iif(total > ${sql.raw(String(MANY))}, 2, 1),
      total = (total + excluded.total) / iif(total > ${sql.raw(String(MANY))}, 2, 1)`,
  () => undefined,
);

export interface Habit {
  readonly stationId: string;
  /** Hour of the week to share free. */
  readonly shares: Readonly<Record<string, number>>;
  /** What devices have now. */
  readonly sent: string | null;
}

/** Every station with a history, and what was last made of it. */
export const habits: Query<Habit[]> = raw(
  sql`SELECT h.station_id, json_group_object(h.hour, 1.0 * h.free / h.total) AS shares, u.free_by_hour AS sent
    FROM station_hour h LEFT JOIN station_usual u ON u.station_id = h.station_id
    WHERE h.total > 0 GROUP BY h.station_id`,
  ({ rows }) =>
    rows.map((row) => ({
      stationId: String(row.station_id),
      shares: JSON.parse(String(row.shares)) as Record<string, number>,
      sent: row.sent === null ? null : String(row.sent),
    })),
);
