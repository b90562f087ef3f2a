import { fill, signInAs, test } from '#tests/e2e/offline/phone.ts';
import { expect } from '#tests/e2e/test.ts';
import { moneyArrives, numberAsked, placed } from './prepared.ts';

test('a virtual account number and a QR code are readable without signal, and the payment shows once it returns', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'guest@alva.demo');
  await fill(phone, 'cus_guest');
  const { id } = await placed(page);
  const url = await numberAsked(page, id, 'bca_va');
  await page.goto(`/en/my-orders/${id}`);
  const number = page.getByText(/^1234 5\d{3} \d{4} \d{4}$/);
  await expect(number).toBeVisible();
  const shown = await number.textContent();

  const { id: byQr } = await placed(page);
  await numberAsked(page, byQr, 'other_qris');
  await page.goto(`/en/my-orders/${byQr}`);
  const code = page.getByRole('img', { name: 'QR code for the payment' });
  await expect(code).toBeVisible();

  await wire.down();
  await page.goto(`/en/my-orders/${byQr}`);
  await expect(code).toBeVisible();
  await page.goto(`/en/my-orders/${id}`);
  await expect(number).toHaveText(shown ?? '');
  await expect(page.getByText('Paying needs a connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeDisabled();

  await moneyArrives(page, url);
  await wire.up();
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({
    timeout: 30_000,
  });
});
