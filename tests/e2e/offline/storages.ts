import type { Page } from '@playwright/test';

/**
 * Everything the browser holds for the site, as one text: every IndexedDB record, every cached body,
 * both web storages, and the addresses of the history are left to the browser.
 */
export const everyStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        found.push(JSON.stringify(await done(db.transaction(store).objectStore(store).getAll())));
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        found.push(request.url, new TextDecoder('latin1').decode(body));
      }
    }
    return found.join('\n');
  });
