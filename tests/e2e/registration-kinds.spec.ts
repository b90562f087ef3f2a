import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { messageTo, NEWCOMER_PASSWORD } from './newcomer.ts';
import { codeTo } from './phone-code.ts';
import { expect, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');

test('a company signs up by email with who speaks for it, and its profile is a company’s @full', async ({
  page,
}) => {
  const email = `firma-${Date.now()}@alva.test`;
  await page.goto('/en/login/register');
  await page.getByLabel('A company').check();
  await expect(page.getByRole('group', { name: 'Your identity card' })).toHaveCount(0);
  await page.getByLabel('Company name').fill('PT Kuda Besi 88');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByLabel(/agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  // Somebody has to speak for it.
  await expect(page.getByLabel('Your full name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Your full name').fill('Gita Permata');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /check your email/ })).toBeFocused();

  const text = await messageTo(page, email, 'mode=verifyEmail');
  const link = new URL(/http\S+mode=verifyEmail\S+/.exec(text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(/\/en\/email-verified$/);
  await page.goto('/en/login/email?next=/profile');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'PT Kuda Besi 88' })).toBeVisible();
  await expect(main(page).getByText('Company', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Gita Permata', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Birth date')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('PT Kuda Besi 88');
});

test('somebody with a stay permit signs up by a code, and their papers begin with the KITAS @full', async ({
  page,
}) => {
  const number = `0895${String(Date.now()).slice(-8)}`;
  await page.goto('/en/login?next=/settings/documents');
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('Code of six digits');
  await expect(code).toBeVisible();
  await code.fill(await codeTo(page, number));
  await page.getByLabel('Full name').fill('Hans Gruber');
  await expect(page.getByLabel('KTP', { exact: true })).toBeChecked();
  await page.getByLabel('KITAS', { exact: true }).check();
  await page.getByLabel(/agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/en\/settings\/documents$/);
  await expect(page.getByLabel('Stay permit (KITAS)')).toBeChecked();
  const field = page.getByLabel('KITAS number');
  const permit = `2C21JE${String(Date.now()).slice(-4)}AB`;
  await field.fill(permit);
  await field.press('Enter');
  await expect(main(page).getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Stay permit (KITAS)')).toBeChecked();
  await expect(main(page).getByText(new RegExp(`^Stored: .*${permit.slice(-4)}$`))).toBeVisible();
});
