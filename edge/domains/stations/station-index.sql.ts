import { asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { station } from '#db/schema/stations.ts';

const isShown = eq(station.isActive, true);

/** Placeholders: limit, offset. */
export const stationIds = prepare(
  build
    .select({ id: station.id })
    .from(station)
    .where(isShown)
    .orderBy(asc(station.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

export const countStations = prepare(
  build.select({ total: sql<number>`count(*)` }).from(station).where(isShown),
);
