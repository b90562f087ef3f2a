import { type Browser, expect, type Page } from '@playwright/test';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { responding } from './responding.ts';

/** Signs the person of a demo account in; what the page opens next knows. */
export const signInOn = async (page: Page, email: string): Promise<void> => {
  // Of the site, and without its scripts: nothing is looked at before somebody is signed in.
  await page.goto('/robots.txt');
  expect(await demoSignIn(page, email)).toBe(200);
};

/** A browser of its own, without a service worker, in which the person of a demo account is signed in. */
export const signedIn = async (browser: Browser, email: string): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(() =>
    localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
  );
  // A press on a page whose scripts are not there yet would be lost.
  const page = responding(await context.newPage());
  await signInOn(page, email);
  return page;
};
