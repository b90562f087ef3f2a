import { stationUsual } from '#db/schema/stations-riders.ts';
import { upsert } from '#db/seed/upsert.ts';
import { freeByHourOf } from '#edge/contract/stations/likely.ts';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { habits, observeNow } from './history.sql.ts';

const QUARTER = 15 * MINUTE_MS;
const HOURS_OF_WEEK = 168;

/** Looks at every live EVSE four times an hour, whoever reports it. */
export const observeStations: JobKind = {
  kind: 'stations.observe',
  everyMs: QUARTER,
  run: async (_, { clock }) => {
    const now = clock();
    return [observeNow({ now, since: now - QUARTER })];
  },
};

/** Tells devices of changed habits once a day: oftener would touch station records for nothing. */
export const summariseHabits: JobKind = {
  kind: 'stations.summarise-habits',
  everyMs: DAY_MS,
  run: async (_, { db }) => {
    const [rows] = await db.read([habits]);
    const changed = rows.flatMap(({ stationId, shares, sent }) => {
      const week = Array.from({ length: HOURS_OF_WEEK }, (_, hour) => shares[hour] ?? null);
      const freeByHour = freeByHourOf(week);
      return freeByHour === null || freeByHour === sent ? [] : [{ stationId, freeByHour }];
    });
    return upsert(stationUsual, changed);
  },
};
