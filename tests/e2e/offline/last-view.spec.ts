import type { Page } from '@playwright/test';
import { HOUR_MS } from '#edge/contract/time.ts';
import { expect, fill, type Phone, signInAs, test } from './phone.ts';

const viewOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('alva.last-view'));

/** Signed in, the garage seen and its view kept; then the signal goes. */
const seen = async (phone: Phone): Promise<void> => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  await expect.poll(() => viewOf(page)).not.toBeNull();
  await wire.down();
};

/** A page of the garage whose scripts never come. */
const openedWithoutScripts = async ({ context }: Phone): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
      if (node instanceof HTMLScriptElement && node.src !== '') return node;
      return appendChild.call(this, node) as T;
    };
  });
  await page.goto('/en/my-ev');
  return page;
};

test('without signal the garage is on the screen before its scripts, and leads on', async ({
  phone,
}) => {
  await seen(phone);
  const page = await openedWithoutScripts(phone);
  const main = page.getByRole('main');
  const motorcycle = main.getByRole('link', { name: 'ALVA CERVO' }).first();
  await expect(motorcycle).toBeVisible();
  await expect(main.locator('[aria-busy]')).toBeHidden();
  await expect(main.getByRole('progressbar').first(), 'the charge').toBeVisible();
  for (const age of await main.locator('.age').all()) await expect(age).toBeHidden();
  await motorcycle.click();
  await expect(page).toHaveURL(/\/en\/my-ev\/\w+/);
});

test('a garage that comes alive gives way to itself, of which nothing moves, and says how old it is', async ({
  phone,
}) => {
  await seen(phone);
  await phone.context.setOffline(true);
  const page = await phone.context.newPage();
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      // The line of ages, whose own words may wrap.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[])
        for (const { node } of entry.sources)
          if (!node?.parentElement?.closest('.age')) moved.push(node?.nodeName ?? 'gone');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en/my-ev');
  const main = page.getByRole('main');
  await expect(main.locator('.age').first()).toBeVisible();
  await expect(main.locator('[data-last-view]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'ALVA CERVO' }).first()).toBeVisible();
  await expect(page.getByText('Offline. What you opened')).toBeVisible();
  expect(await page.evaluate(() => (window as { moved?: string[] }).moved)).toEqual([]);
});

test('a view older than an hour does not show the charge, and nobody else’s is shown', async ({
  phone,
}) => {
  await seen(phone);
  const change = (part: object) =>
    phone.page.evaluate((changed) => {
      const view = JSON.parse(localStorage.getItem('alva.last-view') ?? '{}');
      localStorage.setItem('alva.last-view', JSON.stringify({ ...view, ...changed }));
    }, part);
  await change({ at: Date.now() - 2 * HOUR_MS });
  const old = (await openedWithoutScripts(phone)).getByRole('main');
  await expect(old.getByRole('link', { name: 'ALVA CERVO' }).first()).toBeVisible();
  await expect(old.locator('.by-the-hour').first()).toBeHidden();
  await change({ person: 'cus_owner2' });
  const others = (await openedWithoutScripts(phone)).getByRole('main');
  await expect(others.locator('[aria-busy]')).toBeVisible();
  await expect(others.getByRole('link', { name: 'ALVA CERVO' })).toHaveCount(0);
});
