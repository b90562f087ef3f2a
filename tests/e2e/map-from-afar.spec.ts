import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const onLand = (page: Page) =>
  page.getByRole('region', { name: 'Map of chargers' }).locator('.leaflet-land-pane path');
const urban = (page: Page) => onLand(page).nth(1);
/** Lines: all else on the land is filled. */
const roads = (page: Page) => onLand(page).and(page.locator('[fill="none"]'));
const fillOf = (page: Page): Promise<string> =>
  urban(page).evaluate((path) => getComputedStyle(path).fill);

/** The map that the site brings itself: no archive answers. */
const withoutStreets = (page: Page) =>
  page.route(/\/api\/map/, (route) => route.fulfill({ status: 404 }));

/** Around Jakarta, as near as cities are still drawn as areas. */
const fromAfar = async (page: Page) => {
  await withoutStreets(page);
  await page.goto('/en/charging-station?at=jakarta&view=map');
  const closer = page.getByRole('button', { name: 'Zoom in' });
  const farther = page.getByRole('button', { name: 'Zoom out' });
  await expect(closer).toBeVisible();
  while ((await urban(page).count()) === 0) await farther.click();
  return { closer, farther };
};

test('the map shows what cities cover from afar, and no longer where streets could be told apart', async ({
  page,
}) => {
  const { closer } = await fromAfar(page);
  expect(await fillOf(page)).toBe('rgb(224, 221, 214)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => fillOf(page)).toBe('rgb(42, 49, 58)');
  for (let clicks = 0; clicks < 9 && (await urban(page).count()) > 0; clicks++)
    await closer.click();
  await expect(urban(page)).toHaveCount(0);
});

test('the map joins towns by main roads from afar, fewer on the whole country, none where one would be taken for a street', async ({
  page,
}) => {
  const { farther } = await fromAfar(page);
  await expect(roads(page)).toHaveCount(0);
  await farther.click();
  await expect(roads(page)).toHaveCount(2);
  const look = async () => {
    const lines = await roads(page).evaluateAll((paths) =>
      paths.map((path) => {
        const { stroke, strokeWidth } = getComputedStyle(path);
        return { stroke, width: Number.parseFloat(strokeWidth) };
      }),
    );
    return lines.toSorted((a, b) => a.width - b.width);
  };
  expect(await look()).toEqual([
    { stroke: 'rgb(220, 174, 92)', width: 1.8 },
    { stroke: 'rgb(220, 174, 92)', width: 2.6 },
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await look())[0]?.stroke).toBe('rgb(138, 113, 66)');
  for (let clicks = 0; clicks < 4; clicks++) await farther.click();
  await expect(roads(page)).toHaveCount(1);
  expect((await look())[0]?.width).toBeLessThan(1.1);
  await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible();
});

const streets = (page: Page) => page.locator('canvas[data-streets]');
/** The map on the page of a place, in sight. */
const spot = async (page: Page, slug: string) => {
  await page.goto(`/en/experience-center/${slug}`);
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  return page.locator('.leaflet-container');
};

test('the page of a place shows its streets where they are, and among towns and main roads where they are not', async ({
  page,
}) => {
  const far = await spot(page, 'aec-bandung');
  await expect(far.getByText('Bandung', { exact: true })).toHaveCount(1);
  await expect(far.locator('.leaflet-land-pane path[fill="none"]')).toHaveCount(2);
  await expect(streets(page).first()).toHaveAttribute('data-streets', /^9\//);
  await spot(page, 'dealer-bogor');
  await expect(streets(page).first()).toHaveAttribute('data-streets', /^15\//);
});

test('streets that come late show the place from near, unless the map was moved meanwhile', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/api\/map/, async (route) => {
    await answered;
    await route.continue();
  });
  const map = await spot(page, 'dealer-bogor');
  await expect(map.getByText('Bogor', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  answer();
  await expect(streets(page).first()).toHaveAttribute('data-streets', /^10\//);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('canvas[data-streets^="15/"]')).toHaveCount(0);
});
