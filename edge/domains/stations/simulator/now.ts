import { and, eq, inArray, sql } from 'drizzle-orm';
import { build, query, raw } from '#db/query.ts';
import { evseStatus, station } from '#db/schema/stations.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { ALIVE, statusAt } from './day.ts';
import type { Statements } from './statements.ts';

/** A charger that has nothing new to say reports this often. */
const HEARTBEAT_MS = 5 * MINUTE_MS;

const demoStatuses = query(
  build
    .select({
      id: evseStatus.id,
      status: evseStatus.status,
      lastUpdatedAt: evseStatus.lastUpdatedAt,
      timeZone: station.timeZone,
    })
    .from(evseStatus)
    .innerJoin(station, eq(station.id, evseStatus.stationId))
    .where(and(eq(station.source, 'demo'), inArray(evseStatus.status, [...ALIVE]))),
);

/** What the operators of the demo stations would report now. */
export const demoNews: Statements = async ({ db, clock }) => {
  const now = clock();
  const [rows] = await db.read([demoStatuses]);
  const news = rows.flatMap(({ id, status, lastUpdatedAt, timeZone }) => {
    const zone = isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta';
    const next = statusAt({ id, zone }, now);
    const recent = now - (lastUpdatedAt ?? 0) < HEARTBEAT_MS;
    return next.status === status && recent ? [] : [[id, next.status, next.since]];
  });
  if (news.length === 0) return [];
  return [
    raw(
      sql`UPDATE evse_status SET status = n.value ->> 1, since_at = n.value ->> 2, last_updated_at = ${now}
          FROM json_each(${JSON.stringify(news)}) n WHERE evse_status.id = n.value ->> 0`,
      () => undefined,
    ),
  ];
};
