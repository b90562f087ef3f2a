import type { Browser, Page } from '@playwright/test';
import { newcomer } from '#tests/e2e/newcomer.ts';
import { responding } from '#tests/e2e/responding.ts';

/** Somebody who has just signed up, without orders, in a browser of their own without a service worker. */
export const newAccount = async (
  browser: Browser,
): Promise<{ readonly page: Page; readonly email: string }> => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(() =>
    localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
  );
  // A press on a page whose scripts are not there yet would be lost.
  const page = responding(await context.newPage());
  return { page, email: await newcomer(page) };
};

/** The page of one. */
export const newCustomer = async (browser: Browser): Promise<Page> =>
  (await newAccount(browser)).page;
