import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseGoogle, messageTo, NEWCOMER_PASSWORD, newcomer } from './newcomer.ts';
import { giveCode } from './second-factor.ts';
import { bare, expect, goOffline, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');

bare(
  'an account asks for a second factor from then on, and moves to another address by the link of a mail',
  async ({ page }) => {
    const email = await newcomer(page);
    await page.goto('/en/settings');
    await expectAccessible(page);
    await main(page)
      .getByRole('link', { name: /Second factor/ })
      .click();
    await page.getByLabel('Phone number for the codes').fill('081234567890');
    await chooseGoogle(page, email);
    await giveCode(page, '000000');
    await expect(page.getByRole('dialog').getByText('Incorrect verification code')).toBeVisible();
    await giveCode(page);
    await expect(main(page).getByText('asks for a code as well')).toBeVisible();
    await expectAccessible(page);
    await messageTo(page, email, 'a code that we send to your phone');

    await page.goto('/en/profile');
    await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/en$/);
    await page.goto('/en/login/email?next=/settings/sign-in');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await giveCode(page);
    await expect(page).toHaveURL(/\/en\/settings\/sign-in$/);

    const moved = `pindah-${email}`;
    await page.getByLabel('New email').fill(moved);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(main(page).getByText('A link is on its way to the new address')).toBeVisible();
    const text = await messageTo(page, moved, 'Open the link within 24 hours');
    const link = new URL(/http\S+oobCode=\S+/.exec(text)?.[0] ?? '');
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page).toHaveURL(/\/en\/settings$/);
    await expect(main(page).getByText(moved)).toBeVisible();
    await messageTo(page, email, `your account uses ${moved}`);

    await page.goto('/en/settings/second-factor');
    await main(page).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByLabel('Phone number for the codes')).toBeVisible();
    await messageTo(page, moved, 'no longer asks for a code to that phone');
  },
);

test('a profile edited without signal waits on the device, and is sent once @full', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/en/login/email?next=/profile');
  await page.getByLabel('Email', { exact: true }).fill('affiliate@alva.demo');
  await page.getByLabel('Password', { exact: true }).fill('alva-demo-2026');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await main(page).getByRole('button', { name: 'Edit', exact: true }).click();
  const occupation = `Guru ${Date.now() % 1_000}`;
  let sent = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes(occupation)) sent++;
  });
  await goOffline(context);
  await page.getByLabel('Occupation').fill(occupation);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your change waits on this device')).toBeVisible();
  expect(sent).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText('Your change waits on this device')).toBeHidden();
  await page.reload();
  await expect(main(page).getByText(occupation)).toBeVisible();
  expect(sent).toBe(1);
  await context.close();
});
