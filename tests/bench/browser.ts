import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '#tests/chromium.mjs';

export const PATIENCE = { timeout: 120_000 };

export const inBrowser = async <T>(run: (browser: Browser) => Promise<T>): Promise<T> => {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ ...(executablePath === '' ? {} : { executablePath }) });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
};

/** Until the service worker has the page. */
export const untilControlled = async (page: Page): Promise<void> => {
  const controlled = async () =>
    (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller;
  await page.waitForFunction(controlled, undefined, PATIENCE);
};
