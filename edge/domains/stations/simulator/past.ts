import { and, eq, inArray, sql } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { evseStatus, station } from '#db/schema/stations.ts';
import { stationHour, stationUsual } from '#db/schema/stations-riders.ts';
import { upsert } from '#db/seed/upsert.ts';
import { minuteOfWeek } from '#edge/contract/hours.ts';
import { freeByHourOf } from '#edge/contract/stations/likely.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { ALIVE, statusAt } from './day.ts';
import type { Statements } from './statements.ts';

const HOURS_OF_WEEK = 168;
/** So many weeks are played back, each hour looked at once. */
const WEEKS = 4;

const withoutPast = query(
  build
    .select({
      id: evseStatus.id,
      stationId: evseStatus.stationId,
      timeZone: station.timeZone,
    })
    .from(evseStatus)
    .innerJoin(station, eq(station.id, evseStatus.stationId))
    .where(
      and(
        eq(station.source, 'demo'),
        inArray(evseStatus.status, [...ALIVE]),
        sql`NOT EXISTS (SELECT 1 FROM station_usual u WHERE u.station_id = ${station.id})`,
      ),
    ),
);

/** The weeks before the demo stations were first played, as their operators would have reported them. */
export const demoPast: Statements = async ({ db, clock }) => {
  const now = clock();
  const [evses] = await db.read([withoutPast]);
  const hours = [...Map.groupBy(evses, ({ stationId }) => stationId)].flatMap(
    ([stationId, each]) => {
      const rows = Array.from({ length: HOURS_OF_WEEK }, (_, hour) => ({
        stationId,
        hour,
        free: 0,
        total: 0,
      }));
      for (const { id, timeZone } of each) {
        const zone = isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta';
        for (let back = 1; back <= WEEKS * HOURS_OF_WEEK; back++) {
          const at = now - back * HOUR_MS;
          const row = rows[Math.floor(minuteOfWeek(at, zone) / 60)];
          if (row === undefined) continue;
          row.total++;
          if (statusAt({ id, zone }, at).status === 'AVAILABLE') row.free++;
        }
      }
      return rows;
    },
  );
  const usual = [...Map.groupBy(hours, ({ stationId }) => stationId)].flatMap(
    ([stationId, rows]) => {
      const freeByHour = freeByHourOf(rows.map(({ free, total }) => free / total));
      return freeByHour === null ? [] : [{ stationId, freeByHour }];
    },
  );
  return [...upsert(stationHour, hours), ...upsert(stationUsual, usual)];
};
