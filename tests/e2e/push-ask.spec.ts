import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cancelled, placed } from './orders/prepared.ts';
import { signInOn } from './signed-in.ts';
import { expect, test } from './test.ts';
import { WHOLE_BROWSER } from './whole-browser.ts';

// The headless shell shows no notifications.
test.use(WHOLE_BROWSER);

const ABOUT_ORDER = 'Shall we notify you when this order moves on?';
const ABOUT_CHARGERS =
  'Shall we notify you when a favourite charger is free again or out of order?';
const CHARGER = '/en/charging-station/sta_demo_plaza-bundaran';

const questions = (page: Page) => page.getByText(/^Shall we notify you/);

/** Taps the heart and waits until the account has it: a mark that stays there is the next test's. */
const tap = async (page: Page, heart: Locator, marks: boolean): Promise<void> => {
  const sent = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes(`"isFavourite":${marks}`),
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', String(marks));
  await sent;
};

/** Signs in and lets the browser notify, which has not been switched on. */
const mayBeAsked = async (page: Page): Promise<void> => {
  await signInOn(page, 'guest@alva.demo');
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['notifications'], { origin });
};

test('after an order the page of it asks whether to notify, no other page does, and “Not now” is remembered for orders @full', async ({
  page,
}) => {
  await mayBeAsked(page);
  const { id } = await placed(page);
  for (const path of ['/en', '/en/my-orders', '/en/notifications', CHARGER]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(questions(page), path).toHaveCount(0);
  }
  await page.goto(`/en/my-orders/${id}`);
  await expect(page.getByText(ABOUT_ORDER)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(questions(page)).toHaveCount(0);

  const { id: other } = await placed(page);
  for (const order of [id, other]) {
    await page.goto(`/en/my-orders/${order}`);
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(questions(page)).toHaveCount(0);
  }
  // It was said of orders, and of nothing else.
  await page.goto(CHARGER);
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await heart.click();
  await expect(page.getByText(ABOUT_CHARGERS)).toBeVisible();
  await tap(page, heart, false);
  for (const order of [id, other]) await cancelled(page, order);
});

test('an order that has ended does not ask @full', async ({ page }) => {
  await mayBeAsked(page);
  const { id } = await placed(page);
  await cancelled(page, id);
  await page.goto(`/en/my-orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(questions(page)).toHaveCount(0);
});

test('after a favourite its page asks whether to notify of chargers, and “Not now” is remembered with the next one', async ({
  page,
}) => {
  await mayBeAsked(page);
  await page.goto(CHARGER);
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await expect(heart).toBeEnabled();
  await page.waitForLoadState('networkidle');
  // A mark that somebody left on the account would make the first tap take it away.
  if ((await heart.getAttribute('aria-pressed')) === 'true') await tap(page, heart, false);
  await expect(questions(page)).toHaveCount(0);
  await tap(page, heart, true);
  await expect(page.getByText(ABOUT_CHARGERS)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(questions(page)).toHaveCount(0);
  await tap(page, heart, false);

  await page.reload();
  await tap(page, heart, true);
  await page.waitForLoadState('networkidle');
  await expect(questions(page)).toHaveCount(0);
  await tap(page, heart, false);
});
