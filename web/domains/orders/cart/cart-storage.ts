import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type DeviceCart, emptyCart } from './device-cart.ts';

/** Deleted with everything of a person (`PERSONAL_DATABASES`). */
const DATABASE = 'cart';
const KEY = 'cart';

interface Schema extends DBSchema {
  cart: { key: string; value: DeviceCart };
}

export interface CartStorage {
  read(): Promise<DeviceCart | undefined>;
  /** On the disk when it resolves; in one transaction, so that two tabs lose nothing of each other. */
  change(to: (cart: DeviceCart) => DeviceCart): Promise<DeviceCart>;
}

/** @param newId of a cart that begins here */
export const openCartStorage = (newId: () => string): CartStorage => {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(DATABASE, 1, {
      upgrade: (db) => {
        db.createObjectStore('cart');
      },
      // A sign-out deletes it: the next use begins a new one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    });
    return opening;
  };
  return {
    read: async () => (await database()).get('cart', KEY),
    change: async (to) => {
      const tx = (await database()).transaction('cart', 'readwrite', { durability: 'strict' });
      const before = (await tx.store.get(KEY)) ?? emptyCart(newId());
      const after = to(before);
      await tx.store.put(after, KEY);
      await tx.done;
      return after;
    },
  };
};
