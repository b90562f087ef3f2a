import type { Collection } from '#edge/contract/sync/collections.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import {
  type CollectionState,
  type DeviceDatabase,
  type Owner,
  openDevice,
  type StoredRecord,
} from './database.ts';
import { evictOldest, isQuotaError, withMissing } from './quota.ts';
import { isShapeOf, shapeOf, storable } from './stored-shape.ts';

/** One page of a pull, as the server sent it. */
export interface PulledPage {
  readonly collection: Collection;
  readonly changed: readonly {
    readonly id: string;
    readonly value: object;
    readonly visibleUntil: number | null;
    readonly visibleFrom?: number | null;
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
  /** When time alone next shows or hides a record here, epoch ms; `undefined` when it never will. */
  nextMoment(collection: Collection): Promise<number | undefined>;
  state(collection: Collection): Promise<CollectionState>;
  /** Forgets the copy; it counts as never downloaded. */
  clear(collection: Collection): Promise<void>;
  /**
   * Writes a page and its cursor in one transaction: a crash leaves both or neither. `from` is the
   * cursor the page continues; when the copy has moved on or is gone, nothing is written and the
   * answer is false.
   */
  apply(page: PulledPage, from?: string | null): Promise<boolean>;
  /** The copy at this cursor is what the server has; nothing is written unless what stands here is old. */
  confirm(collection: Collection, cursor: string | null): Promise<void>;
  setFavourite(collection: Collection, id: string, favourite: boolean): Promise<void>;
  favourites(collection: Collection): Promise<string[]>;
  /** The next pull downloads the collection anew; what is here stays until that is complete. */
  startOver(collection: Collection): Promise<void>;
  /** Gives up the oldest records that can be downloaded again; answers how many. */
  makeRoom(): Promise<number>;
  /** Deletes records whose right has ended: hidden they are already. */
  dropEnded(collection: Collection): Promise<void>;
  close(): void;
}

/** Thrown at whoever comes after the person has left: opening would make the wiped database anew. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
}

/** Browsers may free room only later: giving up more at once would empty the device for nothing. */
const MOST_EVICTIONS = 2;

/** Records per chunk, so that writing a page does not block input. */
const AT_ONCE = 10;

/**
 * So old may the time be that stands beside a copy which is confirmed again and again: this page knows better,
 * and after a start without signal the copy looks older than it is by this much at most.
 */
const NOTED_FOR_MS = 15 * MINUTE_MS;

const untouched = (collection: Collection): CollectionState => ({
  collection,
  cursor: null,
  syncedAt: null,
  pass: 0,
  filling: false,
  incomplete: false,
  gaveUpAt: null,
  count: 0,
  shape: shapeOf(collection),
});

/** What fills a disk, and comes back with the next download. */
const EXPENDABLE: Collection = 'stations';

const all = (collection: Collection): IDBKeyRange =>
  IDBKeyRange.bound([collection, ''], [collection, '\uffff']);

/**
 * The device's copy for one owner. `now` is the server-corrected clock, so that a phone whose clock
 * is wrong neither hides a running share nor shows an ended one. A private store gives nothing of its
 * own up for room: `roomElsewhere` frees some of what everybody can download again.
 */
export const openStore = async (
  owner: Owner,
  now: () => number,
  roomElsewhere?: () => Promise<number>,
): Promise<DeviceStore> => {
  let opening: Promise<DeviceDatabase> | undefined;
  let closed = false;
  // After a newer tab closed it for an upgrade, the next use opens it again.
  const database = async (): Promise<DeviceDatabase> => {
    if (closed) throw new StoreClosed();
    opening ??= openDevice(owner, (deleted) => {
      opening = undefined;
      // A person's is deleted only when they leave.
      if (deleted && owner !== 'public') closed = true;
    });
    return opening;
  };
  await database();

  const ended = ({ visibleUntil }: StoredRecord): boolean =>
    visibleUntil !== null && visibleUntil <= now();
  const begun = ({ visibleFrom = null }: StoredRecord): boolean =>
    visibleFrom === null || visibleFrom <= now();
  const visible = (record: StoredRecord): boolean => begun(record) && !ended(record);

  /** By collection, when this page last heard that a copy is current, and which one. */
  const confirmed = new Map<Collection, { readonly cursor: string | null; readonly at: number }>();

  const withConfirmed = (stored: CollectionState): CollectionState => {
    const { collection, cursor, syncedAt } = stored;
    const last = confirmed.get(collection);
    if (last === undefined || last.cursor !== cursor || syncedAt === null) return stored;
    return { ...stored, syncedAt: Math.max(syncedAt, last.at) };
  };

  const state = async (collection: Collection): Promise<CollectionState> => {
    const db = await database();
    const noted = await db.get('state', collection);
    const stored = noted
      ? withConfirmed(await withMissing(db, noted, now()))
      : untouched(collection);
    // A copy made by older code lacks what this code shows.
    return isShapeOf(collection, stored.shape) ? stored : { ...stored, cursor: null };
  };

  const write = async (
    db: DeviceDatabase,
    page: PulledPage,
    from: string | null | undefined,
  ): Promise<boolean> => {
    const tx = db.transaction(['records', 'state'], 'readwrite');
    const records = tx.objectStore('records');
    const before =
      (await tx.objectStore('state').get(page.collection)) ?? untouched(page.collection);
    // Another tab, or the browser clearing its storage, came in between: a change of what is not
    // here would look like the whole.
    if (!page.starts && from !== undefined && before.cursor !== from) return false;
    const lost = (await records.index('by-collection').count(page.collection)) < before.count;
    const filling = page.starts || before.filling;
    const pass = page.starts ? before.pass + 1 : before.pass;
    const store = async (): Promise<void> => {
      await Promise.all(page.removed.map((id) => records.delete([page.collection, id])));
      for (let at = 0; at < page.changed.length; at += AT_ONCE)
        await Promise.all(
          page.changed
            .slice(at, at + AT_ONCE)
            .map(({ id, value, visibleUntil, visibleFrom = null }) =>
              records.put({
                collection: page.collection,
                id,
                value: storable(page.collection, value),
                fetchedAt: now(),
                visibleUntil,
                visibleFrom,
                pass,
              }),
            ),
        );
    };
    const finished = !page.hasMore;
    const gaveUpAt = page.starts ? null : lost ? now() : before.gaveUpAt;
    const sweep = async (): Promise<void> => {
      if (!(filling && finished)) return;
      for await (const cursor of records.iterate(all(page.collection)))
        if (cursor.value.pass < pass) await cursor.delete();
    };
    const note = async (): Promise<void> => {
      await tx.objectStore('state').put({
        collection: page.collection,
        cursor: page.cursor,
        syncedAt: finished ? now() : before.syncedAt,
        pass,
        filling: filling && !finished,
        incomplete: filling && finished ? gaveUpAt !== null : before.incomplete || lost,
        gaveUpAt,
        count: await records.index('by-collection').count(page.collection),
        shape: page.starts || before.cursor === null ? shapeOf(page.collection) : before.shape,
      });
    };
    // A full disk ends the transaction; its reason is told by `done`, not by the writes it cut.
    const ends = await Promise.allSettled([tx.done, store().then(sweep).then(note)]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return true;
  };

  const makeRoom = async (): Promise<number> =>
    roomElsewhere ? roomElsewhere() : evictOldest(await database(), EXPENDABLE, now());

  const apply = async (page: PulledPage, from?: string | null): Promise<boolean> => {
    for (let tries = 1; ; tries++) {
      const db = await database();
      try {
        return await write(db, page, from);
      } catch (error) {
        if (!isQuotaError(error) || tries > MOST_EVICTIONS) throw error;
        if ((await makeRoom()) === 0) throw error;
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
    nextMoment: async (collection) => {
      const records = await (await database()).getAll('records', all(collection));
      const moments = records
        .flatMap(({ visibleFrom = null, visibleUntil }) => [visibleFrom, visibleUntil])
        .filter((moment) => moment !== null && moment > now());
      return moments.length === 0 ? undefined : Math.min(...(moments as number[]));
    },
    setFavourite: async (collection, id, favourite) => {
      const db = await database();
      if (favourite) await db.put('favourites', { collection, id });
      else await db.delete('favourites', [collection, id]);
    },
    favourites: async (collection) =>
      (await (await database()).getAllKeys('favourites', all(collection))).map(([, id]) => id),
    startOver: async (collection) => {
      const db = await database();
      const stored = await db.get('state', collection);
      if (stored !== undefined) await db.put('state', { ...stored, cursor: null });
    },
    clear: async (collection) => {
      const tx = (await database()).transaction(['records', 'state'], 'readwrite');
      await tx.objectStore('records').delete(all(collection));
      await tx.objectStore('state').delete(collection);
      await tx.done;
    },
    makeRoom,
    confirm: async (collection, cursor) => {
      const db = await database();
      const noted = await db.get('state', collection);
      // Another tab moved on meanwhile, or the copy is gone.
      if (noted === undefined || noted.cursor !== cursor) return;
      confirmed.set(collection, { cursor, at: now() });
      // A copy whose end was never noted has it now. A time in the future is a clock that was set back since.
      if (noted.syncedAt !== null && Math.abs(now() - noted.syncedAt) < NOTED_FOR_MS) return;
      const tx = db.transaction('state', 'readwrite');
      const current = await tx.store.get(collection);
      if (current?.cursor === cursor) await tx.store.put({ ...current, syncedAt: now() });
      await tx.done;
    },
    dropEnded: async (collection) => {
      const db = await database();
      // Whoever writes holds up everybody who reads, and there is seldom anything to delete.
      if (!(await db.getAll('records', all(collection))).some(ended)) return;
      const tx = db.transaction(['records', 'state'], 'readwrite');
      let dropped = 0;
      for await (const cursor of tx.objectStore('records').iterate(all(collection))) {
        if (!ended(cursor.value)) continue;
        await cursor.delete();
        dropped++;
      }
      const states = tx.objectStore('state');
      const stored = await states.get(collection);
      if (dropped > 0 && stored) await states.put({ ...stored, count: stored.count - dropped });
      await tx.done;
    },
    close: () => {
      closed = true;
      void opening?.then((db) => db.close());
      opening = undefined;
    },
  };
};
