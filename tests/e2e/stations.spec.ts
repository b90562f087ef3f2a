import { expect, test } from './test.ts';

const BANDUNG = { latitude: -6.9175, longitude: 107.6191 };

test('chargers near a position, narrowed, opened, and back with the filters kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BANDUNG);
  await page.goto('/en/charging-station');
  await expect(page.getByText('measured from the centre of Jakarta')).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('measured from where you are')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Bandung');

  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Kind of station').selectOption({ label: 'Boost Charge' });
  await sheet.getByLabel('Distance').selectOption({ label: 'Within 100 km' });
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/type=BOOST_CHARGE&radius=100000/);
  await expect(cards.first()).toContainText('Boost Charge');
  for (const card of await cards.all()) await expect(card).toContainText('Boost Charge');

  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/charging-station\/[^?]+$/);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Navigate' })).toHaveAttribute('href', /^geo:-6\./);
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 8)));

  await page.getByRole('link', { name: 'All chargers' }).click();
  await expect(page).toHaveURL(/type=BOOST_CHARGE&radius=100000/);
  await expect(cards.first()).toContainText(name);
});

test('a refused position is explained, and the list still serves', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/id/charging-station');
  await page.getByRole('button', { name: 'Pakai lokasi saya' }).click();
  await expect(page.getByText('Izin lokasi untuk situs ini nonaktif')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a place is found by name from anywhere', async ({ page }) => {
  await page.goto('/en/charging-station');
  await page.getByRole('searchbox').fill('Makassar');
  await expect(page).toHaveURL(/q=Makassar/);
  await expect(page.getByRole('article').first()).toContainText('Makassar');
});

test('"none here" offers the next step, and is not what a failed request looks like', async ({
  page,
}) => {
  await page.goto('/en/charging-station?q=zzzz');
  await expect(page.getByText('No charger by that name')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a charger that is gone says so and leads on', async ({ page }) => {
  await page.goto('/en/charging-station/sta_gone');
  await expect(page.getByText('does not exist any more')).toBeVisible();
  await page.getByRole('link', { name: 'See chargers nearby' }).click();
  await expect(page).toHaveURL(/\/en\/charging-station$/);
});

test('every station is the same bytes', async ({ request }) => {
  const bodies = await Promise.all(
    ['sta_a', 'sta_b'].map(async (id) => (await request.get(`/id/charging-station/${id}`)).text()),
  );
  expect(bodies[0]).toBe(bodies[1]);
});
