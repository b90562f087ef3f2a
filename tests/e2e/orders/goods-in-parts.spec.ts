import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn, signInOn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { orderCart, putIntoCart } from './goods-bought.ts';
import { backToStore } from './provider.ts';
import { cartEmptied } from './warehouse.ts';

test('the desk hands over one of two things and takes out the other, and the customer sees the one received and the other paid back @full', async ({
  browser,
  page: customer,
}) => {
  await cartEmptied('cus_guest');
  await signInOn(customer, 'guest@alva.demo');
  await customer.setViewportSize({ width: 360, height: 780 });
  const store = new URL(customer.url()).origin;
  await putIntoCart(customer, 'accessories/rain-cover');
  await putIntoCart(customer, 'apparel/sling-bag');
  await customer.getByRole('link', { name: 'Cart, 2 pieces' }).click();
  await orderCart(customer, { method: 'bca_va' });
  await customer.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await customer.getByRole('button', { name: 'The payment arrives' }).click();
  await backToStore(customer, store);
  await expect(customer.getByText('We are packing your order.')).toBeVisible();
  const order = new URL(customer.url()).pathname;
  const item = (name: string) => customer.getByRole('listitem').filter({ hasText: name });
  // What is paid back is taken off a receipt, which is made within a minute of the payment.
  await expect(customer.getByRole('link', { name: /^Check page/ })).toBeVisible();

  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`/en/pstools/orders/${order.split('/').at(-1)}`);
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('button', { name: 'Start preparing', exact: true }).click();
  await dialog.getByRole('button', { name: 'Start preparing' }).click();
  await expect(desk.getByRole('heading', { name: 'Being prepared', exact: true })).toBeVisible();

  await desk.getByRole('button', { name: 'Hand over a part first', exact: true }).click();
  await dialog.getByLabel('Cover for parking outside').selectOption('1');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Hand over a part first' }).click();
  await expect(desk.getByText('1 handed over', { exact: true })).toBeVisible();
  // The last thing goes with the order itself.
  await expect(desk.getByRole('button', { name: 'Hand over a part first' })).toHaveCount(0);
  await customer.reload();
  await expect(
    item('Cover for parking outside').getByText('1 of 1 received', { exact: true }),
  ).toBeVisible();
  await expect(item('Sling bag').getByText(/received/)).toHaveCount(0);

  await desk.getByRole('button', { name: 'Take goods out', exact: true }).click();
  await expect(dialog.getByLabel('Cover for parking outside')).toHaveCount(0);
  await dialog.getByLabel('Sling bag').selectOption('1');
  await dialog.getByRole('radio', { name: 'Not available any more' }).check({ force: true });
  await dialog.getByLabel(/^For the customer to read/).fill('The last one is torn.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Take goods out' }).click();
  await expect(desk.getByText('1 taken out', { exact: true })).toBeVisible();

  await customer.goto(order);
  await expect(
    item('Sling bag').getByText('1 cannot be delivered, paid back', { exact: true }),
  ).toBeVisible();
  await expect(customer.getByText('The last one is torn.')).toBeVisible();
  const refund = customer
    .getByRole('listitem')
    .filter({ has: customer.getByRole('list', { name: 'How far this refund is' }) });
  await expect(refund.getByText('Rp325.000', { exact: true })).toBeVisible();
  await expect(customer.getByText('This refund waits for your bank account.')).toBeVisible();
  await expectAccessible(customer);
});
