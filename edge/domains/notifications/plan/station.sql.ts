import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';

interface StationNow {
  readonly name: string;
  /** Places that are free, and such that work. */
  readonly free: number;
  readonly working: number;
}

export const stationNow = prepareRaw<{ readonly id: string }, readonly StationNow[]>(
  sql`SELECT s.location_name AS name,
      count(*) FILTER (WHERE e.status = 'AVAILABLE') AS free,
      count(*) FILTER (WHERE e.status NOT IN ('OUTOFORDER', 'INOPERATIVE', 'REMOVED')) AS working
    FROM station s JOIN evse_status e ON e.station_id = s.id
    WHERE s.id = ${p('id')} AND s.is_active = 1 GROUP BY s.id`,
  ({ rows }) =>
    rows.map((row) => ({
      name: String(row.name),
      free: Number(row.free),
      working: Number(row.working),
    })),
);

/** Who marked a charger, asked to hear of it, and has a browser that can be pushed to. */
export const waitingFor = prepareRaw<
  { readonly id: string; readonly most: number },
  readonly { readonly customerId: string; readonly name: string }[]
>(
  sql`SELECT c.id, c.name FROM station_favourite f
    JOIN notification_choice n ON n.customer_id = f.customer_id AND n.purpose = 'chargers'
      AND n.channel = 'PUSH' AND n.wanted = 1
    JOIN customer c ON c.id = f.customer_id
    WHERE f.station_id = ${p('id')} AND f.is_favourite = 1
      AND EXISTS (SELECT 1 FROM push_device d WHERE d.customer_id = f.customer_id)
    ORDER BY f.changed_at DESC LIMIT ${p('most')}`,
  ({ rows }) => rows.map((row) => ({ customerId: String(row.id), name: String(row.name) })),
);
