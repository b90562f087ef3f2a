import type { Page } from '@playwright/test';

/**
 * Which of these texts the browser holds anywhere for the site: in an IndexedDB record, a cached body
 * or its address, or a web storage. Searched where it is: all of it is tens of megabytes.
 */
export const storedAnywhere = (page: Page, wanted: readonly string[]): Promise<string[]> =>
  page.evaluate(async (texts) => {
    const matches = new Set<string>();
    const look = (stored: string): void => {
      for (const text of texts) if (!matches.has(text) && stored.includes(text)) matches.add(text);
    };
    look(JSON.stringify(localStorage));
    look(JSON.stringify(sessionStorage));
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        look(JSON.stringify(await done(db.transaction(store).objectStore(store).getAll())));
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        look(request.url);
        look(new TextDecoder('latin1').decode(body));
      }
    }
    return texts.filter((text) => matches.has(text));
  }, wanted);
