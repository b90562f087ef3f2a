import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { NEWCOMER_PASSWORD, newcomer } from './newcomer.ts';
import { bare, expect } from './test.ts';

const main = (page: Page) => page.getByRole('main');
/** Of sixteen digits, whose last four nobody else used within a day. */
const nik = (): string => `317405120491${String(Date.now() % 10_000).padStart(4, '0')}`;

bare(
  'name, birth date, gender and language are changed in one form, and shown at once',
  async ({ page }) => {
    await newcomer(page);
    await page.goto('/en/profile');
    await main(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Full name').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.getByLabel('Full name').fill('Melati Kusuma');
    await page.getByLabel('Day').fill('17');
    await page.getByLabel('Month').selectOption({ label: 'August' });
    await page.getByLabel('Year').fill('1990');
    await page.getByLabel('Female').check();
    await page.getByLabel('Occupation').fill('Guru');
    await main(page).getByLabel('Language').selectOption('id');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main(page).getByText('Melati Kusuma').first()).toBeVisible();
    await page.reload();
    for (const text of ['Melati Kusuma', '17 August 1990', 'Female'])
      await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
  },
);

bare(
  'numbers of cards are refused when wrong, and shown masked once they are stored',
  async ({ page }) => {
    await newcomer(page);
    await page.goto('/en/settings/documents');
    const field = page.getByLabel('NIK, 16 digits');
    await field.fill('317405120491');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const number = nik();
    await field.fill(number);
    await field.press('Enter');
    await expect(main(page).getByText('Saved.')).toBeVisible();
    await expect(main(page).getByText(new RegExp(`^Stored: .*${number.slice(-4)}$`))).toBeVisible();
    await expect(main(page).getByText(number)).toHaveCount(0);

    await page.getByLabel('Stay permit (KITAS)').check();
    await expect(page.getByLabel('KITAS number')).toBeVisible();
    const father = page.getByLabel('Father’s name');
    await father.fill('Bambang Kusuma');
    await father.press('Enter');
    await expect(main(page).getByText('Saved.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(father).toHaveValue('Bambang Kusuma');
  },
);

bare(
  'what a person agrees to is switched on and off with its history, and nothing is asked about motorcycles nobody has',
  async ({ page }) => {
    await newcomer(page);
    await page.goto('/en/settings/data');
    const pictures = page.getByLabel('Store pictures of my documents');
    await pictures.click();
    await expect(main(page).getByText(/^Given /)).toBeVisible();
    await expect(pictures).toBeChecked();
    await pictures.click();
    await expect(main(page).getByText(/^Taken back /)).toBeVisible();
    await page.reload();
    await expect(pictures).not.toBeChecked();
    await expect(page.getByLabel('Show my name on the rider leaderboard')).toHaveCount(0);
  },
);

bare(
  'a device is signed out from another one, and what it had of the person is gone',
  async ({ page, browser }) => {
    const email = await newcomer(page);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const other = await context.newPage();
    await other.goto('/en/login/email?next=/profile');
    await other.getByLabel('Email', { exact: true }).fill(email);
    await other.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
    await other.getByLabel('Password', { exact: true }).press('Enter');
    await expect(main(other).getByText(email).first()).toBeVisible();

    await page.goto('/en/settings/devices');
    const sessions = main(page).getByRole('listitem');
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
    await main(page).getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(main(page).getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0);
    await expectAccessible(page);

    await other.reload();
    await expect(other).toHaveURL(/\/en\/login/);
    await expect(other.getByText('This device was signed out for safety')).toBeVisible();
    const stores = await other.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name ?? ''),
    );
    expect(stores.filter((name) => name.includes('cus_'))).toEqual([]);
    await context.close();
  },
);
