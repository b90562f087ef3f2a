import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { paid, placed } from '#tests/e2e/orders/prepared.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { ProcessOrderDocument } from '#web/platform/graphql/generated/main/process-order.ts';
import { ShipOrderDocument } from '#web/platform/graphql/generated/main/ship-order.ts';
import { arrived, handedOver, linkMade, linkOpened } from './courier.ts';
import { expect, test } from './phone.ts';

const versionOf = async (desk: Page, id: string): Promise<number> =>
  (await ask(desk, OrderDeskOrderDocument, { id })).orderDeskOrder?.row.version ?? 0;

test('a courier hands an order over without signal, and it arrives once the signal is back', async ({
  browser,
  phone,
}) => {
  const customer = await signedIn(browser, 'affiliate@alva.demo');
  const { id } = await placed(customer, 'FULL_PURCHASE');
  await paid(customer, id, 'bca_va');
  const desk = await signedIn(browser, 'admin@alva.demo');
  await ask(desk, ProcessOrderDocument, { id, expectedVersion: await versionOf(desk, id) });
  await ask(desk, ShipOrderDocument, { id, expectedVersion: await versionOf(desk, id) });
  await desk.goto(`/en/pstools/orders/${id}`);
  const link = await linkMade(desk);
  await expectAccessible(desk);

  const { page, wire } = phone;
  await linkOpened(phone, link, 'Sari Wulandari');
  await expectAccessible(page);
  await wire.down();
  await handedOver(phone, 'Sari Wulandari', 'Budi Wulandari');
  await page.reload();
  await expect(page.getByText('Aman di ponsel ini')).toBeVisible();
  expect((await ask(desk, OrderDeskOrderDocument, { id })).orderDeskOrder?.row.order).toMatchObject(
    { state: 'SHIPPING' },
  );

  await arrived(phone);

  await customer.goto(`/en/my-orders/${id}`);
  await expect(customer.getByRole('heading', { name: 'Proof of the hand-over' })).toBeVisible();
  await expect(customer.getByText('Budi Wulandari')).toBeVisible();
  // Its height in the file: it stands upright, as the camera was held.
  await expect(customer.getByRole('img', { name: 'Photo of the hand-over' })).toHaveJSProperty(
    'naturalWidth',
    8,
  );
  await desk.reload();
  await desk.getByRole('button', { name: 'Open the proof' }).click();
  await desk
    .getByRole('dialog')
    .getByLabel(/reason|why|for/i)
    .fill('The customer asks for it');
  await desk.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(desk.getByRole('dialog').getByText('Budi Wulandari')).toBeVisible();
  await customer.getByRole('button', { name: 'Confirm' }).click();
  await expect(customer.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();
});
