import { stationUsual } from '#db/schema/stations-riders.ts';
import { upsert } from '#db/seed/upsert.ts';
import { freeByHourOf } from '#edge/contract/stations/likely.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { habits, observeNow } from './history.sql.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
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
  everyMs: DAY,
  run: async (_, { db }) => {
    const [rows] = await db.read([habits]);
    const changed = rows.flatMap(({ stationId, shares, known }) => {
      const week = Array.from({ length: HOURS_OF_WEEK }, (_, hour) => shares[hour] ?? null);
      const freeByHour = freeByHourOf(week);
      return freeByHour === null || freeByHour === known ? [] : [{ stationId, freeByHour }];
    });
    return upsert(stationUsual, changed);
  },
};
