import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '#tests/chromium.mjs';

export const PATIENCE = { timeout: 120_000 };

const program = async (): Promise<{ readonly executablePath?: string }> => {
  const executablePath = await ensureChromium();
  return executablePath === '' ? {} : { executablePath };
};

export const inBrowser = async <T>(run: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch(await program());
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
};

/** In a browser process of its own that has on its disk what the ones before left in `folder`. */
export const inProfile = async <T>(
  folder: string,
  run: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const viewport = { width: 390, height: 844 };
  const context = await chromium.launchPersistentContext(folder, {
    ...(await program()),
    viewport,
  });
  try {
    return await run(context);
  } finally {
    await context.close();
  }
};

/** Until the service worker has the page. */
export const untilControlled = async (page: Page): Promise<void> => {
  const controlled = async () =>
    (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller;
  await page.waitForFunction(controlled, undefined, PATIENCE);
};
