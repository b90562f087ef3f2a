import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bare, expect, test } from './test.ts';

const openCatalogue = async (page: Page, locale: string) => {
  await page.addInitScript(() =>
    localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
  );
  await page.goto(`/${locale}/ui`);
};

test('an open layer is accessible, closes by Esc and gives the focus back', async ({ page }) => {
  await openCatalogue(page, 'en');
  for (const name of ['Dialog', 'Sheet']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
});

test('the long list narrows while typing, and is chosen from by keyboard', async ({ page }) => {
  await openCatalogue(page, 'id');
  const city = page.locator('#u-combo');
  await city.fill('sura');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await city.press('Enter');
  await expect(city).toHaveValue('Surabaya');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await city.fill('zzz');
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
});

test('a form marks what is wrong, takes the focus to the first and keeps what was typed', async ({
  page,
}) => {
  await openCatalogue(page, 'en');
  const form = page.locator('#form form');
  await form.getByLabel('Email').fill('ayu@mail.id');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByText('This field should not be empty.')).toHaveCount(5);
  await expect(form.getByLabel('Email')).toHaveValue('ayu@mail.id');
  await expectAccessible(page);

  await form.getByLabel('Full name').fill("Ma'ruf Amin");
  await form.getByLabel('Phone number').fill('0812-3456-7890');
  await form.getByLabel('KTP number').fill('9901011505900000');
  await expect(form.getByText('not a province we know')).toBeVisible();
  await form.getByLabel('Day').fill('5');
  await form.getByLabel('Month').selectOption({ label: 'May' });
  await form.getByLabel('Year').fill('1990');
  await form.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await form.getByRole('button', { name: 'Save' }).click();
  // The remark about the number did not stop anyone.
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
});

test('at most three messages stand at once, and none twice @full', async ({ page }) => {
  await openCatalogue(page, 'id');
  const layers = page.locator('#layers');
  for (let times = 0; times < 3; times++) {
    await layers.getByRole('button', { name: 'Toast', exact: true }).click();
    await layers.getByRole('button', { name: 'Toast (error)' }).click();
  }
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(2);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

const failing = { refused: (route: Route) => route.abort(), unanswered: () => undefined };

for (const [way, fail] of Object.entries(failing))
  bare(`a message is drawn although the script that draws it is ${way}`, async ({ page }) => {
    await openCatalogue(page, 'en');
    // The host of messages comes when the page is calm, and with it everything but this script. On a busy
    // machine the network rests before the host was asked for; the place it draws in is a sign of it.
    await page.waitForLoadState('networkidle');
    await page.locator('[role="status"].top-19').waitFor({ state: 'attached' });
    await page.route(/\.js(\?|$)/, fail);
    await page.locator('#layers').getByRole('button', { name: 'Toast', exact: true }).click();
    // The catalogue's own examples say it as well.
    const shown = page
      .getByRole('status')
      .getByText('Saved.', { exact: true })
      .and(page.locator(':not(main *)'));
    await expect(shown).toBeInViewport();
    await expectAccessible(page);
    await expect(shown).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });

test('tabs and accordion work from the keyboard', async ({ page }) => {
  await openCatalogue(page, 'en');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Specification' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Specification');
  const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)];
  await first.locator('summary').press('Enter');
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').press('Enter');
  await expect(first).not.toHaveAttribute('open', '');
});

test('nothing is wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openCatalogue(page, 'id');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
