import type { Page } from '@playwright/test';
import { expect, test, untilInstalled } from './phone.ts';

/** Within the archive of the demonstration. */
const BOGOR = '/en/charging-station?at=bogor&view=map';

const map = (page: Page) => page.getByRole('region', { name: 'Map of chargers' });
const streets = (page: Page) => map(page).locator('canvas[data-streets]');

/** How many colours a canvas has: an empty one has one. */
const coloursOf = (page: Page): Promise<number> =>
  streets(page)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    });

test('streets are drawn over Bogor, and without signal where the area was taken along', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.goto('/en/charging-station?at=bogor');
  await untilInstalled(page);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chargers for the road' });
  await sheet.getByLabel('City').selectOption({ label: 'Bogor' });
  await expect(sheet.getByText(/MB to download · [\d.]+ MB of it streets/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Save this area' }).click();
  await expect(sheet.getByText('Saved on this device.')).toBeVisible();
  await wire.down();

  await page.goto(BOGOR);
  await expect(streets(page).first()).toBeVisible();
  expect(await coloursOf(page)).toBeGreaterThan(20);
  await expect(map(page).getByRole('link', { name: /OpenStreetMap contributors/ })).toBeVisible();

  await map(page).locator('.leaflet-marker-icon:has(svg)').first().click();
  await expect(page).toHaveURL(/[?&]on=/);
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]on=/);
  await expect(map(page)).toBeVisible();
});
