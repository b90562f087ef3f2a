import { and, count, eq, gt, sql } from 'drizzle-orm';
import { build, prepare, type Query } from '#db/query.ts';
import { station } from '#db/schema/stations.ts';
import { stationReport } from '#db/schema/stations-riders.ts';

const p = sql.placeholder;

export const activeStation = prepare(
  build
    .select({ id: station.id })
    .from(station)
    .where(and(eq(station.id, p('stationId')), eq(station.isActive, true))),
);

export const reportsSince = prepare(
  build
    .select({ count: count() })
    .from(stationReport)
    .where(
      and(eq(stationReport.customerId, p('customerId')), gt(stationReport.receivedAt, p('since'))),
    ),
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
