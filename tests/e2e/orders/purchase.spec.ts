import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { JPEG } from '#tests/support/pictures.ts';
import { choosePayment, confirmDelivery, fillContact, placeOrder, toCheckout } from './buying.ts';
import { backToStore, CARDS, giveCard, givePassword, onProvider } from './provider.ts';
import { ORDERED, unitArrives } from './warehouse.ts';

test('a motorcycle is bought at once and paid by card with a one-time password', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await unitArrives();
  await toCheckout(page, ORDERED);
  await fillContact(page);
  await page.getByLabel('KTP number (NIK)').fill('3273024502900002');
  await page.getByLabel('Picture of the identity card').setInputFiles({
    name: 'ktp.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(JPEG),
  });
  await page.getByRole('combobox', { name: 'City or regency' }).fill('Jakarta Sel');
  await page.getByRole('option', { name: 'Jakarta Selatan' }).click();
  await page.getByLabel('Address', { exact: true }).fill('Jl. Dago 12');
  await page.getByLabel('Postal code').fill('40135');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmDelivery(page);
  await choosePayment(page, 'Buy it now');
  await expectAccessible(page);
  await placeOrder(page);
  const store = new URL(page.url()).origin;
  await page.getByText('Card', { exact: true }).click();
  await page.getByRole('radio', { name: 'Credit or debit card' }).check({ force: true });
  await page.getByRole('button', { name: /^Pay Rp/ }).click();
  await onProvider(page);
  await page.getByText('What you pay for').click();
  await expect(page.getByText('STNK / Registration certificate')).toBeVisible();
  await giveCard(page, CARDS.accepted);
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await backToStore(page, store);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expectAccessible(page);
});
