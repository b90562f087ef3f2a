import { expect, fill, recordsHere, signInAs, test } from './phone.ts';

const syncs = (requests: readonly string[]): number =>
  requests.filter((each) => each === 'POST /graphql').length;

test('coming back refreshes by what changed, not by everything', async ({ phone }) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  wire.reset();
  await fill(phone, 'cus_owner');
  const everything = wire.bytes;
  await wire.down();
  await page.goto('/en/my-ev');
  await expect(page.getByText('We could not refresh')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ALVA CERVO' }).first()).toBeVisible();
  wire.reset();
  await wire.up();
  await expect(page.getByText('We could not refresh')).toBeHidden({ timeout: 25_000 });
  // Nothing changed: a few questions with empty answers, far less than what was fetched at first.
  expect(syncs(wire.requests), wire.requests.join('\n')).toBeLessThanOrEqual(8);
  expect(wire.bytes).toBeLessThan(everything / 50);
});

test('a failed refresh keeps the chargers and says so; their age is told', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  await wire.down();
  await page.goto('/id/charging-station');
  await expect(page.getByText('Daftar belum dapat diperbarui')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Diperbarui /).first()).toBeVisible();
  // A question never asked before is answered from the device, and "none" means none.
  await page.getByRole('searchbox').fill('Makassar');
  await expect(page.getByRole('article').first()).toContainText('Makassar');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Tidak ada stasiun dengan nama itu')).toBeVisible();
});

test('"not downloaded" never looks like "none"', async ({ phone }) => {
  const { page, wire } = phone;
  wire.instead((path) =>
    path === '/graphql' ? { status: 503, body: '{}', type: 'application/json' } : undefined,
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
  const { context } = phone;
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await phone.open('/en/charging-station');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await recordsHere(page, 'public', 'stations')).toBe(0);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect.poll(() => recordsHere(page, 'public', 'stations')).toBeGreaterThan(5);
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0);
});

test('a phone whose clock is a day wrong shows what is lent until it ends, and no longer @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'guest@alva.demo');
  await fill(phone, 'cus_guest');
  await wire.down();
  const later = async (days: number): Promise<void> => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await page.reload();
  };
  await later(1);
  await expect(page.getByText('Lent to you by Ayu Lestari')).toBeVisible();
  await later(400);
  await expect(page.getByText('No motorcycle yet')).toBeVisible();
});
