import { expect, type Page } from '@playwright/test';
import { TELLING_JPEG } from '#tests/support/pictures.ts';
import type { Phone } from './phone.ts';

const PHOTO = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(TELLING_JPEG) };

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

/** Makes a link for a courier on the order's page at the desk, which is open. @returns its path */
export const linkMade = async (desk: Page): Promise<string> => {
  await desk.getByRole('button', { name: 'Make a courier link' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a courier link' }).click();
  const workOrder = (await dialog.getByText(/^WO-[0-9A-Z]{8}$/).textContent()) ?? '';
  const passkey = (await dialog.getByText(/^[0-9A-Z]{10}$/).textContent()) ?? '';
  return `/id/delivery#${workOrder}.${passkey}`;
};

/** Opens the link on a courier's small phone, and keeps it there. @param to who the order is for */
export const linkOpened = async ({ page, context }: Phone, link: string, to: string) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.2263, longitude: 106.8085 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  await expect(page.getByText(to)).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/id/delivery')) !== undefined))
    .toBe(true);
};

/** Without signal, from a cold start: a photo, a name, a signature, all of it kept on the phone. */
export const handedOver = async ({ page }: Phone, to: string, takenBy: string): Promise<void> => {
  await page.reload();
  await expect(page.getByText(to)).toBeVisible();
  await expect(page.getByText('Tidak ada sinyal.')).toBeHidden();
  await page.getByLabel('Foto pengantaran').setInputFiles(PHOTO);
  await page.getByLabel('Diterima oleh').fill(takenBy);
  await sign(page);
  await page.getByRole('button', { name: 'Sudah diserahkan' }).click();
  await expect(page.getByText('Aman di ponsel ini')).toBeVisible();
};

/** The signal is back: what the phone kept arrives. */
export const arrived = async ({ page, wire }: Phone): Promise<void> => {
  await wire.up();
  await page.reload();
  await expect(page.getByText('ALVA sudah menerima foto')).toBeVisible();
};
