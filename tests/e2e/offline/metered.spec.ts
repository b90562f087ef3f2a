import { expect, signInAs, test, untilInstalled } from './phone.ts';

test.use({ firstVisit: true });

const SIZE = /\d+([.,]\d+)? (kB|MB)/;

test('with data saver nothing is downloaded before its size was read @full', async ({ phone }) => {
  const { page, context, wire } = phone;
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, type: 'cellular', effectiveType: '4g' },
    });
  });
  await signInAs(page, 'owner@alva.demo');
  await page.goto('/en/profile/device');
  await untilInstalled(page);
  // Nor the pages of an owner; one that is opened stays.
  await page.waitForTimeout(6_000);
  expect(wire.requests.filter((each) => each.includes('/en/leaderboard'))).toEqual([]);
  await page.goto('/en/leaderboard');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/en/leaderboard')) !== undefined))
    .toBe(true);
  await page.goto('/en/profile/device');
  const rows = page.getByRole('main').getByRole('listitem');
  for (const name of ['Charging stations and their status', 'Pages in Indonesian']) {
    const row = rows.filter({ hasText: name });
    await expect(row.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
    await expect(row).toContainText(/Not on this device · .* to download/);
    await expect(row).toContainText(SIZE);
  }
  await page.goto('/en/charging-station');
  const offer = page.getByText(/^Data saver is on/);
  await expect(offer).toContainText(SIZE);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(offer).toHaveCount(0);
});

test('on a line paid for by its volume nothing comes that nobody asked for', async ({ phone }) => {
  const { page, context, wire } = phone;
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: false, type: 'cellular', effectiveType: '4g' },
    });
  });
  await signInAs(page, 'owner@alva.demo');
  await page.goto('/en/profile/device');
  await untilInstalled(page);
  await page.waitForTimeout(6_000);
  expect(wire.requests.filter((each) => each.includes('/en/leaderboard'))).toEqual([]);
  const other = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Pages in Indonesian' });
  await expect(other).toContainText(/Not on this device · .* to download/);
  await page.goto('/en/leaderboard');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/en/leaderboard')) !== undefined))
    .toBe(true);
});
