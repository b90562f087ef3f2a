import { type Browser, expect, type Page } from '@playwright/test';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';

/** A browser of its own, without a service worker, in which the person of a demo account is signed in. */
export const signedIn = async (browser: Browser, email: string): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(() =>
    localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
  );
  const page = await context.newPage();
  await page.goto('/en/policy/warranty');
  expect(await demoSignIn(page, email)).toBe(200);
  return page;
};
