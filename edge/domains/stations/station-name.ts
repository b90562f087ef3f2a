import { and, eq, or } from 'drizzle-orm';
import { build, p, prepare, type Query } from '#db/query.ts';
import { station } from '#db/schema/stations.ts';

const nameById = prepare(
  build
    .select({ name: station.locationName })
    .from(station)
    .where(
      and(or(eq(station.id, p('key')), eq(station.slug, p('key'))), eq(station.isActive, true)),
    )
    .limit(1),
);

/** Name of a station by its id or slug; undefined when there is none. */
export const stationName = (key: string): Query<string | undefined> => {
  const query = nameById({ key });
  return { ...query, map: (result) => query.map(result)[0]?.name };
};
