import { noted } from './device-state.ts';
import {
  bothLanguages,
  expect,
  fill,
  recordsHere,
  signInAs,
  test,
  untilRefreshed,
} from './phone.ts';

const syncs = (requests: readonly string[]): number =>
  requests.filter((each) => each === 'POST /graphql').length;

test('a failed refresh keeps the chargers and says so; their age is told', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  await bothLanguages(page);
  await wire.down();
  await page.goto('/id/charging-station');
  await expect(page.getByText('Daftar belum dapat diperbarui')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Diperbarui /).first()).toBeVisible();
  // A question never asked before is answered from the device, and "none" means none.
  await page.getByRole('combobox', { name: /^(Cari tempat|Search by place)/ }).fill('Makassar');
  await expect(page.getByRole('article').first()).toContainText('Makassar');
  await page.getByRole('combobox', { name: /^(Cari tempat|Search by place)/ }).fill('zzzz');
  await expect(page.getByText('Tidak ada stasiun dengan nama itu')).toBeVisible();
});

test('a server that fails is no lost signal: no banner says so, and the garage comes back by itself', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  const failing = (paths: RegExp) =>
    wire.instead((path) =>
      paths.test(path) ? { status: 500, body: '{}', type: 'application/json' } : undefined,
    );
  const banner = page.getByRole('status').locator('p.bg-ink');
  failing(/^\/graphql/);
  await page.goto('/en/my-ev');
  const stale = page.getByText(/We could not refresh/).first();
  await expect(stale).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ALVA CERVO' }).first()).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(banner).toHaveCount(0);
  // Nobody presses anything.
  wire.instead(undefined);
  await expect(stale).toBeHidden();

  failing(/^\/(graphql|api)/);
  await page.goto('/en/my-ev');
  await expect(banner).toContainText('ALVA does not answer.');
});

test('a download that was cut shows the part that arrived, marked as a part', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  // A refresh that is under way would note when it was done, over what the test notes.
  await untilRefreshed(page);
  await noted(page, 'stations', { syncedAt: null });
  await wire.down();
  await page.goto('/en/charging-station');
  await expect(page.getByText('The download was cut short.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: /^(Cari tempat|Search by place)/ }).fill('zzzz');
  await expect(page.getByText('No charger in the part that is on this device')).toBeVisible();
  await expect(page.getByText('No charger by that name')).toHaveCount(0);
  await wire.up();
  await page.goto('/en/charging-station');
  await expect.poll(async () => (await noted(page, 'stations')).syncedAt).not.toBeNull();
});

test('the last place serves without signal, in the list and on the start page', async ({
  phone,
}) => {
  const { page, context, wire } = phone;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.9175, longitude: 107.6191 });
  await fill(phone);
  await bothLanguages(page);
  await page.goto('/en/charging-station');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('article').first()).toContainText('Bandung');
  await context.setGeolocation(null);
  await wire.down();
  await page.reload();
  await expect(page.getByText('measured from where you last were')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Bandung');
  await page.goto('/id');
  // That part of the page comes alive when it is seen.
  const bottom = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < bottom; y += 500) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(80);
  }
  await expect(page.getByText(/^Dari perangkat Anda/)).toContainText('Diperbarui');
  await expect(page.getByRole('article').filter({ hasText: 'Bandung' }).first()).toBeVisible();
});

test.describe('the first download', () => {
  test.use({ firstVisit: true });

  test('"not downloaded" never looks like "none"', async ({ phone }) => {
    const { page, wire } = phone;
    wire.instead((path) =>
      /^\/(?:graphql$|content\?)/.test(path)
        ? { status: 503, body: '{}', type: 'application/json' }
        : undefined,
    );
    await page.goto('/en/charging-station');
    await expect(page.getByText('We could not load the chargers')).toBeVisible();
    expect(await recordsHere(page, 'public', 'stations')).toBe(0);
    await expect(page.getByText('No charger')).toHaveCount(0);
    await signInAs(page, 'owner2@alva.demo');
    await page.goto('/en/my-ev');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(page.getByText('No motorcycle yet')).toHaveCount(0);
  });

  test('with data saver the chargers are kept only when the person says so', async ({ phone }) => {
    const { page } = phone;
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/en/charging-station');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await recordsHere(page, 'public', 'stations')).toBe(0);
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect.poll(() => recordsHere(page, 'public', 'stations')).toBeGreaterThan(5);
    await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0);
  });

  test('coming back refreshes by what changed, not by everything @full', async ({ phone }) => {
    const { page, wire } = phone;
    await signInAs(page, 'owner@alva.demo');
    wire.reset();
    await fill(phone, 'cus_owner');
    // What is the same for everybody comes by GET, the person's own by POST.
    const data = /^\/(graphql|content)/;
    const everything = wire.bytesOf(data);
    await wire.down();
    await page.goto('/en/my-ev');
    await expect(page.getByText('We could not refresh')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'ALVA CERVO' }).first()).toBeVisible();
    wire.reset();
    await wire.up();
    await expect(page.getByText('We could not refresh')).toBeHidden();
    // What was just answered is not asked for again; the garage is, and nothing in it changed.
    await page.waitForTimeout(6_000);
    expect(syncs(wire.requests), wire.requests.join('\n')).toBeLessThanOrEqual(2);
    expect(wire.bytesOf(data)).toBeLessThan(everything / 100);
  });
});
