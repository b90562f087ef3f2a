import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { paid, placed } from '#tests/e2e/orders/prepared.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { TELLING_JPEG } from '#tests/support/pictures.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { ProcessOrderDocument } from '#web/platform/graphql/generated/main/process-order.ts';
import { ShipOrderDocument } from '#web/platform/graphql/generated/main/ship-order.ts';
import { expect, test } from './phone.ts';

const PHOTO = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(TELLING_JPEG) };

const versionOf = async (desk: Page, id: string): Promise<number> =>
  (await ask(desk, OrderDeskOrderDocument, { id })).orderDeskOrder?.row.version ?? 0;

/** A finger on the sheet. */
const sign = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('img', { name: /tanda tangan/i });
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('There is no sheet to sign.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await page.mouse.down();
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(
      box.x + box.width * (0.2 + step * 0.05),
      box.y + box.height * (step % 2 === 0 ? 0.7 : 0.3),
    );
  await page.mouse.up();
};

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
  await desk.getByRole('button', { name: 'Make a courier link' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a courier link' }).click();
  const workOrder = (await dialog.getByText(/^WO-[0-9A-Z]{8}$/).textContent()) ?? '';
  const passkey = (await dialog.getByText(/^[0-9A-Z]{10}$/).textContent()) ?? '';
  await expectAccessible(desk);

  const { page, context, wire } = phone;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.2263, longitude: 106.8085 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/id/delivery#${workOrder}.${passkey}`);
  await expect(page.getByText('Sari Wulandari')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/id/delivery')) !== undefined))
    .toBe(true);

  await wire.down();
  await page.reload();
  await expect(page.getByText('Sari Wulandari')).toBeVisible();
  await expect(page.getByText('Tidak ada sinyal.')).toBeHidden();
  await page.getByLabel('Foto pengantaran').setInputFiles(PHOTO);
  await page.getByLabel('Diterima oleh').fill('Budi Wulandari');
  await sign(page);
  await page.getByRole('button', { name: 'Sudah diserahkan' }).click();
  await expect(page.getByText('Aman di ponsel ini')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aman di ponsel ini')).toBeVisible();
  expect((await ask(desk, OrderDeskOrderDocument, { id })).orderDeskOrder?.row.order).toMatchObject(
    { state: 'SHIPPING' },
  );

  await wire.up();
  await page.reload();
  await expect(page.getByText('ALVA sudah menerima foto')).toBeVisible({ timeout: 30_000 });

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
