import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Collection } from '#edge/contract/sync/collections.ts';
import type { OutboxItem } from './outbox/item.ts';

/** One record as the device keeps it. Times are epoch ms of the device's clock unless said otherwise. */
export interface StoredRecord<T = unknown> {
  readonly collection: Collection;
  readonly id: string;
  readonly value: T;
  readonly fetchedAt: number;
  /** Server time after which the device must not show the record (a share that ends). */
  readonly visibleUntil: number | null;
  /** Server time before which the device must not show the record (a share that begins later). */
  readonly visibleFrom?: number | null;
  /** Which full download brought it; older passes are dropped when a newer one is complete. */
  readonly pass: number;
}

/** How far one collection has come. */
export interface CollectionState {
  readonly collection: Collection;
  readonly cursor: string | null;
  /** When the last pull reached the end; `null` = never downloaded, which is not the same as empty. */
  readonly syncedAt: number | null;
  readonly pass: number;
  /** A full download is under way; older passes are still shown. */
  readonly filling: boolean;
  /** Records were given up for lack of room, so the copy is not the whole collection. */
  readonly incomplete: boolean;
  /** When the download of this pass had to give records up; `null` when it did not. */
  readonly gaveUpAt: number | null;
  /** Records after the last page; fewer are here when some were given up on a disk too full to note it. */
  readonly count: number;
  /** Which fields the copy was made with (stored-shape.ts). */
  readonly shape: string;
}

interface Schema extends DBSchema {
  records: {
    key: [Collection, string];
    value: StoredRecord;
    indexes: { 'by-collection': Collection };
  };
  state: { key: Collection; value: CollectionState };
  favourites: { key: [Collection, string]; value: { collection: Collection; id: string } };
  /** Writes on their way; in the database of whoever made them. */
  outbox: { key: number; value: OutboxItem };
}

export type DeviceDatabase = IDBPDatabase<Schema>;

const VERSION = 2;

/** Whose data a database holds: everybody's, or one customer's. */
export type Owner = 'public' | `cus_${string}`;

const PREFIX = 'alva-';

export const databaseName = (owner: Owner): string => `${PREFIX}${owner}`;

const open = (
  owner: Owner,
  version: number | undefined,
  onClosed: (deleted: boolean) => void,
): Promise<DeviceDatabase> =>
  openDB<Schema>(databaseName(owner), version, {
    upgrade: (db, from) => {
      if (from < 1) {
        db.createObjectStore('records', { keyPath: ['collection', 'id'] }).createIndex(
          'by-collection',
          'collection',
        );
        db.createObjectStore('state', { keyPath: 'collection' });
        db.createObjectStore('favourites', { keyPath: ['collection', 'id'] });
      }
      if (from < 2) db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed(event.newVersion === null);
    },
    terminated: () => onClosed(false),
  });

/**
 * Opens the database of `owner`. Another tab that deletes it or has newer code closes it through `onClosed`
 * (versionchange), so an upgrade never hangs on an old tab. The old tab then goes on with the newer
 * database: a version only ever adds stores and indexes, and what changes within records is told by
 * `shape`.
 */
export const openDevice = async (
  owner: Owner,
  onClosed: (deleted: boolean) => void,
): Promise<DeviceDatabase> => {
  try {
    return await open(owner, VERSION, onClosed);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    return open(owner, undefined, onClosed);
  }
};

export const deleteDevice = (owner: Owner): Promise<void> => deleteDB(databaseName(owner));

/** Owners that have a database here; where the browser cannot list them, the ones we remember. */
export const ownersOnDevice = async (remembered: readonly Owner[]): Promise<Owner[]> => {
  const listed = (await indexedDB.databases?.().catch(() => undefined)) ?? [];
  const listedOwners = listed.flatMap(({ name }) =>
    name?.startsWith(PREFIX) ? [name.slice(PREFIX.length) as Owner] : [],
  );
  return [...new Set([...remembered, ...listedOwners])];
};

/** Forgets which public records were marked on this device. */
export const clearFavourites = async (): Promise<void> => {
  // Where the browser cannot list its databases, opening one that is not there is the lesser evil.
  if (!(await ownersOnDevice('databases' in indexedDB ? [] : ['public'])).includes('public'))
    return;
  const db = await openDevice('public', () => {});
  await db.clear('favourites');
  db.close();
};
