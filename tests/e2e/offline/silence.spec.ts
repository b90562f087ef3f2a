import type { Page } from '@playwright/test';
import { expect, fill, type Phone, signInAs, test } from './phone.ts';

/** The network is none after three seconds; the rest is for a machine that does much at once. */
const SILENCE_MS = { atMost: 3_600 };

/** Opens a page by its address; how long it took until something was answered, milliseconds. */
const openedAfter = async (phone: Phone, path: string): Promise<[Page, number]> => {
  const page = await phone.open(path);
  const ms = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.responseStart ?? Number.NaN;
  });
  return [page, ms];
};

test.describe('a network that accepts everything and answers nothing', () => {
  test('shows the garage while the session is still asked for', async ({ phone }) => {
    const { context, page, wire } = phone;
    await signInAs(page, 'owner@alva.demo');
    await fill(phone, 'cus_owner');
    wire.silent(true);
    const garage = await context.newPage();
    await garage.addInitScript(() => {
      const { fetch, origin } = window;
      window.fetch = async (...args) => {
        const [target] = args;
        const { pathname: path } = new URL(target instanceof Request ? target.url : target, origin);
        performance.mark(`begin ${path}`);
        return fetch(...args).finally(() => performance.mark(`end ${path}`));
      };
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main')?.textContent?.includes('CERVO')) return;
        performance.mark('data');
        observer.disconnect();
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    await garage.goto('/en/my-ev');
    await expect(garage.getByRole('main').getByText('CERVO').first()).toBeVisible();
    const timeOf = (mark: string) =>
      garage.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, mark);
    await expect.poll(() => timeOf('end /api/session')).toBeGreaterThan(0);
    const data = await timeOf('data');
    expect(data).toBeGreaterThan(0);
    expect(data).toBeLessThan(await timeOf('end /api/session'));
    wire.silent(false);
  });

  test('opens pages that were read before, by address and by link, and tells of the others, in three seconds', async ({
    phone,
  }) => {
    const { page, wire } = phone;
    await page.goto('/en/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await page.title();
    await page.goto('/en');
    wire.silent(true);
    const [about, aboutMs] = await openedAfter(phone, '/en/about');
    await expect(about).toHaveTitle(title);
    expect(aboutMs).toBeLessThan(SILENCE_MS.atMost);
    // In the menu, which nobody needs to open for this.
    await page.locator('a[href="/en/about"]').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/en\/about$/);
    await expect(page).toHaveTitle(title);
    const [other, otherMs] = await openedAfter(phone, '/en/policy/refund-return-warranty');
    await expect(
      other.getByRole('heading', { level: 1, name: 'This page is not on your phone yet' }),
    ).toBeAttached();
    expect(otherMs).toBeLessThan(SILENCE_MS.atMost);
    wire.silent(false);
  });
});

test('a network that sends a status and then nothing counts as none after three seconds', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.goto('/en/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const title = await page.title();
  wire.silent('after-status');
  const [about, aboutMs] = await openedAfter(phone, '/en/about');
  await expect(about).toHaveTitle(title);
  expect(aboutMs).toBeLessThan(SILENCE_MS.atMost);
  wire.silent(false);
});
