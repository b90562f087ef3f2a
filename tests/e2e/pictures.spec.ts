import type { Locator, Page } from '@playwright/test';
import { brightnessOfRows } from './pixels.ts';
import { expect, test } from './test.ts';

/** The largest step of brightness from one row of pixels to the next, around the foot of the first picture. */
const stepBelowPicture = async (page: Page): Promise<number> => {
  const picture = page.locator('main section').first().getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const box = await picture.boundingBox();
  if (box === null) throw new Error('no picture on the first screen');
  // Below the tyres, where the shadow is, as far as the first line of text.
  const foot = Math.round(box.y + box.height);
  const clip = { x: 100, y: foot - 10, width: 200, height: 12 };
  const rows = await brightnessOfRows(page, await page.screenshot({ clip }));
  return Math.max(...rows.slice(1).map((row, at) => Math.abs(row - (rows[at] ?? row))));
};

test('the picture of the first screen melts into the page on a phone, without a line below it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/en', '/id/product/alva-one']) {
    await page.goto(path);
    expect(await stepBelowPicture(page), path).toBeLessThan(4);
  }
});

test('in the dark no picture of a motorcycle or of goods stands on a ground that dazzles', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/en/product/alva-cervo', '/en/shop/accessories', '/en/experience-center']) {
    await page.goto(path);
    const picture = page.locator('main img[src$=".avif"]:not([src*="cutout"]):visible').first();
    // Its script puts another element in its place once it runs.
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded({ timeout: 1_000 });
      await expect(picture).toHaveJSProperty('complete', true, { timeout: 1_000 });
      const box = await picture.boundingBox();
      if (box === null) throw new Error(`no picture on ${path}`);
      const rows = await brightnessOfRows(page, await page.screenshot({ clip: box }));
      expect(Math.max(...rows), path).toBeLessThan(190);
    }).toPass();
  }
});

/** Mean brightness (0 to 255) of a strip along the upper edge of a box. */
const brightnessOfTop = async (page: Page, box: { x: number; y: number; width: number }) => {
  const clip = { x: box.x + 32, y: box.y + 2, width: box.width - 64, height: 8 };
  const rows = await brightnessOfRows(page, await page.screenshot({ clip }));
  return rows.reduce((sum, row) => sum + row, 0) / rows.length;
};

/** Light in the light theme, dark in the dark one, along the upper edge of the picture. */
const expectGroundOfTheme = async (page: Page, picture: Locator, name: string, isDark: boolean) => {
  // Its script puts another element in its place once it runs.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(picture).toHaveJSProperty('complete', true, { timeout: 1_000 });
    const box = await picture.boundingBox();
    if (box === null) throw new Error(`no ${name}`);
    const brightness = await brightnessOfTop(page, box);
    expect(brightness, `${name}, ${isDark ? 'dark' : 'light'}`).toBeGreaterThanOrEqual(
      isDark ? 0 : 200,
    );
    expect(brightness, `${name}, ${isDark ? 'dark' : 'light'}`).toBeLessThanOrEqual(
      isDark ? 70 : 255,
    );
  }).toPass();
};

test('goods, drawings, places, and models above news and offers stand on ground that is light or dark as the page is', async ({
  page,
}) => {
  for (const isDark of [false, true]) {
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    for (const [path, pictures] of [
      ['/en/shop/accessories', 'img[src^="/pictures/goods/"]'],
      ['/en/shop/spare-parts', 'img[src^="/pictures/parts/"]'],
      ['/en/whats-new', '#posts img'],
      ['/en/promo', 'article img'],
      ['/en/experience-center', 'img[src*="centre-outside"]'],
      ['/en/experience-center/aec-scbd', 'img[src*="centre-outside"]'],
    ] as const) {
      await page.goto(path);
      await expectGroundOfTheme(page, page.locator(`main ${pictures}`).first(), path, isDark);
    }
  }
});

test('the motorcycle to turn and its close-ups have no ground of their own: it is light or dark as the page is', async ({
  page,
}) => {
  for (const [colorScheme, least, most] of [
    ['light', 200, 255],
    ['dark', 0, 70],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/product/alva-one');
    const turned = page.locator('main img[src*="/spin/"]');
    const closeUp = page.locator('#details img').nth(1);
    await expect(page.getByRole('slider', { name: 'Turn the motorcycle' })).toBeVisible();
    for (const [name, picture] of Object.entries({ turned, closeUp })) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const box = await picture.locator('..').boundingBox();
      if (box === null) throw new Error(`no ${name}`);
      const brightness = await brightnessOfTop(page, box);
      expect(brightness, `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(least);
      expect(brightness, `${name}, ${colorScheme}`).toBeLessThanOrEqual(most);
    }
  }
});

test('in the dark no first screen of a motorcycle has a light band on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/en', '/en/product/alva-one', '/en/product/alva-one/customize']) {
    await page.goto(path);
    await expect(page.locator('main img:visible').first()).toHaveJSProperty('complete', true);
    const rows = await brightnessOfRows(page, await page.screenshot());
    expect(Math.max(...rows), path).toBeLessThan(160);
  }
});
