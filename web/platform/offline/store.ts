import { type Collection, storable } from './collections.ts';
import {
  type CollectionState,
  type DeviceDatabase,
  type Owner,
  openDevice,
  type StoredRecord,
} from './database.ts';
import { evictOldest, isQuotaError } from './quota.ts';

/** One page of a pull, as the server sent it. */
export interface PulledPage {
  readonly collection: Collection;
  readonly changed: readonly {
    readonly id: string;
    readonly value: object;
    readonly visibleUntil: number | null;
  }[];
  readonly removed: readonly string[];
  readonly cursor: string;
  readonly hasMore: boolean;
  /** First page of a full download; what the download does not bring is gone when it is complete. */
  readonly starts: boolean;
}

export interface DeviceStore {
  readonly owner: Owner;
  get(collection: Collection, id: string): Promise<StoredRecord | undefined>;
  list(collection: Collection): Promise<StoredRecord[]>;
  state(collection: Collection): Promise<CollectionState>;
  /** Writes a page and its cursor in one transaction: a crash leaves both or neither. */
  apply(page: PulledPage): Promise<void>;
  setFavourite(collection: Collection, id: string, favourite: boolean): Promise<void>;
  favourites(collection: Collection): Promise<string[]>;
  close(): void;
}

/** Browsers may free room only later: giving up more at once would empty the device for nothing. */
const MOST_EVICTIONS = 2;

const untouched = (collection: Collection): CollectionState => ({
  collection,
  cursor: null,
  syncedAt: null,
  pass: 0,
  filling: false,
  incomplete: false,
});

const all = (collection: Collection): IDBKeyRange =>
  IDBKeyRange.bound([collection, ''], [collection, '\uffff']);

/**
 * The device's copy for one owner. `now` is the server-corrected clock, so that a phone whose clock
 * is wrong neither hides a running share nor shows an ended one.
 */
export const openStore = async (owner: Owner, now: () => number): Promise<DeviceStore> => {
  let opening: Promise<DeviceDatabase> | undefined;
  // After a newer tab closed it for an upgrade, the next use opens it again.
  const database = (): Promise<DeviceDatabase> => {
    opening ??= openDevice(owner, () => {
      opening = undefined;
    });
    return opening;
  };
  await database();

  const visible = (record: StoredRecord): boolean =>
    record.visibleUntil === null || record.visibleUntil > now();

  const state = async (collection: Collection): Promise<CollectionState> =>
    (await (await database()).get('state', collection)) ?? untouched(collection);

  const write = async (db: DeviceDatabase, page: PulledPage): Promise<void> => {
    const tx = db.transaction(['records', 'state'], 'readwrite');
    const records = tx.objectStore('records');
    const before =
      (await tx.objectStore('state').get(page.collection)) ?? untouched(page.collection);
    const filling = page.starts || before.filling;
    const pass = page.starts ? before.pass + 1 : before.pass;
    const writes: Promise<unknown>[] = page.removed.map((id) =>
      records.delete([page.collection, id]),
    );
    for (const { id, value, visibleUntil } of page.changed)
      writes.push(
        records.put({
          collection: page.collection,
          id,
          value: storable(page.collection, value),
          fetchedAt: now(),
          visibleUntil,
          pass,
        }),
      );
    const finished = !page.hasMore;
    writes.push(
      tx.objectStore('state').put({
        collection: page.collection,
        cursor: page.cursor,
        syncedAt: finished ? now() : before.syncedAt,
        pass,
        filling: filling && !finished,
        incomplete: page.starts ? false : before.incomplete,
      }),
    );
    const sweep = async (): Promise<void> => {
      if (!(filling && finished)) return;
      for await (const cursor of records.iterate(all(page.collection)))
        if (cursor.value.pass < pass) await cursor.delete();
    };
    // A full disk ends the transaction; its reason is told by `done`, not by the writes it cut.
    const [done] = await Promise.allSettled([tx.done, Promise.all(writes).then(sweep)]);
    if (done.status === 'rejected') throw done.reason;
  };

  const apply = async (page: PulledPage): Promise<void> => {
    for (let tries = 1; ; tries++) {
      const db = await database();
      try {
        return await write(db, page);
      } catch (error) {
        if (!isQuotaError(error) || tries > MOST_EVICTIONS) throw error;
        if ((await evictOldest(db, page.collection)) === 0) throw error;
      }
    }
  };

  return {
    owner,
    state,
    apply,
    get: async (collection, id) => {
      const record = await (await database()).get('records', [collection, id]);
      return record !== undefined && visible(record) ? record : undefined;
    },
    list: async (collection) =>
      (await (await database()).getAll('records', all(collection))).filter(visible),
    setFavourite: async (collection, id, favourite) => {
      const db = await database();
      if (favourite) await db.put('favourites', { collection, id });
      else await db.delete('favourites', [collection, id]);
    },
    favourites: async (collection) =>
      (await (await database()).getAllKeys('favourites', all(collection))).map(([, id]) => id),
    close: () => {
      void opening?.then((db) => db.close());
      opening = undefined;
    },
  };
};
