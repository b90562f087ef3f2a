import type { Page } from '@playwright/test';
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

test('the picture of the first screen melts into the page on a phone, without a line below it', async ({
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
    }).toPass({ timeout: 15_000 });
  }
});
