import { type BrowserContext, test as base, expect } from '@playwright/test';
import { responding } from './responding.ts';

/** What the browser itself says about a page that does not exist; the test asks for one. */
const EXPECTED = [/status of 404/, /Service Worker registration blocked/];

/** As the browser is, with nothing answered and nothing listened to. */
export const bare = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', responding);
    await use(context);
    // An answer still on its way when the test ends would fail the next one in this worker.
    for (const each of [context, ...context.pages()])
      await each.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** A page where an unexpected console error or an uncaught one fails the test. */
export const test = bare.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    // The question about counting visits lies over the page until it is answered; answered here.
    await page.addInitScript(() =>
      localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
    );
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !EXPECTED.some((expected) => expected.test(text)))
        errors.push(`${page.url()}: ${text}`);
    });
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Takes the network from all pages, and waits until each of them knows. */
export const goOffline = async (context: BrowserContext): Promise<void> => {
  await context.setOffline(true);
  for (const page of context.pages())
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
};

export { expect };
