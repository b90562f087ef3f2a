import { and, eq, sql } from 'drizzle-orm';
import { build, p, prepare, type Query } from '#db/query.ts';
import { station } from '#db/schema/stations.ts';
import { stationReport } from '#db/schema/stations-riders.ts';
import { limitOf } from '#edge/platform/write/limit.ts';

export const activeStation = prepare(
  build
    .select({ id: station.id })
    .from(station)
    .where(and(eq(station.id, p('stationId')), eq(station.isActive, true))),
);

/** Reports of one customer since a moment. */
export const reportsSince = limitOf<{ customerId: string; since: number }>(
  sql`SELECT count(*) FROM station_report
    WHERE customer_id = ${p('customerId')} AND received_at > ${p('since')}`,
);

/** Sent again it is the same row, also without an idempotency key. */
const insert = prepare(
  build
    .insert(stationReport)
    .values({
      id: p('id'),
      stationId: p('stationId'),
      customerId: p('customerId'),
      kind: p('kind'),
      photoId: p('photoId'),
      seenAt: p('seenAt'),
      receivedAt: p('receivedAt'),
    })
    .onConflictDoNothing(),
);

export const insertReport = (row: typeof stationReport.$inferInsert): Query<unknown> => insert(row);
