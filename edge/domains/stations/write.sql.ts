import { and, inArray, notInArray } from 'drizzle-orm';
import { build, type Query, query } from '#db/query.ts';
import { connector, evse, evseStatus, station, stationCompatibility } from '#db/schema/stations.ts';
import { upsert } from '#db/seed/upsert.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';

/** A station on its way into the store. */
export interface StationDraft {
  readonly record: StationRecord;
  /** Its name in its source. */
  readonly sourceRef: string;
  readonly statuses: readonly EvseStatusRecord[];
  readonly importHash: string | null;
}

const stationRow = ({ record, sourceRef, importHash }: StationDraft) => {
  const { img, prices, compatible: _, evses: __, reports: ___, freeByHour: ____, ...rest } = record;
  return {
    ...rest,
    img,
    sourceRef,
    importHash,
    isActive: true,
    isFree: prices.free,
    perKwhIdr: prices.perKwh,
    perMinuteIdr: prices.perMinute,
    perSessionIdr: prices.perSession,
  };
};

const statusRow = (status: EvseStatusRecord) => ({
  id: status.id,
  stationId: status.stationId,
  status: status.status,
  sinceAt: status.since,
  lastUpdatedAt: status.lastUpdated,
});

export const writeStatuses = (statuses: readonly EvseStatusRecord[]): Query<unknown>[] =>
  upsert(evseStatus, statuses.map(statusRow));

/**
 * Writes whole stations: what the drafts say replaces what was there, EVSEs and connectors that they
 * no longer have go. Compatibility is only added to, because registers do not know it and people do.
 */
export const writeStations = (drafts: readonly StationDraft[]): Query<unknown>[] => {
  const ids = drafts.map((draft) => draft.record.id);
  const evses = drafts.flatMap(({ record }) =>
    record.evses.map((each, position) => ({ ...each, stationId: record.id, position })),
  );
  const evseIds = evses.map((each) => each.id);
  const connectors = evses.flatMap((each) =>
    each.connectors.map(({ maxElectricPower, maxAmperage, ...rest }) => ({
      ...rest,
      evseId: each.id,
      maxElectricPowerW: maxElectricPower,
      maxAmperageA: maxAmperage,
    })),
  );
  const compatibility = drafts.flatMap(({ record }) =>
    Object.entries(record.compatible).map(([productSlug, isCompatible]) => ({
      stationId: record.id,
      productSlug,
      isCompatible,
    })),
  );
  return [
    ...upsert(station, drafts.map(stationRow)),
    query(
      build.delete(evse).where(and(inArray(evse.stationId, ids), notInArray(evse.id, evseIds))),
    ),
    ...upsert(
      evse,
      evses.map(({ connectors: _, ...row }) => row),
    ),
    query(build.delete(connector).where(inArray(connector.evseId, evseIds))),
    ...upsert(connector, connectors),
    ...writeStatuses(drafts.flatMap((draft) => draft.statuses)),
    ...upsert(stationCompatibility, compatibility),
  ];
};

/** Tombstones: devices hear of a removal, the history stays. */
export const retireStations = (ids: readonly string[], at: number): Query<unknown> =>
  query(
    build
      .update(station)
      .set({ isActive: false, importHash: null, updatedAt: at })
      .where(inArray(station.id, [...ids])),
  );
