import type { Database } from '#db/client.ts';
import type { EvseStatusRecord } from '#edge/contract/stations/record.ts';
import { evseIdOf, slugOf } from '#edge/domains/stations/slug.ts';
import {
  retireStations,
  type StationDraft,
  writeStations,
  writeStatuses,
} from '#edge/domains/stations/write.sql.ts';
import { toBase64url } from '#edge/platform/base64url.ts';
import type { ImportedStation } from './draft.ts';
import { existingStations, existingStatuses } from './existing.sql.ts';

export interface ApplyOptions {
  readonly source: string;
  readonly isDemo: boolean;
  readonly now: number;
  /** Retire stations even when the source lost a suspicious share of them. */
  readonly force: boolean;
  /** The source sent only what changed: these are gone, by their names in it, and no others. */
  readonly onlyGone?: readonly string[];
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

export const NOTHING: Applied = {
  stations: 0,
  evses: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  statuses: 0,
};

/** What two steps of one import did together. */
export const sumOf = (a: Applied, b: Applied): Applied => ({
  stations: a.stations + b.stations,
  evses: a.evses + b.evses,
  added: a.added + b.added,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  removed: a.removed + b.removed,
  statuses: a.statuses + b.statuses,
});

const BATCH = 100;
/** A broken export must not empty the map: beyond this share somebody has to say that it is meant. */
const MAX_LOSS = 0.2;
const ALWAYS_ALLOWED_LOSS = 10;

/** @throws when a source has lost so much that it is rather broken. */
export const assertFewGone = (gone: number, active: number): void => {
  if (gone > ALWAYS_ALLOWED_LOSS && gone > active * MAX_LOSS)
    throw new Error(
      `${gone} of ${active} stations are missing from the source. None was removed; run again with --force if they are really gone.`,
    );
};

const keyOf = (source: string, ref: string): string => `${source}_${slugOf(ref)}`;
const idOf = (source: string, ref: string): string => `sta_${keyOf(source, ref)}`;

/** The same text always has the same hash, so an unchanged station is known as such. */
const hashOf = async (text: string): Promise<string> =>
  toBase64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );

const draftOf = async (imported: ImportedStation, options: ApplyOptions): Promise<StationDraft> => {
  const { source, isDemo, now } = options;
  const key = keyOf(source, imported.ref);
  const id = idOf(source, imported.ref);
  const evses = imported.record.evses.map((evse) => ({
    ...evse,
    id: evseIdOf(source, evse.evsesId),
  }));
  const record = {
    ...imported.record,
    id,
    source,
    isDemo,
    slug: `${slugOf(imported.record.locationName)}-${slugOf(key)}`,
    updatedAt: now,
    freeByHour: null,
    reports: [],
    evses: evses.map(({ id: evseId, evsesId, connectors }) => ({
      id: evseId,
      evsesId,
      connectors,
    })),
  };
  const { updatedAt: _, freeByHour: __, reports: ___, ...lasting } = record;
  return {
    record,
    sourceRef: imported.ref,
    importHash: await hashOf(JSON.stringify(lasting)),
    statuses: evses.map(({ id: evseId, status, since, lastUpdated }) => ({
      id: evseId,
      stationId: id,
      status,
      since,
      lastUpdated,
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
  const { source, onlyGone } = options;
  const drafts = await Promise.all(imported.map((each) => draftOf(each, options)));
  // A delta concerns the stations it names; reading the whole register for each would not scale.
  const concerned = onlyGone && [
    ...drafts.map(({ record }) => record.id),
    ...onlyGone.map((ref) => idOf(source, ref)),
  ];
  const [stations, statuses] = await db.read([
    existingStations(source, concerned),
    existingStatuses(source, concerned),
  ]);
  const before = new Map(stations.map((row) => [row.id, row]));
  const now = new Set(drafts.map((draft) => draft.record.id));
  const isGone = ({ id, ref }: (typeof stations)[number]): boolean =>
    onlyGone === undefined ? !now.has(id) : onlyGone.includes(ref);
  const gone = stations.filter((row) => row.isActive && isGone(row)).map((row) => row.id);
  const active = stations.filter((row) => row.isActive).length;
  if (onlyGone === undefined && !options.force) assertFewGone(gone.length, active);
  const isChanged = ({ record: { id }, importHash }: StationDraft): boolean => {
    const row = before.get(id);
    return row === undefined || !row.isActive || row.importHash !== importHash;
  };
  const rowsById = new Map(statuses.map((row) => [row.id, row]));
  /** A newer word, pushed meanwhile, stands against an older one. */
  const isNews = (status: EvseStatusRecord): boolean => {
    const row = rowsById.get(status.id);
    if (row?.lastUpdatedAt != null && status.lastUpdated !== null)
      if (row.lastUpdatedAt > status.lastUpdated) return false;
    return (
      row?.status !== status.status ||
      row.lastUpdatedAt !== status.lastUpdated ||
      row.sinceAt !== status.since
    );
  };
  const news = drafts.flatMap((draft) => draft.statuses.filter(isNews));
  const changed = drafts
    .filter(isChanged)
    .map((draft) => ({ ...draft, statuses: draft.statuses.filter(isNews) }));
  const written = new Set(changed.map((draft) => draft.record.id));
  const alone = news.filter((status) => !written.has(status.stationId));
  await inBatches(changed, (batch) => db.write(writeStations(batch)));
  await inBatches(alone, (batch) => db.write(writeStatuses(batch)));
  await inBatches(gone, (batch) => db.write([retireStations(batch, options.now)]));
  const added = changed.filter((draft) => !before.has(draft.record.id)).length;
  return {
    stations: drafts.length,
    evses: drafts.reduce((sum, draft) => sum + draft.record.evses.length, 0),
    added,
    changed: changed.length - added,
    unchanged: drafts.length - changed.length,
    removed: gone.length,
    statuses: news.length,
  };
};
