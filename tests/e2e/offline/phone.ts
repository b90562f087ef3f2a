import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { EARLIER_MS, emptyProfile, isNotYetOnSite, type Profile, startProfile } from './profile.ts';
import type { Wire } from './wire.ts';

/** A phone with the real service worker, behind a server that can be taken away. */
export interface Phone {
  readonly context: BrowserContext;
  /** On a first visit the home page; later none of the site, until a test opens one. */
  readonly page: Page;
  readonly wire: Wire;
  /** Opens a page of the site by its path. */
  open(path: string): Promise<Page>;
}

/** Signs in as the person of that demo account; the next page load knows. */
export const signInAs = async (page: Page, email: string): Promise<void> => {
  expect(await demoSignIn(page, email)).toBe(200);
  // What it opens first asks who is signed in, as a reload would.
  if (isNotYetOnSite(page)) return;
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['UNIQUE_NUMBER_LOGIN', 'alva-session-locked'].map((key) => key in localStorage),
      ),
    )
    .toEqual([true, false]);
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
export const languagesOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        const worker = navigator.serviceWorker.controller;
        if (worker === null) resolve([]);
        else worker.postMessage({ type: 'WHICH_LANGUAGES' }, [port2]);
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
  await expect.poll(() => languagesOnDevice(page)).toHaveLength(2);
};

interface Copy {
  readonly count: number;
  /** When everything of it was here, epoch ms; 0 when a download was cut. */
  readonly wholeSince: number;
}

/** What is on the device of a collection. */
const copyOf = (page: Page, owner: string, collection: string): Promise<Copy> =>
  page.evaluate(
    async ([name, of]) => {
      const databases = await indexedDB.databases();
      if (!databases.some((each) => each.name === name)) return { count: 0, wholeSince: 0 };
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open(name));
      const tx = db.transaction(['records', 'state']);
      const count = await done(tx.objectStore('records').index('by-collection').count(of));
      const state = await done(tx.objectStore('state').get(of));
      db.close();
      return { count, wholeSince: state?.syncedAt ?? 0 };
    },
    [`alva-${owner}`, collection] as const,
  );

/** How many records of a collection are on the device. */
export const recordsHere = async (page: Page, owner: string, collection: string): Promise<number> =>
  (await copyOf(page, owner, collection)).count;

const wholeSince = async (page: Page, owner: string, collection: string): Promise<number> =>
  (await copyOf(page, owner, collection)).wholeSince;

/** What an earlier visit left is asked for anew by a page that shows it: waits until that is done. */
export const untilRefreshed = async (
  page: Page,
  collections: readonly string[] = ['stations', 'stationStatus'],
): Promise<void> => {
  for (const collection of collections)
    await expect
      .poll(() => wholeSince(page, 'public', collection))
      .toBeGreaterThan(Date.now() - EARLIER_MS / 2);
};

/** Visits once, as a person would before the signal goes. */
export const fill = async (phone: Phone, owner?: string): Promise<void> => {
  const { page } = phone;
  // Somebody who was here before has the chargers, without their page.
  const goesToGarage = owner !== undefined && isNotYetOnSite(page);
  await page.goto(goesToGarage ? '/en/my-ev' : '/en/charging-station');
  await untilInstalled(page);
  // A first visit downloads them; an earlier one left them here.
  for (const collection of ['products', 'places', 'pages', 'stations', 'stationStatus'])
    await expect.poll(() => wholeSince(page, 'public', collection)).toBeGreaterThan(0);
  if (owner === undefined) return;
  if (!goesToGarage) await page.goto('/en/my-ev');
  // Cut before its end it would be asked for from the beginning.
  await expect.poll(() => wholeSince(page, owner, 'vehicles')).toBeGreaterThan(0);
};

interface StartedPhone extends Phone {
  stop(): Promise<void>;
}

const phoneOf = ({ context, wire }: Profile, page: Page): Phone => ({
  context,
  page,
  wire,
  open: async (path) => {
    const next = await context.newPage();
    await next.goto(path);
    return next;
  },
});

const openSite = async (profile: Profile): Promise<Phone> => {
  const page = await profile.context.newPage();
  await page.goto('/en');
  return phoneOf(profile, page);
};

/** One that has just opened the site; without a service worker where only its connection matters. */
export const startPhone = async (
  browser: Browser,
  product: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<StartedPhone> => {
  const profile = await startProfile(browser, product, serviceWorkers);
  return { ...(await openSite(profile)), stop: profile.stop };
};

/** How long emptying may take; it is a matter of a tenth of it. */
const EMPTIED_WITHIN_MS = 10_000;

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, EMPTIED_WITHIN_MS)),
  ]);

/** Installs once for all tests of a test process that do not care how it was installed. */
const installedProfile = (browser: Browser) => {
  let made: Profile | undefined;
  const install = async (product: string): Promise<Profile> => {
    const profile = await startProfile(browser, product);
    const phone = await openSite(profile);
    await fill(phone);
    await bothLanguages(phone.page);
    profile.context.addInitScript = () => {
      throw new Error('A script cannot be taken back: give it to the page, or `firstVisit`.');
    };
    return profile;
  };
  return {
    emptied: async (product: string): Promise<{ profile: Profile; page: Page }> => {
      made ??= await install(product);
      const page = await inTime(emptyProfile(made));
      if (page !== undefined) return { profile: made, page };
      // A browser whose network was just emulated away may hold on to a page for good.
      void made.stop();
      made = await install(product);
      return { profile: made, page: await emptyProfile(made) };
    },
    stop: async () => made?.stop(),
  };
};

interface OfTest {
  phone: Phone;
  /**
   * The person was never here: the worker installs during the test. For tests of just that, and for
   * those that leave what cannot be taken back: a clock, a script in every page, another deployment.
   */
  firstVisit: boolean;
}

export const test = base.extend<OfTest, { installed: ReturnType<typeof installedProfile> }>({
  serviceWorkers: 'allow',
  firstVisit: [false, { option: true }],
  installed: [
    async ({ browser }, use) => {
      const installed = installedProfile(browser);
      await use(installed);
      await installed.stop();
    },
    { scope: 'worker' },
  ],
  phone: async ({ browser, baseURL, firstVisit, installed }, use) => {
    const product = baseURL ?? '';
    const emptied = firstVisit ? undefined : await installed.emptied(product);
    const profile = emptied?.profile ?? (await startProfile(browser, product));
    await use(emptied === undefined ? await openSite(profile) : phoneOf(profile, emptied.page));
    if (firstVisit) await profile.stop();
    else await profile.context.setOffline(false);
    expect(profile.uncaught).toEqual([]);
  },
});

export { expect };
