import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { AllocateOrderDocument } from '#web/platform/graphql/generated/main/allocate-order.ts';
import { ApproveInstallmentDocument } from '#web/platform/graphql/generated/main/approve-installment.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { confirmDelivery, fillContact, fillOwner, newNik, onward, toCheckout } from './buying.ts';
import { paid, papersHandedIn, placed } from './prepared.ts';
import { backToStore, onProvider } from './provider.ts';
import { ORDERED, unitArrives } from './warehouse.ts';

test('an installment order goes from the checkout through the approval to the down payment', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'guest@alva.demo');
  await unitArrives();
  await toCheckout(page, ORDERED);
  await fillContact(page);
  await fillOwner(page, newNik());
  await onward(page).click();
  await confirmDelivery(page);
  await page.getByRole('radio', { name: /^Buy it now/ }).check({ force: true });
  await page.getByRole('radio', { name: /^By instalments/ }).check({ force: true });
  await page.getByRole('link', { name: 'Choose an instalment plan' }).click();
  // The one whose answer staff write down; the others decide by their own systems.
  await page.getByRole('radio', { name: /^Another provider/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await expect(page.getByRole('radio', { name: /^By instalments/ })).toBeChecked();
  await onward(page).click();
  // Nothing is due while the company decides, so no method is asked for.
  await expect(page.getByText(/^Rp[\d.]+ × \d+ months$/)).toBeVisible();
  await page.getByLabel(/I have read the terms of purchase/).check({ force: true });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(
    page.getByRole('heading', { name: 'Installment waiting for approval' }),
  ).toBeVisible();
  await expect(page.getByText(/^Rp[\d.]+ a month for \d+ months$/)).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await papersHandedIn(page, id);
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  const expectedVersion = orderDeskOrder?.row.version ?? 0;
  await ask(desk, ApproveInstallmentDocument, { id, expectedVersion });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Installment approved' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay the down payment' }).click();
  await page.getByRole('radio', { name: /BCA Virtual Account/ }).check({ force: true });
  const store = new URL(page.url()).origin;
  await page.getByRole('button', { name: /^Pay Rp/ }).click();
  await onProvider(page);
  await page.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await page.getByRole('button', { name: 'The payment arrives' }).click();
  await backToStore(page, store);
  await expect(page.getByRole('heading', { name: 'Installment contract sign-off' })).toBeVisible();
});

test('details left for later are completed after allocation, and the rest is paid @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'affiliate@alva.demo');
  const { id } = await placed(page);
  await paid(page, id, 'bca_va');
  await unitArrives();
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  const expectedVersion = orderDeskOrder?.row.version ?? 0;
  await ask(desk, AllocateOrderDocument, { id, expectedVersion });

  await page.goto(`/en/my-orders/${id}`);
  await page.getByRole('button', { name: 'Complete the details' }).click();
  await page.getByLabel('Name as on the identity card').fill('Dimas Saputra');
  await page.getByLabel('Mobile number').last().fill('081234567890');
  await page.getByLabel('Email', { exact: true }).fill('dimas@example.id');
  await fillOwner(page, '3273013001950003');
  await expectAccessible(page);
  await onward(page).click();
  await page.getByRole('radio', { name: /^In full/ }).check({ force: true });
  await page.getByRole('button', { name: 'Confirm and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the final payment' })).toBeVisible();
  await paid(page, id, 'bca_va');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});
