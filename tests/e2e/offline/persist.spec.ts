import type { Page } from '@playwright/test';
import { expect, fill, signInAs, test } from './phone.ts';

const COUNT = 'test-persist-requests';

/** Counts in the tab how often the browser is asked to keep what is here; it never promises. */
const counting = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    if (navigator.storage === undefined) return;
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
      return false;
    };
  }, COUNT);

const requests = (page: Page): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key)), COUNT);

test('the browser is asked to keep what is here once somebody has signed in, and once a write waits @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await counting(page);
  await page.goto('/en/charging-station');
  // Longer than a page takes to be calm.
  await page.waitForTimeout(8_000);
  expect(await requests(page), 'a guest who only looks').toBe(0);

  await signInAs(page, 'owner2@alva.demo');
  await fill(phone, 'cus_owner2');
  await expect.poll(() => requests(page)).toBe(1);
  await page.reload();
  await page.waitForTimeout(6_000);
  expect(await requests(page), 'only once').toBe(1);

  await page.goto('/en/charging-station/sta_demo_plaza-bundaran');
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /favourite/i })
    .first();
  await expect(favourite).toBeVisible();
  await wire.down();
  await favourite.click();
  await expect.poll(() => requests(page)).toBe(2);

  await wire.up();
  await page.goto('/en/profile/device');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await page.goto('/en/charging-station/sta_demo_plaza-bundaran');
  await favourite.click();
});
