import type { Locator, Page } from '@playwright/test';
import { fill, signInAs, test } from '#tests/e2e/offline/phone.ts';
import { expect } from '#tests/e2e/test.ts';
import { moneyArrives, numberAsked, placed } from './prepared.ts';

/** A page that has just had its answer does not ask again for some seconds: what happened since shows the next time. */
const opensWith = (page: Page, path: string, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();

test('a virtual account number and a QR code are readable without signal, and the payment shows once it returns', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'guest@alva.demo');
  await fill(phone, 'cus_guest');
  const { id } = await placed(page);
  const url = await numberAsked(page, id, 'bca_va');
  const number = page.getByText(/^1234 5\d{3} \d{4} \d{4}$/);
  await opensWith(page, `/en/my-orders/${id}`, number);
  const shown = await number.textContent();

  const { id: byQr } = await placed(page);
  await numberAsked(page, byQr, 'other_qris');
  const code = page.getByRole('img', { name: 'QR code for the payment' });
  await opensWith(page, `/en/my-orders/${byQr}`, code);

  await wire.down();
  await page.goto(`/en/my-orders/${byQr}`);
  await expect(code).toBeVisible();
  await page.goto(`/en/my-orders/${id}`);
  await expect(number).toHaveText(shown ?? '');
  await expect(page.getByText('Paying needs a connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeDisabled();

  await moneyArrives(page, url);
  await wire.up();
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
});
