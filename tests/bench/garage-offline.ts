import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '#tests/chromium.mjs';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { median } from './median.ts';
import { startProduct } from './product.ts';
import { limited, table, whole } from './table.ts';

const ROUNDS = 5;
const SLOWER = 4;
const LIMIT_MS = 1_000;
const PATIENCE = { timeout: 60_000 };

/** In the page: when the first motorcycle stands there and the main thread has time for a touch. */
const watch = (): void => {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('main li h3 a') === null) return;
    watcher.disconnect();
    requestIdleCallback(() => Object.assign(window, { readyAt: performance.now() }));
  });
  watcher.observe(document, { childList: true, subtree: true });
};

const openOnce = async (page: Page, url: string): Promise<number> => {
  await page.goto(url);
  const readyAt = () => (window as { readyAt?: number }).readyAt;
  const ready = await page.waitForFunction(readyAt, undefined, PATIENCE);
  return (await ready.jsonValue()) ?? Number.NaN;
};

/** Until /my-ev can be used, offline, on a CPU four times slower. */
const garageOffline = async (origin: string): Promise<number> => {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ ...(executablePath === '' ? {} : { executablePath }) });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${origin}/en`);
    await demoSignIn(page, 'owner@alva.demo');
    await page.goto(`${origin}/en/my-ev`);
    const controlled = async () =>
      (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller;
    await page.waitForFunction(controlled, undefined, PATIENCE);
    await page.waitForSelector('main li h3 a', PATIENCE);
    await page.addInitScript(watch);
    await context.setOffline(true);
    const cpu = await context.newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await openOnce(page, `${origin}/en/my-ev`));
    return median(times);
  } finally {
    await browser.close();
  }
};

export const deviceTable = async (folder: string): Promise<string> => {
  // With `BASE_URL`, a product that runs already.
  const running = process.env.BASE_URL;
  const { origin, stop } =
    running === undefined
      ? await startProduct(folder)
      : { origin: running, stop: async () => undefined };
  try {
    const ready = await garageOffline(origin);
    return table(
      ['on the device', 'measured', 'limit'],
      [
        limited(
          '/my-ev offline, CPU 4x slower: usable after',
          `${whole(ready)} ms`,
          `${whole(LIMIT_MS)} ms`,
          ready < LIMIT_MS,
        ),
      ],
    );
  } finally {
    await stop();
  }
};
