import type { Page } from '@playwright/test';

/** What the device notes of a collection, as far as tests look at it. */
export interface NotedState {
  readonly cursor: string | null;
  readonly syncedAt: number | null;
  readonly incomplete: boolean;
  readonly gaveUpAt: number | null;
}

/** Reads what the public database notes of a collection, after changing it by `change`. */
export const noted = (
  page: Page,
  collection: string,
  change: Partial<NotedState> = {},
): Promise<NotedState> =>
  page.evaluate(
    async ([of, over]) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open('alva-public'));
      const store = db.transaction('state', 'readwrite').objectStore('state');
      const state = { ...(await done(store.get(of))), ...over };
      if (Object.keys(over).length > 0) await done(store.put(state));
      db.close();
      return state as NotedState;
    },
    [collection, change] as const,
  );

/** Ids of the records of a public collection. */
export const idsHere = (page: Page, collection: string): Promise<string[]> =>
  page.evaluate(async (of) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('alva-public'));
    const index = db.transaction('records').objectStore('records').index('by-collection');
    const keys = await done(index.getAllKeys(of));
    db.close();
    return keys.map((key) => (key as [string, string])[1]);
  }, collection);

/**
 * Puts old stations of a third of a megabyte each on the device, the first of them a favourite, as
 * if a large register had been downloaded long ago.
 */
export const plantOldStations = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (many) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('alva-public'));
    const tx = db.transaction(['records', 'favourites', 'state'], 'readwrite');
    const { pass } = await done(tx.objectStore('state').get('stations'));
    const [model] = await done(
      tx.objectStore('records').index('by-collection').getAll('stations', 1),
    );
    for (let at = 0; at < many; at++) {
      const id = `old-${at}`;
      const bytes = crypto.getRandomValues(new Uint8Array(60_000));
      const ballast = Array.from({ length: 3 }, () => bytes.toString()).join();
      const value = { ...model.value, id, slug: id, lat: -6.9 + at / 1000, address: ballast };
      tx.objectStore('records').put({ ...model, id, value, fetchedAt: at, pass });
    }
    await done(tx.objectStore('favourites').put({ collection: 'stations', id: 'old-0' }));
    db.close();
  }, count);
