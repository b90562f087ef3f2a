import { expect, signInAs, test } from '#tests/e2e/offline/phone.ts';
import {
  choosePayment,
  confirmDelivery,
  fillContact,
  leaveOwner,
  pressPlace,
  toCheckout,
} from './buying.ts';

test('on a line that answers nothing the checkout says so in seconds, and a second press places one order', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'owner2@alva.demo');
  await toCheckout(page);
  await fillContact(page);
  await leaveOwner(page);
  await confirmDelivery(page);
  await choosePayment(page, 'Book it');
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  // A press waits for 30 s, for as long as a slow line may take; 10 s are still longer than what is looked at before.
  await page.evaluate(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms === 30_000 ? 10_000 : ms);
  });
  wire.silent(true);
  await pressPlace(page);
  await expect(page.getByText('Still trying …')).toBeVisible();
  await expect(page.getByText('Offline. What you opened before still works.')).toBeVisible();
  await expect(page.getByText('We did not get an answer.')).toBeVisible();
  wire.silent(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Offline. What you opened before still works.')).toHaveCount(0);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/en\/my-orders\/ord_/);
  await expect(
    page.getByRole('heading', { name: 'Waiting for the booking payment' }),
  ).toBeVisible();
});
