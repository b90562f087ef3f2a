import { sql } from 'drizzle-orm';
import { raw } from '#db/query.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Points of charge a battery loses in an hour of this made-up day, between two full charges. */
const POINTS_AN_HOUR = 7;

/** Batteries that have reported once report on, as their motorcycles would; on an embedded instance only. */
export const reportDemoBatteries: JobKind = {
  kind: 'garage.report-demo-batteries',
  everyMs: HALF_HOUR_MS,
  run: async (_, { env, clock }) => {
    if (env.ALVA_ENV !== 'embedded') return [];
    const now = clock();
    const points = Math.floor((now / HOUR_MS) * POINTS_AN_HOUR);
    return [
      raw(
        sql`UPDATE battery SET reported_at = ${now}, charge_percent = 96 - (${points} + cycles) % 62
          WHERE reported_at IS NOT NULL AND vehicle_id IS NOT NULL`,
        () => undefined,
      ),
      raw(
        sql`UPDATE vehicle SET last_iot_update_at = ${now} WHERE iot_status = 'ONLINE'`,
        () => undefined,
      ),
    ];
  },
};
