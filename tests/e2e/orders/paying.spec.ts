import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { cancelled, numberAsked, placed } from './prepared.ts';
import { backToStore, CARDS, giveCard, givePassword, onProvider } from './provider.ts';
import { jobIsDue, windowEnds } from './warehouse.ts';

const chosenNumber = (page: Page) => page.getByText(/^1234 5\d{3} \d{4} \d{4}$/);

/** Questions about the session get no answer until the function that comes back is called. */
const holdSession = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/session', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('after a declined card the same order is paid by another way', async ({ browser }) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const store = new URL(page.url()).origin;
  const { id } = await placed(page);
  await page.goto(`/id/my-orders/${id}`);
  await page.getByRole('button', { name: 'Bayar Rp500.000' }).click();
  await expect(page.getByText('Pilih cara pembayaran dulu.')).toBeVisible();
  await page.getByText('Kartu', { exact: true }).click();
  await page.getByRole('radio', { name: 'Kartu kredit atau debit' }).check({ force: true });
  await page.getByRole('button', { name: 'Bayar Rp500.000' }).click();
  await onProvider(page);
  await page.getByRole('link', { name: 'English' }).click();
  await giveCard(page, CARDS.declined);
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Payment declined' })).toBeVisible();
  // The order is on the device: its page is there before the server says who is signed in.
  const answerSession = await holdSession(page);
  await backToStore(page, store);
  await expect(
    page.getByText(/Pembayaran ditolak dan tidak ada uang yang terpotong/),
  ).toBeVisible();
  answerSession();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'BCA Virtual Account' }).check({ force: true });
  await page.getByRole('button', { name: 'Bayar Rp500.000' }).click();
  await onProvider(page);
  await page.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await page.getByRole('button', { name: /^(Pembayaran masuk|The payment arrives)$/ }).click();
  await expect(
    page.getByRole('heading', { name: /^(Pembayaran diterima|Payment received)$/ }),
  ).toBeVisible();
  await backToStore(page, store);
  await expect(page.getByRole('heading', { name: 'Pemesanan terkonfirmasi' })).toBeVisible();
});

test('a second tab takes up the open payment, and Back leads to the order with its number', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'affiliate@alva.demo');
  const { id } = await placed(page);
  await page.goto(`/en/my-orders/${id}`);
  await page.getByRole('radio', { name: 'BCA Virtual Account' }).check({ force: true });
  await page.getByRole('button', { name: 'Pay Rp500.000' }).click();
  await onProvider(page);
  const payment = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(`/en/my-orders/${id}`);
  await expect(chosenNumber(second)).toBeVisible();
  await second.getByRole('button', { name: 'Open the payment page' }).click();
  await onProvider(second);
  expect(new URL(second.url()).pathname).toBe(payment);
  await second.goBack();
  await expect(chosenNumber(second)).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(chosenNumber(page)).toBeVisible();
  await expectAccessible(page);
  await cancelled(page, id);
});

test('when the time to pay is over nothing can be paid, and the same motorcycle can be bought anew', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner@alva.demo');
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await placed(page);
  await numberAsked(page, id, 'bni_va');
  await page.goto(`/en/my-orders/${id}`);
  await expect(chosenNumber(page)).toBeVisible();
  await windowEnds(id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await expect(page.getByText('The time to pay is over')).toBeVisible();
  await expect(chosenNumber(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
  // The page says the same before and after the server has written it down.
  await jobIsDue('orders.end-windows');
  await expect(page.getByText(/^Cancelled on/)).toBeVisible();
  await expect(page.getByText('The time to pay is over')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Buy the same again' }).click();
  await expect(page).toHaveURL(/\/en\/product\/alva-cervo\/customize/);
  await expect(page.getByRole('radio', { name: 'Indie Red' }).first()).toBeChecked();
});
