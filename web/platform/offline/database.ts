import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Collection } from './collections.ts';

/** One record as the device keeps it. Times are epoch ms of the device's clock unless said otherwise. */
export interface StoredRecord<T = unknown> {
  readonly collection: Collection;
  readonly id: string;
  readonly value: T;
  readonly fetchedAt: number;
  /** Server time after which the device must not show the record (a share that ends). */
  readonly visibleUntil: number | null;
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
}

interface Schema extends DBSchema {
  records: {
    key: [Collection, string];
    value: StoredRecord;
    indexes: { 'by-collection': Collection };
  };
  state: { key: Collection; value: CollectionState };
  favourites: { key: [Collection, string]; value: { collection: Collection; id: string } };
}

export type DeviceDatabase = IDBPDatabase<Schema>;

const VERSION = 1;

/** Whose data a database holds: everybody's, or one customer's. */
export type Owner = 'public' | `cus_${string}`;

const PREFIX = 'alva-';

export const databaseName = (owner: Owner): string => `${PREFIX}${owner}`;

/**
 * Opens the database of `owner`. Another tab with newer code closes it through `onClosed`
 * (versionchange), so an upgrade never hangs on an old tab.
 */
export const openDevice = (owner: Owner, onClosed: () => void): Promise<DeviceDatabase> =>
  openDB<Schema>(databaseName(owner), VERSION, {
    upgrade: (db, from) => {
      if (from >= 1) return;
      db.createObjectStore('records', { keyPath: ['collection', 'id'] }).createIndex(
        'by-collection',
        'collection',
      );
      db.createObjectStore('state', { keyPath: 'collection' });
      db.createObjectStore('favourites', { keyPath: ['collection', 'id'] });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });

export const deleteDevice = (owner: Owner): Promise<void> => deleteDB(databaseName(owner));

/** Owners that have a database here; where the browser cannot list them, the ones we remember. */
export const ownersHere = async (remembered: readonly Owner[]): Promise<Owner[]> => {
  const listed = (await indexedDB.databases?.().catch(() => undefined)) ?? [];
  const found = listed.flatMap(({ name }) =>
    name?.startsWith(PREFIX) ? [name.slice(PREFIX.length) as Owner] : [],
  );
  return [...new Set([...remembered, ...found])];
};
