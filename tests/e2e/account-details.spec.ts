import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inStore } from './in-store.ts';
import { messageTo, NEWCOMER_PASSWORD, newcomer } from './newcomer.ts';
import { bare, expect } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const PICTURE = join(import.meta.dirname, '../../web/public/pictures/social/home-1200.jpg');
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
  'numbers of cards are refused when wrong, and shown masked once they are stored @full',
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
  'what a person agrees to is switched on and off with its history, and nothing is asked about motorcycles nobody has @full',
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
  'an answer to the question about privacy stands in the history of who is signed in, once, also when it was given as the signal went @full',
  async ({ page }) => {
    await newcomer(page);
    let arrived = 0;
    page.on('requestfinished', (request) => {
      if (request.postData()?.includes('MEASUREMENT')) arrived++;
    });
    const yes = page.getByRole('button', { name: 'Yes, count my visit' });
    await expect(yes).toBeVisible();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('MEASUREMENT') ? route.abort() : route.continue(),
    );
    const tried = page.waitForEvent('requestfailed', (request) =>
      Boolean(request.postData()?.includes('MEASUREMENT')),
    );
    await yes.click();
    await tried;
    // The device counts at once; the account hears of it when there is signal.
    await expect
      .poll(() =>
        page.evaluate(() => window.dataLayer?.some(({ event }) => event === 'page_view') ?? false),
      )
      .toBe(true);
    expect(arrived).toBe(0);
    await page.unroute('**/graphql');
    const given = main(page).getByText(/^Given /);
    await expect(async () => {
      await page.goto('/en/settings/data');
      await expect(given).toHaveCount(1, { timeout: 3_000 });
    }).toPass();
    await expect(page.getByLabel(/^Count my visits/)).toBeChecked();
    await page.reload();
    await expect(given).toHaveCount(1);
    expect(arrived).toBe(1);

    await page.getByRole('button', { name: 'Privacy choice' }).click();
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await expect(main(page).getByText(/^Taken back /)).toHaveCount(1);
    await expect(page.getByLabel(/^Count my visits/)).not.toBeChecked();
  },
);

bare(
  'the settings show of counting visits what this device was told, in the question about privacy as well @full',
  async ({ page }) => {
    await newcomer(page);
    await page.getByRole('button', { name: 'Yes, count my visit' }).click();
    await page.goto('/en/settings/data');
    const counting = page.getByLabel(/^Count my visits/);
    await expect(counting).toBeChecked();
    await counting.click();
    await expect(counting).not.toBeChecked();
    await page.reload();
    await expect(counting).toBeVisible();
    await expect(counting).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('alva-consent'))).toContain(
      '"analytics":false',
    );
  },
);

bare(
  'a device is signed out from another one, and what it had of the person is gone @full',
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

bare('an address that was never proved is proved by the code of a mail @full', async ({ page }) => {
  const email = await newcomer(page);
  // As accounts are that were there before this site: no way of signing up makes one today.
  await inStore(({ primary }) =>
    primary.execute({
      sql: 'UPDATE customer SET email_verified = 0 WHERE email_address = ?',
      args: [email],
    }),
  );
  await page.goto('/en/profile');
  await expect(main(page).getByText('Not verified')).toBeVisible();
  await page.getByRole('button', { name: 'Verify this address' }).click();
  await expect(main(page).getByText(`on its way to ${email}`)).toBeVisible();
  await expectAccessible(page);
  const right = /\b(\d{6})\b/.exec(await messageTo(page, email, 'mode=verifyEmail'))?.[1] ?? '';
  const field = page.getByLabel('Code of six digits');
  await field.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(main(page).getByText('Incorrect verification code')).toBeVisible();
  await page.getByRole('button', { name: 'I have opened the link' }).click();
  await expect(main(page).getByText('Your email is not verified yet')).toBeVisible();
  await field.fill(right);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(main(page).getByText('Verified', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify this address' })).toHaveCount(0);
});

bare(
  'a photo is shown to its person alone, survives a reload, and is removed again @full',
  async ({ page, browser, baseURL }) => {
    await newcomer(page);
    await page.goto('/en/profile');
    const photo = main(page).getByRole('img', { name: 'Photo' });
    const choose = main(page).locator('input[type=file]').first();
    await choose.setInputFiles({
      name: 'letter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Not a picture'),
    });
    await expect(main(page).getByText('JPEG, PNG or WebP', { exact: false }).first()).toBeVisible();
    await expect(photo).toHaveCount(0);
    await choose.setInputFiles(PICTURE);
    await expect(photo).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(photo).toBeVisible();
    const shown = await photo.evaluate((each) => getComputedStyle(each).backgroundImage);
    const path = /url\("(.+)"\)/.exec(shown)?.[1] ?? '';
    const status = (on: Page) => on.evaluate(async (url) => (await fetch(url)).status, path);
    expect(await status(page)).toBe(200);
    const stranger = await browser.newPage({ serviceWorkers: 'block' });
    await stranger.goto(`${baseURL}/robots.txt`);
    expect(await status(stranger)).not.toBe(200);
    await stranger.context().close();

    await page.getByRole('button', { name: 'Remove the photo' }).click();
    await expect(photo).toHaveCount(0);
    await page.reload();
    await expect(main(page).getByText('Choose a picture')).toBeVisible();
    await expect(photo).toHaveCount(0);
  },
);
