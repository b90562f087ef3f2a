import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import type { EvseStatusRecord } from '#edge/contract/stations/record.ts';
import { evseIdOf, slugOf } from '../slug.ts';
import { retireStations, type StationDraft, writeStations, writeStatuses } from '../write.sql.ts';
import type { ImportedStation } from './draft.ts';
import { existingStations, existingStatuses } from './existing.sql.ts';

export interface ApplyOptions {
  readonly source: string;
  readonly isDemo: boolean;
  readonly now: number;
  /** Retire stations even when the source lost a suspicious share of them. */
  readonly force: boolean;
}

export interface Applied {
  readonly stations: number;
  readonly evses: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** EVSEs whose status is new. */
  readonly statuses: number;
}

const BATCH = 100;
/** A broken export must not empty the map: beyond this share somebody has to say that it is meant. */
const MAX_LOSS = 0.2;
const ALWAYS_ALLOWED_LOSS = 10;

const draftOf = (imported: ImportedStation, options: ApplyOptions): StationDraft => {
  const { source, isDemo, now } = options;
  const key = `${source}_${slugOf(imported.ref)}`;
  const id = `sta_${key}`;
  const evses = imported.record.evses.map((evse) => ({
    ...evse,
    id: evseIdOf(source, evse.evsesId),
  }));
  const record = {
    ...imported.record,
    ...{ id, source, isDemo },
    slug: `${slugOf(imported.record.locationName)}-${slugOf(key)}`,
    updatedAt: now,
    evses: evses.map(({ id: evseId, evsesId, connectors }) => ({
      ...{ id: evseId, evsesId, connectors },
    })),
  };
  const { updatedAt: _, ...lasting } = record;
  return {
    record,
    sourceRef: imported.ref,
    importHash: createHash('sha256').update(JSON.stringify(lasting)).digest('base64url'),
    statuses: evses.map(({ id: evseId, status, since, lastUpdated }) => ({
      ...{ id: evseId, stationId: id, status, since, lastUpdated },
    })),
  };
};

const inBatches = async <T>(
  items: readonly T[],
  write: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < items.length; at += BATCH) await write(items.slice(at, at + BATCH));
};

/**
 * Makes the store agree with a source. What is as it was is not written at all, so a second run
 * leaves the change feed untouched; what the source no longer has becomes a tombstone. Every batch
 * stands on its own: after a crash the next run does the rest.
 */
export const applyImport = async (
  db: Database,
  imported: readonly ImportedStation[],
  options: ApplyOptions,
): Promise<Applied> => {
  const [stations, statuses] = await db.read([
    existingStations(options.source),
    existingStatuses(options.source),
  ]);
  const drafts = imported.map((each) => draftOf(each, options));
  const before = new Map(stations.map((row) => [row.id, row]));
  const now = new Set(drafts.map((draft) => draft.record.id));
  const gone = stations.filter((row) => row.isActive && !now.has(row.id)).map((row) => row.id);
  const active = stations.filter((row) => row.isActive).length;
  if (!options.force && gone.length > ALWAYS_ALLOWED_LOSS && gone.length > active * MAX_LOSS)
    throw new Error(
      `${gone.length} of ${active} stations are missing from the source. Nothing was written; run again with --force if they are really gone.`,
    );
  const changed = drafts.filter((draft) => {
    const row = before.get(draft.record.id);
    return row === undefined || !row.isActive || row.importHash !== draft.importHash;
  });
  const known = new Map(statuses.map((row) => [row.id, row]));
  const isNews = (status: EvseStatusRecord): boolean => {
    const row = known.get(status.id);
    return (
      row?.status !== status.status ||
      row.lastUpdatedAt !== status.lastUpdated ||
      row.sinceAt !== status.since
    );
  };
  const news = drafts.flatMap((draft) => draft.statuses.filter(isNews));
  const written = new Set(changed.map((draft) => draft.record.id));
  const alone = news.filter((status) => !written.has(status.stationId));
  await inBatches(changed, (batch) => db.write(writeStations(batch)));
  await inBatches(alone, (batch) => db.write(writeStatuses(batch)));
  await inBatches(gone, (batch) => db.write([retireStations(batch, options.now)]));
  const added = changed.filter((draft) => !before.has(draft.record.id)).length;
  return {
    stations: drafts.length,
    evses: drafts.reduce((sum, draft) => sum + draft.record.evses.length, 0),
    ...{ added, changed: changed.length - added, unchanged: drafts.length - changed.length },
    ...{ removed: gone.length, statuses: news.length },
  };
};
