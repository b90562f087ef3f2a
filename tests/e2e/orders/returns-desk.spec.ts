import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { JPEG } from '#tests/support/pictures.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { orderCart, putIntoCart } from './goods-bought.ts';
import { newCustomer } from './new-customer.ts';
import { completed } from './prepared.ts';
import { backToStore } from './provider.ts';

const PHOTO = { name: 'zip.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

/** Buys a bag and pays for it by the pages of the shop. @returns the order's id */
const bagBought = async (customer: Page): Promise<string> => {
  const store = new URL(customer.url()).origin;
  await putIntoCart(customer, 'apparel/sling-bag');
  await customer.getByRole('link', { name: 'Cart, 1 pieces' }).click();
  await orderCart(customer, { method: 'bca_va' });
  await customer.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await customer.getByRole('button', { name: 'The payment arrives' }).click();
  await backToStore(customer, store);
  await expect(customer.getByText('We are packing your order.')).toBeVisible();
  return new URL(customer.url()).pathname.split('/').at(-1) ?? '';
};

test('the queue of returns shows goods that were received and go back, until staff have accepted and received them and the refund waits @full', async ({
  browser,
}) => {
  const customer = await newCustomer(browser);
  const id = await bagBought(customer);
  const desk = await signedIn(browser, 'admin@alva.demo');
  await completed(desk, customer, id);
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  const code = orderDeskOrder?.row.order.orderCode.slice(0, 5) ?? '';
  expect(code).toHaveLength(5);

  await customer.goto(`/en/my-orders/${id}`);
  await customer.getByRole('button', { name: 'Return something' }).click();
  const form = customer.getByRole('dialog');
  await form.getByLabel('Sling bag').selectOption('1');
  await form.getByRole('radio', { name: 'It does not work' }).check({ force: true });
  await form.getByLabel('What is wrong?').fill('The zip is stuck');
  await form.getByLabel('Photo').setInputFiles(PHOTO);
  await form.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(customer.getByText('Under review')).toBeVisible();

  await desk.setViewportSize({ width: 1280, height: 800 });
  const row = desk.getByRole('listitem').filter({ hasText: code });
  /** Opens a queue, as it is by now. */
  const queue = async (name: 'RETURNS' | 'REFUNDS', title: string): Promise<void> => {
    await desk.goto(`/en/pstools/queues?queue=${name}&size=50`);
    await expect(desk.getByRole('region', { name: title }).getByText(/\d+ waits?\b/)).toBeVisible();
  };
  await queue('RETURNS', 'Returns of goods');
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Accept the return, or refuse it')).toBeVisible();
  await expect(row.getByText('Sinta Dewi · Rp325.000')).toBeVisible();
  await expectAccessible(desk);

  await row.getByRole('link').click();
  const returns = desk.locator('#returns');
  await expect(returns).toBeFocused();
  await expect(returns).toBeInViewport();
  await expect(returns.getByText('1 × Sling bag')).toBeVisible();
  await expect(returns.getByText('It does not work · Rp325.000')).toBeVisible();
  await expect(returns.getByText('The zip is stuck')).toBeVisible();
  const photo = returns.getByRole('link', { name: 'Photo 1' });
  const picture = await desk.request.get((await photo.getAttribute('href')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const dialog = desk.getByRole('dialog');
  await returns.getByRole('button', { name: 'Accept the return' }).click();
  await dialog.getByLabel('For the customer to read').fill('Please bring its box as well.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Accept the return' }).click();
  await expect(returns.getByText('Accepted, not back yet')).toBeVisible();
  await customer.reload();
  await expect(customer.getByText('ALVA: Please bring its box as well.')).toBeVisible();
  await expect(customer.getByText(/^Bring it to .*, or send it there, by /)).toBeVisible();

  await queue('RETURNS', 'Returns of goods');
  await expect(row.getByText('Receive the goods')).toBeVisible();
  await row.getByRole('link').click();
  await returns.getByRole('button', { name: 'The goods are here' }).click();
  await dialog.getByLabel('They can be sold again, and stand on the shelf').check();
  await dialog.getByRole('button', { name: 'The goods are here' }).click();
  await expect(returns.getByText('Refund started', { exact: true })).toBeVisible();
  await expect(returns.getByRole('button')).toHaveCount(0);
  await expectAccessible(desk);

  await queue('RETURNS', 'Returns of goods');
  await expect(row).toHaveCount(0);
  await queue('REFUNDS', 'Refunds to approve or pay');
  await expect(row.getByText('Sinta Dewi · Rp325.000')).toBeVisible();
  // What was paid to a number goes to an account that its customer names.
  await expect(row.getByText('Ask the customer for a bank account')).toBeVisible();
  await customer.reload();
  await expect(customer.getByText('This refund waits for your bank account.')).toBeVisible();
});
