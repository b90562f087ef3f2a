import { HOUR_MS } from '#edge/contract/time.ts';
import { idsHere, noted, plantOldStations } from './device-state.ts';
import { expect, fill, test } from './phone.ts';

test.use({ firstVisit: true });

test('a full disk costs the oldest chargers that are no favourite, says so, and is filled again when there is room @full', async ({
  phone,
}) => {
  test.setTimeout(180_000);
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
  await expect.poll(count, { timeout: 20_000 }).toBeLessThan(register.length + 8);
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
  await expect
    .poll(async () => (await noted(page, 'stations')).incomplete, { timeout: 25_000 })
    .toBe(false);
  expect((await idsHere(page, 'stations')).sort()).toEqual(register.sort());
});
