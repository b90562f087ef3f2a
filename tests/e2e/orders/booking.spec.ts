import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { book, fillContact, leaveOwner, toCheckout } from './buying.ts';
import { backToStore, onProvider } from './provider.ts';

test('a booking is placed, paid by virtual account, and confirmed on its page', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner@alva.demo');
  await book(page);
  const store = new URL(page.url()).origin;
  await expect(
    page.getByRole('heading', { name: 'Waiting for the booking payment' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /BCA Virtual Account/ }).check({ force: true });
  await page.getByRole('button', { name: /^Pay Rp500\.000/ }).click();
  await onProvider(page);
  await page.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await page.getByRole('button', { name: 'The payment arrives' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await backToStore(page, store);
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
});

test('what was typed in the checkout survives Back, a reload and another tab', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await toCheckout(page);
  await fillContact(page);
  await leaveOwner(page);
  await expect(
    page.getByRole('heading', { name: 'How do you get your motorcycle?' }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Whose name goes on the papers?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full name')).toHaveValue('Sari Wulandari');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Sari Wulandari');
  const other = await page.context().newPage();
  await other.goto('/en/purchase?product=alva-cervo&step=contact');
  await expect(other.getByLabel('Mobile number')).toHaveValue('081234567890');
});
