import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../chromium.mjs';
import { startProduct } from '../device/product.ts';
import { median } from '../median.ts';

const ROUNDS = 5;
const SLOWER = 4;
const PATIENCE = { timeout: 60_000 };
const PATH = '/en/charging-station?at=jakarta&view=map';

export interface MapPaint {
  /** Milliseconds from the navigation to the frame that shows coast and pins; medians. */
  readonly first: number;
  readonly offline: number;
  /** On the device when it had no signal. */
  readonly stations: number;
}

/** In the page: when the coast and the first pin stand on the map, and that frame was drawn. */
const watch = (): void => {
  const look = (): void => {
    const coast = document.querySelector('.leaflet-container canvas, .leaflet-container path');
    const pin = document.querySelector('.leaflet-container .leaflet-marker-icon');
    if (coast === null || pin === null) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => Object.assign(window, { paintedAt: performance.now() })),
    );
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
};

const paintOnce = async (page: Page, url: string): Promise<number> => {
  await page.goto(url);
  const painted = await page.waitForFunction(
    () => (window as { paintedAt?: number }).paintedAt,
    undefined,
    PATIENCE,
  );
  return (await painted.jsonValue()) ?? Number.NaN;
};

const slowPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};

const firstVisits = async (browser: Browser, url: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await slowPage(browser);
    await page.addInitScript(watch);
    times.push(await paintOnce(page, url));
    await page.context().close();
  }
  return median(times);
};

/** How many chargers the device's own copy holds, once it is whole. */
const copied = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'alva-public')) return 0;
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('alva-public'));
    const read = db.transaction(['records', 'state']);
    const state = (await done(read.objectStore('state').get('stations'))) as
      | { readonly syncedAt: number | null }
      | undefined;
    const count = await done(read.objectStore('records').index('by-collection').count('stations'));
    db.close();
    return (state?.syncedAt ?? null) === null ? 0 : count;
  });

const withoutSignal = async (browser: Browser, url: string) => {
  const page = await slowPage(browser);
  const context = page.context();
  await page.goto(url);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller,
    undefined,
    PATIENCE,
  );
  const until = Date.now() + PATIENCE.timeout;
  let stations = 0;
  while (stations === 0 && Date.now() < until) {
    stations = await copied(page);
    await page.waitForTimeout(250);
  }
  await page.addInitScript(watch);
  await context.setOffline(true);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await paintOnce(page, url));
  await context.close();
  return { offline: median(times), stations };
};

/** The built product with the invented register, on a phone's screen. */
export const mapPaint = async (folder: string): Promise<MapPaint> => {
  mkdirSync(folder, { recursive: true });
  const { origin, stop } = await startProduct(folder);
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ ...(executablePath === '' ? {} : { executablePath }) });
  try {
    const url = `${origin}${PATH}`;
    const first = await firstVisits(browser, url);
    return { first, ...(await withoutSignal(browser, url)) };
  } finally {
    await browser.close();
    stop();
  }
};
