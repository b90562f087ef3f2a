import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Counts what moves on the page from its first frame on. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { shifts: seen });
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) seen.sum += (entry as Shift).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { takeShifts: () => add(observer.takeRecords()) });
  });
};

/** What has moved so far, the frame that is being drawn included. */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const { shifts, takeShifts } = window as unknown as {
      shifts: { sum: number };
      takeShifts: () => void;
    };
    takeShifts();
    return shifts.sum;
  });

/** Keeps back every answer of the BFF until the test lets them go. */
const holdAnswers = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === '/graphql' || pathname === '/content',
    async (route) => {
      await gate.promise;
      await route.continue();
    },
  );
  return gate.resolve;
};

/** By the wheel, as a jump would leave nothing to hold on to. */
const wheelTo = (page: Page, wanted: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(wanted).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0] });

test('chargers that come after somebody has scrolled to the foot of their list push nothing away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  const release = await holdAnswers(page);
  await page.goto('/en/charging-station');
  await wheelTo(page, page.getByRole('contentinfo').getByRole('heading').first());
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();
  expect(await shiftsOf(page)).toBeLessThan(0.05);
});

test('the nearest chargers of the start page come without pushing away what is below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  const release = await holdAnswers(page);
  await page.goto('/id');
  const below = page.getByRole('heading', { name: 'Model dan spesifikasi' });
  await wheelTo(page, below);
  release();
  await expect(page.locator('#chargers').getByRole('article')).toHaveCount(3);
  expect(await shiftsOf(page)).toBeLessThan(0.05);
});

test('a promotion that comes late moves nothing on the page of a model', async ({ page }) => {
  for (const [width, path] of [
    [360, '/id/product/alva-cervo'],
    [1280, '/en/product/alva-cervo'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdAnswers(page);
    await page.goto(path);
    const price = page.locator('#price');
    await price.scrollIntoViewIfNeeded();
    const before = await price.boundingBox();
    release();
    await expect(price.getByText('ALVABARU')).toBeVisible();
    expect((await price.boundingBox())?.height, path).toBe(before?.height);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
