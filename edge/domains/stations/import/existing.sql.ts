import { eq } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { evseStatus, station } from '#db/schema/stations.ts';

/** What the store has from a source, active or retired. */
export const existingStations = (source: string) =>
  query(
    build
      .select({
        id: station.id,
        ref: station.sourceRef,
        isActive: station.isActive,
        importHash: station.importHash,
      })
      .from(station)
      .where(eq(station.source, source)),
  );

export const existingStatuses = (source: string) =>
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
      .where(eq(station.source, source)),
  );
