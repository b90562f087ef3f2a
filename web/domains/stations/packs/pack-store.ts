import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StationArea } from '#edge/contract/stations/area.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';

/** An area that a person took along. */
export interface SavedPack {
  readonly id: string;
  readonly name: string;
  readonly area: StationArea;
  /** For the next update. */
  readonly cursor: string;
  readonly stationIds: readonly string[];
  /** Epoch ms. */
  readonly updatedAt: number;
}

/** What the server sent for a pack. */
export interface PackContent {
  readonly cursor: string;
  readonly stationIds: readonly string[];
  readonly stations: readonly StationRecord[];
  readonly statuses: readonly EvseStatusRecord[];
}

interface Schema extends DBSchema {
  packs: { key: string; value: SavedPack };
  stations: { key: [string, string]; value: { pack: string; id: string; value: StationRecord } };
  statuses: { key: [string, string]; value: { pack: string; id: string; value: EvseStatusRecord } };
}

/**
 * A database of its own, beside the device's copy of everything: that one is given up piece by piece
 * when room is short, and packs are what a person asked to keep.
 */
const NAME = 'stations-packs';

const goneListeners = new Set<() => void>();
let opening: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('packs', { keyPath: 'id' });
      db.createObjectStore('stations', { keyPath: ['pack', 'id'] });
      db.createObjectStore('statuses', { keyPath: ['pack', 'id'] });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
      // Signed out: the areas are gone with the person.
      if (event.newVersion === null) for (const listener of goneListeners) listener();
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
};

const allOf = (pack: string): IDBKeyRange => IDBKeyRange.bound([pack, ''], [pack, '\uffff']);

export const packStore = {
  /** Called when the areas were deleted with everything else of a person. */
  onGone: (listener: () => void): void => void goneListeners.add(listener),

  list: async (): Promise<SavedPack[]> => (await database()).getAll('packs'),

  /** Writes what came in one transaction: a crash leaves the pack as it was, or as it is now. */
  write: async (pack: Omit<SavedPack, 'cursor' | 'stationIds'>, content: PackContent) => {
    const { cursor, stationIds, stations, statuses } = content;
    const tx = (await database()).transaction(['packs', 'stations', 'statuses'], 'readwrite');
    const ids = new Set(stationIds);
    const work: Promise<unknown>[] = [
      tx.objectStore('packs').put({ ...pack, cursor, stationIds }),
      ...stations.map((value) =>
        tx.objectStore('stations').put({ pack: pack.id, id: value.id, value }),
      ),
      ...statuses.map((value) =>
        tx.objectStore('statuses').put({ pack: pack.id, id: value.id, value }),
      ),
    ];
    const sweep = async (): Promise<void> => {
      for await (const at of tx.objectStore('stations').iterate(allOf(pack.id)))
        if (!ids.has(at.value.id)) await at.delete();
      for await (const at of tx.objectStore('statuses').iterate(allOf(pack.id)))
        if (!ids.has(at.value.value.stationId)) await at.delete();
    };
    const [done] = await Promise.allSettled([tx.done, Promise.all(work).then(sweep)]);
    if (done.status === 'rejected') throw done.reason;
  },

  remove: async (id: string): Promise<void> => {
    const tx = (await database()).transaction(['packs', 'stations', 'statuses'], 'readwrite');
    await Promise.all([
      tx.objectStore('packs').delete(id),
      tx.objectStore('stations').delete(allOf(id)),
      tx.objectStore('statuses').delete(allOf(id)),
      tx.done,
    ]);
  },

  /** Every station of every pack, once. */
  stations: async (): Promise<StationRecord[]> => [
    ...new Map(
      (await (await database()).getAll('stations')).map(({ id, value }) => [id, value]),
    ).values(),
  ],

  statuses: async (): Promise<EvseStatusRecord[]> =>
    (await (await database()).getAll('statuses')).map(({ value }) => value),
};
