import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { responding } from '../responding.ts';
import { startWire, type Wire } from './wire.ts';

/** A phone with the real service worker, behind a server that can be taken away. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly wire: Wire;
  /** Opens a page of the site by its path. */
  open(path: string): Promise<Page>;
}

/** Signs in as the person of that demo account; the next page load knows. */
export const signInAs = async (page: Page, email: string): Promise<void> => {
  expect(await demoSignIn(page, email)).toBe(200);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('UNIQUE_NUMBER_LOGIN')))
    .not.toBeNull();
};

/** The service worker has everything and serves this page. */
export const untilInstalled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    },
    undefined,
    { timeout: 60_000 },
  );
};

/** The languages whose pages are on the device, whole. */
export const languagesHere = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        const asked = navigator.serviceWorker.controller;
        if (asked === null) resolve([]);
        else asked.postMessage({ type: 'WHICH_LANGUAGES' }, [port2]);
      }),
  );

/** Does not wait until the page is calm: takes the other language along, as a person may. */
export const bothLanguages = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({
      type: 'LANGUAGES',
      languages: ['en', 'id'],
    }),
  );
  await expect.poll(() => languagesHere(page), { timeout: 60_000 }).toHaveLength(2);
};

/** How many records of a collection are on the device. */
export const recordsHere = (page: Page, owner: string, collection: string): Promise<number> =>
  page.evaluate(
    async ([name, of]) => {
      const known = await indexedDB.databases();
      if (!known.some((each) => each.name === name)) return 0;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const count = await new Promise<number>((resolve) => {
        const request = db.transaction('records').objectStore('records').index('by-collection');
        const counted = request.count(of);
        counted.onsuccess = () => resolve(counted.result);
      });
      db.close();
      return count;
    },
    [`alva-${owner}`, collection] as const,
  );

/** Whether everything of a public collection is here: a download that was cut counts as nothing. */
const wholeHere = (page: Page, collection: string): Promise<boolean> =>
  page.evaluate(async (of) => {
    const known = await indexedDB.databases();
    if (!known.some((each) => each.name === 'alva-public')) return false;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('alva-public');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const state = await new Promise<{ syncedAt: number | null } | undefined>((resolve) => {
      const request = db.transaction('state').objectStore('state').get(of);
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return (state?.syncedAt ?? null) !== null;
  }, collection);

/** Visits once, as a person would before the signal goes. */
export const fill = async (phone: Phone, owner?: string): Promise<void> => {
  const { page } = phone;
  await page.goto('/en/charging-station');
  await untilInstalled(page);
  for (const collection of ['products', 'stations', 'stationStatus', 'places', 'pages'])
    await expect.poll(() => wholeHere(page, collection), { timeout: 30_000 }).toBe(true);
  if (owner === undefined) return;
  await page.goto('/en/my-ev');
  await expect.poll(() => recordsHere(page, owner, 'vehicles')).toBeGreaterThan(0);
};

interface StartedPhone extends Phone {
  /** Errors that no page caught. */
  readonly uncaught: readonly string[];
  stop(): Promise<void>;
}

/** One that has just opened the site; without a service worker where only its connection matters. */
export const startPhone = async (
  browser: Browser,
  product: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<StartedPhone> => {
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
  const page = await context.newPage();
  await page.goto('/en');
  return {
    ...{ context, page, wire, uncaught },
    open: async (path) => {
      const next = await context.newPage();
      await next.goto(path);
      return next;
    },
    stop: async () => {
      await context.close();
      await wire.down();
    },
  };
};

export const test = base.extend<{ phone: Phone }>({
  serviceWorkers: 'allow',
  phone: async ({ browser, baseURL }, use, info) => {
    // The worker installs first, as at a first visit.
    info.setTimeout(info.timeout + 45_000);
    const phone = await startPhone(browser, baseURL ?? '');
    await use(phone);
    await phone.stop();
    expect(phone.uncaught).toEqual([]);
  },
});

export { expect };
