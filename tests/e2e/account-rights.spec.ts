import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { addAccount, chooseGoogle, messageTo, NEWCOMER_PASSWORD, newcomer } from './newcomer.ts';
import { codeTo } from './phone-code.ts';
import { bare, expect } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const freshNumber = (): string => `0897${String(Date.now()).slice(-8)}`;
/** Of 2 MB at most, as papers are. */
const PICTURE = join(import.meta.dirname, '../../web/public/pictures/social/home-1200.jpg');

/** Asks for a code by SMS and types it. @param label of the field for the number */
const proveNumber = async (page: Page, number: string, label: string): Promise<void> => {
  await page.getByLabel(label).fill(number);
  await page.getByLabel('SMS', { exact: true }).check();
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('Code of six digits');
  await expect(code).toBeVisible();
  await code.fill(await codeTo(page, number));
};

/** Somebody new, whose one way in is their number. */
const newByPhone = async (page: Page, number: string): Promise<void> => {
  await page.goto('/en/login?next=/settings/sign-in');
  await proveNumber(page, number, 'Phone number');
  await page.getByLabel('Full name').fill('Gita Permata');
  await page.getByLabel(/agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/en\/settings\/sign-in$/);
};

bare(
  'another phone number counts once its code was typed, and the old one is told @full',
  async ({ page }) => {
    const number = freshNumber();
    await newByPhone(page, number);
    const next = `0896${number.slice(4)}`;
    await proveNumber(page, next, 'New number');
    await expect(main(page).getByText('Your account uses this number now')).toBeVisible();
    await expect(main(page).getByText(next.slice(-4)).first()).toBeVisible();
    await expectAccessible(page);
    await messageTo(page, number.replace(/^0/, '62'), 'and no longer this one');
  },
);

bare(
  'another password is told by mail, ends the other device, and opens the account @full',
  async ({ page, browser }) => {
    const email = await newcomer(page);
    const signInOn = async (on: Page, password: string) => {
      await on.goto('/en/login/email?next=/settings/sign-in');
      await on.getByLabel('Email').fill(email);
      await on.getByLabel('Password', { exact: true }).fill(password);
      await on.getByLabel('Password', { exact: true }).press('Enter');
    };
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const other = await context.newPage();
    await signInOn(other, NEWCOMER_PASSWORD);
    await expect(other).toHaveURL(/\/en\/settings\/sign-in$/);

    await page.goto('/en/settings/sign-in');
    const next = 'delapan kuda kayu';
    await page.getByLabel('Current password').fill('bukan kata sandinya');
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Repeat the new password').fill(next);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await page.getByLabel('Current password').fill(NEWCOMER_PASSWORD);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(main(page).getByText('Your password is changed')).toBeVisible();
    await expectAccessible(page);
    await messageTo(page, email, 'Other devices were signed out');

    await other.reload();
    await expect(other).toHaveURL(/\/login/);
    await signInOn(other, next);
    await expect(other).toHaveURL(/\/en\/settings\/sign-in$/);
    await context.close();
  },
);

bare(
  'Google becomes a second way in over the verified address, and can be taken away again @full',
  async ({ page }) => {
    await newByPhone(page, freshNumber());
    await expect(main(page).getByRole('button', { name: 'Remove' })).toHaveCount(0);
    const email = `jalan-${Date.now()}@alva.test`;
    await page.getByLabel('New email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const text = await messageTo(page, email, 'Open the link within 24 hours');
    const link = new URL(/http\S+oobCode=\S+/.exec(text)?.[0] ?? '');
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page).toHaveURL(/\/en\/settings$/);

    await addAccount(page, email);
    await page.goto('/en/settings/sign-in');
    await page.getByRole('button', { name: 'Add another way to sign in' }).click();
    await chooseGoogle(page, email);
    const google = main(page).getByRole('listitem').filter({ hasText: 'Google' });
    await expect(google).toBeVisible();
    await messageTo(page, email, 'your account can be opened by Google as well');
    await google.getByRole('button', { name: 'Remove' }).click();
    await expect(google).toBeHidden();
    await messageTo(page, email, 'your account can no longer be opened by Google');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Phone' })).toBeVisible();
  },
);

bare(
  'a copy of one’s data is prepared, mailed about, and fetched as one file @full',
  async ({ page }) => {
    const email = await newcomer(page);
    await page.goto('/en/settings/data');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Prepare my data' }).click();
    await expect(main(page).getByText('We are preparing it')).toBeVisible();
    const fetched = page.getByRole('button', { name: /^Download, until/ });
    await expect(async () => {
      await page.reload();
      await expect(fetched).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 100_000 });
    await messageTo(page, email, 'The archive of everything we store about you is ready');
    // Whoever holds the device alone does not get it.
    await fetched.click();
    const download = page.waitForEvent('download');
    await chooseGoogle(page, email);
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  },
);

bare('an account that is deleted is over at once, and nothing of it opens', async ({ page }) => {
  const email = await newcomer(page);
  await page.goto('/en/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete everything?' });
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Keep the account' }).click();
  await expect(sure).toBeHidden();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).not.toHaveURL(/\/settings/);
  await page.goto('/en/profile');
  await expect(page).toHaveURL(/\/en\/login\?next=/);
  await expect(page.getByText(email)).toHaveCount(0);
  await messageTo(page, email, 'your account was erased');
});

bare('a picture of a card is handed in, in review, and deleted again', async ({ page }) => {
  await newcomer(page);
  await page.goto('/en/settings/documents');
  const card = main(page).getByRole('listitem').filter({ hasText: 'Identity card or stay permit' });
  await expect(card.getByText('Missing')).toBeVisible();
  await card.locator('input[type=file]').first().setInputFiles(PICTURE);
  await expect(card.getByText('In review')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card.getByText('Missing')).toBeVisible();
});

for (const isRemembered of [false, true])
  bare(
    `a session ${isRemembered ? 'that is to be remembered outlives' : 'nobody wants remembered ends with'} the browser`,
    async ({ page, browser }) => {
      await page.goto('/en/login/email?next=/profile');
      await page.getByLabel('Email', { exact: true }).fill('owner@alva.demo');
      await page.getByLabel('Password', { exact: true }).fill('alva-demo-2026');
      const remember = page.getByLabel('Keep me signed in on this device');
      await expect(remember).toBeChecked();
      await remember.setChecked(isRemembered);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/en\/profile$/);

      // A browser that starts anew has what was given a time.
      const cookies = (await page.context().cookies()).filter(({ expires }) => expires > 0);
      const later = await browser.newContext({ serviceWorkers: 'block' });
      await later.addCookies(cookies);
      const reopened = await later.newPage();
      await reopened.goto('/en/profile');
      await expect(reopened).toHaveURL(isRemembered ? /\/en\/profile$/ : /\/en\/login\?next=/);
      await later.close();
    },
  );
