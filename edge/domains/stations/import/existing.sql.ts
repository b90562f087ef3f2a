import { and, eq, inArray } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { evseStatus, station } from '#db/schema/stations.ts';

/** All of a source, or only these of it. */
const among = (source: string, ids: readonly string[] | undefined) =>
  ids === undefined
    ? eq(station.source, source)
    : and(eq(station.source, source), inArray(station.id, [...ids]));

/** What the store has from a source, active or retired. */
export const existingStations = (source: string, ids?: readonly string[]) =>
  query(
    build
      .select({
        id: station.id,
        ref: station.sourceRef,
        isActive: station.isActive,
        importHash: station.importHash,
      })
      .from(station)
      .where(among(source, ids)),
  );

export const existingStatuses = (source: string, ids?: readonly string[]) =>
  query(
    build
      .select({
        id: evseStatus.id,
        status: evseStatus.status,
        sinceAt: evseStatus.sinceAt,
        lastUpdatedAt: evseStatus.lastUpdatedAt,
      })
      .from(evseStatus)
      .innerJoin(station, eq(station.id, evseStatus.stationId))
      .where(among(source, ids)),
  );
