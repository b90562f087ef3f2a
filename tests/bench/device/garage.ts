import { chromium, type Page } from '@playwright/test';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { ensureChromium } from '../../chromium.mjs';
import { median } from '../median.ts';
import { startProduct } from './product.ts';

const ROUNDS = 5;
const SLOWER = 4;
const PATIENCE = { timeout: 60_000 };

/** In the page: when the first motorcycle stands there and the main thread has time for a touch. */
const watch = (): void => {
  const ready = (): void => {
    if (document.querySelector('main li h3 a') === null) return;
    watcher.disconnect();
    requestIdleCallback(() => Object.assign(window, { readyAt: performance.now() }));
  };
  const watcher = new MutationObserver(ready);
  watcher.observe(document, { childList: true, subtree: true });
};

const openOnce = async (page: Page, url: string): Promise<number> => {
  await page.goto(url);
  const found = await page.waitForFunction(
    () => (window as { readyAt?: number }).readyAt,
    undefined,
    PATIENCE,
  );
  return (await found.jsonValue()) ?? Number.NaN;
};

/** Milliseconds until /my-ev can be used, offline, on a CPU four times slower; median of five. */
export const garageOffline = async (folder: string): Promise<number> => {
  const { origin, stop } = await startProduct(folder, ['--no-register']);
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ ...(executablePath === '' ? {} : { executablePath }) });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${origin}/en`);
    await demoSignIn(page, 'owner@alva.demo');
    await page.goto(`${origin}/en/my-ev`);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller,
      undefined,
      PATIENCE,
    );
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
    stop();
  }
};
