import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inStore } from './in-store.ts';
import { codeTo } from './phone-code.ts';
import { bare, expect } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const freshNumber = (): string => `0899${String(Date.now()).slice(-8)}`;

const askForCode = async (page: Page, number: string, channel = 'WhatsApp'): Promise<void> => {
  await page.getByLabel('Phone number').fill(number);
  await page.getByLabel(channel, { exact: true }).check();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
};

bare('somebody new comes in by a code over WhatsApp', async ({ page }) => {
  const number = freshNumber();
  await page.goto('/en/login?next=/profile');
  await expectAccessible(page);
  await askForCode(page, number);
  await expectAccessible(page);
  const code = page.getByLabel('Code of six digits');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');

  // A wrong number is mended without losing what was typed.
  await page.getByRole('button', { name: /Wrong number/ }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue(number);
  const mended = freshNumber();
  await askForCode(page, mended);
  // A phone that had put the tab away loads the page anew.
  await page.reload();
  await code.fill(await codeTo(page, mended));

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Gita Permata');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please agree to the terms')).toBeVisible();
  await page.getByLabel(/agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(page.getByRole('heading', { name: 'Gita Permata' })).toBeVisible();
});

bare(
  'a wrong code says so, and the right one of an owner opens their account',
  async ({ page }) => {
    await page.goto('/id/login?next=/profile');
    await page.getByLabel('Nomor telepon').fill('081310010002');
    await page.getByLabel('SMS', { exact: true }).check();
    await page.getByRole('button', { name: 'Kirim kode' }).click();
    const field = page.getByLabel('Kode enam angka');
    await expect(field).toBeVisible();
    const right = await codeTo(page, '081310010002');
    await field.fill(right === '000000' ? '000001' : '000000');
    await expect(main(page).getByRole('alert')).toContainText('Kode verifikasi salah');
    await field.fill(right);
    await expect(page).toHaveURL(/\/id\/profile$/);
    await expect(page.getByRole('heading', { name: 'Bima Prakoso' })).toBeVisible();
  },
);

/** The next token that the captcha hands out is a program's. */
const takenForProgram = async (page: Page): Promise<void> => {
  const session = await page.request.get('/api/session');
  const { provider } = (await session.json()) as { provider: { captcha: { script: string } } };
  const control = new URL('/control', provider.captcha.script).href;
  const judge = (score: number) => page.request.post(control, { data: { score } });
  await page.route(
    '**/recaptcha/api2/reload',
    async (route) => {
      // The token has the score of the moment it was made.
      await judge(0.1);
      const response = await route.fetch();
      await judge(0.9);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
};

bare(
  'whom the captcha takes for a program gets no code and reads why, and may try again @full',
  async ({ page }) => {
    const number = freshNumber();
    await page.goto('/en/login?next=/profile');
    await takenForProgram(page);
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(main(page).getByRole('alert')).toHaveText('Please check google recaptcha');
    await expectAccessible(page);
    expect(await codeTo(page, number)).toBe('');
    await expect(page.getByLabel('Phone number')).toHaveValue(number);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
    expect(await codeTo(page, number)).toMatch(/^\d{6}$/);
  },
);

/** Half a minute goes by, after which another code may be sent. */
const halfAMinuteLater = async (page: Page): Promise<void> => {
  await inStore(({ primary }) =>
    primary.execute('UPDATE verification_code SET created_at = created_at - 60000'),
  );
  await page.evaluate(() => {
    const pending = JSON.parse(sessionStorage.getItem('pending-code') ?? '{}');
    sessionStorage.setItem(
      'pending-code',
      JSON.stringify({ ...pending, sentAt: pending.sentAt - 60_000 }),
    );
  });
  await page.reload();
};

bare(
  'how somebody took their code last is how the next one is offered @full',
  async ({ page, context }) => {
    await page.goto('/en/login');
    await expect(page.getByLabel('WhatsApp', { exact: true })).toBeChecked();
    await askForCode(page, freshNumber(), 'SMS');
    const later = await context.newPage();
    await later.goto('/en/login');
    await expect(later.getByLabel('SMS', { exact: true })).toBeChecked();

    // The other way, chosen where the code is typed, counts as well.
    await halfAMinuteLater(page);
    await page.getByRole('button', { name: 'Send it by WhatsApp instead' }).click();
    await expect(page.getByText(/We sent it to .* by WhatsApp/)).toBeVisible();
    await later.reload();
    await expect(later.getByLabel('WhatsApp', { exact: true })).toBeChecked();
  },
);
