import { HOUR_MS } from '#edge/contract/time.ts';
import { idsHere, noted, plantOldStations } from './device-state.ts';
import { expect, fill, test, untilInstalled } from './phone.ts';
import { startProfile } from './profile.ts';

test.use({ firstVisit: true });

/** Room for the scripts and some pages. */
const HALF_FULL_BYTES = 7_000_000;

test('a first visit on a half-full disk installs what is needed on the road, and the rest once there is room @full', async ({
  browser,
  baseURL,
}) => {
  const { context, wire, stop } = await startProfile(browser, baseURL ?? '');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const quota = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', {
      origin: wire.origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  await quota(HALF_FULL_BYTES);
  await page.goto('/en');
  await untilInstalled(page);
  const pagesHere = (): Promise<string[]> =>
    page.evaluate(async () => {
      const keys = await (await caches.open('alva-shell')).keys();
      return keys
        .map(({ url }) => new URL(url))
        .filter(({ searchParams }) => searchParams.get('__sw') === 'html')
        .map(({ pathname }) => pathname);
    });
  const few = await pagesHere();
  expect(few).toContain('/en/offline');
  expect(few).toContain('/en/roadside-assistance');
  expect(few).not.toContain('/en/monthly-cost');
  await wire.down();
  await page.goto('/en/roadside-assistance');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await expect(page.getByText('This page is not on your phone yet')).toHaveCount(0);
  await page.goto('/en/monthly-cost');
  await expect(page.getByText('This page is not on your phone yet').last()).toBeAttached();

  await quota();
  await wire.up();
  await page.goto('/en/product');
  await expect.poll(pagesHere, { timeout: 90_000 }).toContain('/en/monthly-cost');
  await stop();
});

test('a full disk costs the oldest chargers that are no favourite, says so, and is filled again when there is room @full', async ({
  phone,
}) => {
  const { page, context, wire } = phone;
  await fill(phone);
  const register = await idsHere(page, 'stations');
  await plantOldStations(page, 8);
  const cdp = await context.newCDPSession(page);
  const quota = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', {
      origin: wire.origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  // A newer version of the site shows another field: everything has to be written again.
  await noted(page, 'stations', { cursor: null });
  await quota(1);
  // The browser believes its last look at the disk for half a minute.
  await page.waitForTimeout(33_000);

  await page.goto('/en/charging-station');
  await expect(page.getByRole('article').first()).toBeVisible();
  const count = async (): Promise<number> => (await idsHere(page, 'stations')).length;
  await expect.poll(count).toBeLessThan(register.length + 8);
  const left = await idsHere(page, 'stations');
  expect(left, 'the favourite stays').toContain('old-0');
  expect(left).not.toContain('old-1');

  await wire.down();
  await page.reload();
  await expect(page.getByText('Your device is short of space')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await quota();
  await wire.up();
  await noted(page, 'stations', { incomplete: true, gaveUpAt: Date.now() - HOUR_MS });
  await page.reload();
  await expect.poll(async () => (await noted(page, 'stations')).incomplete).toBe(false);
  expect((await idsHere(page, 'stations')).sort()).toEqual(register.sort());
});
