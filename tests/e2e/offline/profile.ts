import type { Browser, BrowserContext, Page } from '@playwright/test';
import { HOUR_MS } from '#edge/contract/time.ts';
import { responding } from '#tests/e2e/responding.ts';
import { startWire, type Wire } from './wire.ts';

/** The browser of one phone, whose server can be taken away. */
export interface Profile {
  readonly context: BrowserContext;
  readonly wire: Wire;
  /** Errors that no page caught. */
  readonly uncaught: string[];
  stop(): Promise<void>;
}

export const startProfile = async (
  browser: Browser,
  product: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Profile> => {
  const wire = await startWire(product);
  const context = await browser.newContext({
    baseURL: wire.origin,
    serviceWorkers,
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(12_000);
  context.on('page', responding);
  const uncaught: string[] = [];
  context.on('weberror', (each) => {
    const { message } = each.error();
    // What the browser tells a page whose storage is cleared under it.
    if (!message.includes('Force close delete origin')) uncaught.push(message);
  });
  return {
    context,
    wire,
    uncaught,
    stop: async () => {
      await context.close();
      await wire.down();
    },
  };
};

/** Has the origin of the site, and none of its scripts. */
const NOT_YET_ON_SITE = '/robots.txt';

/** Nothing of the site ran in this page so far. */
export const isNotYetOnSite = (page: Page): boolean =>
  new URL(page.url()).pathname === NOT_YET_ON_SITE;

/** Installed files and pictures; what was read stays with who read it. */
const KEPT_CACHES = ['alva-shell', 'alva-pictures'];
/** How long ago the last visit was. */
export const EARLIER_MS = HOUR_MS;

/** Public records stay, as old as after a ride; the rest of the device is as new. */
const agePublicRecords = (page: Page): Promise<void> =>
  page.evaluate(
    async ([keptCaches, age]) => {
      for (const name of await caches.keys())
        if (!keptCaches.includes(name)) await caches.delete(name);
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      for (const { name } of await indexedDB.databases())
        if (name !== undefined && name !== 'alva-public')
          await done(indexedDB.deleteDatabase(name));
      const db = await done(indexedDB.open('alva-public'));
      const tx = db.transaction(['favourites', 'outbox', 'state'], 'readwrite');
      tx.objectStore('favourites').clear();
      tx.objectStore('outbox').clear();
      const states = tx.objectStore('state');
      for (const state of await done(states.getAll()))
        states.put({ ...state, syncedAt: state.syncedAt - age });
      await new Promise((resolve, reject) => {
        tx.oncomplete = resolve;
        tx.onabort = () => reject(tx.error);
      });
      db.close();
    },
    [KEPT_CACHES, EARLIER_MS] as const,
  );

/**
 * As if nobody had used the phone but to look at the site once, an hour ago: the service worker is
 * installed and public content is here, which is most of what a test with a phone takes.
 * @returns its one page, which shows no page of the site yet
 */
export const emptyProfile = async ({ context, wire, uncaught }: Profile): Promise<Page> => {
  await wire.up();
  wire.silent(false);
  wire.instead(undefined);
  wire.rewrite(undefined);
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.setGeolocation(null);
  const page = await context.newPage();
  for (const each of context.pages()) if (each !== page) await each.close();
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await page.goto(NOT_YET_ON_SITE);
  await cdp.send('ServiceWorker.stopAllWorkers');
  await cdp.send('Storage.clearDataForOrigin', {
    origin: wire.origin,
    storageTypes: 'cookies,local_storage',
  });
  await context.clearCookies();
  await agePublicRecords(page);
  await cdp.detach();
  wire.reset();
  uncaught.length = 0;
  return page;
};
