import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const urban = (page: Page) =>
  page.getByRole('region', { name: 'Map of chargers' }).locator('.leaflet-land-pane path').nth(1);
const fillOf = (page: Page): Promise<string> =>
  urban(page).evaluate((path) => getComputedStyle(path).fill);

/** The map that the site brings itself: no archive answers. */
const withoutStreets = (page: Page) =>
  page.route(/\/api\/map/, (route) => route.fulfill({ status: 404 }));

test('the map shows what cities cover from afar, and no longer where streets could be told apart', async ({
  page,
}) => {
  await withoutStreets(page);
  await page.goto('/en/charging-station?at=jakarta&view=map');
  const closer = page.getByRole('button', { name: 'Zoom in' });
  const farther = page.getByRole('button', { name: 'Zoom out' });
  await expect(closer).toBeVisible();
  while ((await urban(page).count()) === 0) await farther.click();
  expect(await fillOf(page)).toBe('rgb(224, 221, 214)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => fillOf(page)).toBe('rgb(42, 49, 58)');
  for (let clicks = 0; clicks < 9 && (await urban(page).count()) > 0; clicks++)
    await closer.click();
  await expect(urban(page)).toHaveCount(0);
});
