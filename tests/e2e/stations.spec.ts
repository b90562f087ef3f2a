import { pictureAddress } from '#edge/contract/stations/pictures.ts';
import { asOperator, charger } from './offline/store.ts';
import { signInOn } from './signed-in.ts';
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
  await expect(page.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=-6\./,
  );
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

test('without a new fix the last position serves, and is called that', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BANDUNG);
  await page.goto('/en/charging-station');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('measured from where you are')).toBeVisible();
  await context.clearPermissions();
  await page.reload();
  await expect(page.getByText('measured from where you last were')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Bandung');
  await page.getByRole('button', { name: 'Update my location' }).click();
  await expect(page.getByText('Your location is switched off for this site')).toContainText(
    'where you last were',
  );
  await expect(page.getByRole('article').first()).toContainText('Bandung');
});

test('an empty answer for my model offers what nobody has confirmed', async ({ page }) => {
  const unknown = charger('sta_e2e_unknown', { locationName: 'Uji Kompatibilitas' });
  await asOperator(async (operator) => {
    await operator.has(unknown);
    await page.goto('/en/charging-station?q=uji+kompat&model=alva-cervo');
    await expect(
      page.getByText('Nobody has confirmed a charger here for this model'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show unconfirmed ones, too' }).click();
    await expect(page.getByRole('article')).toContainText('Uji Kompatibilitas');
  });
});

test('the motorcycle somebody rides is asked once; chargers that fit it come first from then on', async ({
  page,
}) => {
  await page.goto('/en/charging-station');
  const choice = page.getByRole('main').getByRole('combobox', { name: 'My motorcycle' }).first();
  await choice.selectOption({ label: 'ALVA CERVO' });
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Fits your model');
  // Those of which nobody knows follow.
  await expect(cards.last()).not.toContainText('Fits your model');
  await page.goto('/en/charging-station');
  await expect(choice).toHaveValue('alva-cervo');
  await expect(cards.first()).toContainText('Fits your model');
  await choice.selectOption({ label: 'Any model' });
  await page.goto('/en/charging-station');
  await expect(choice).toHaveValue('');
  await expect(cards.first()).not.toContainText('Fits your model');
});

for (const [who, email, motorcycle, model] of [
  ['of one model is not asked', 'staff@alva.demo', 'ALVA ONE XP', 'alva-one-xp'],
  ['of several models is asked', 'owner@alva.demo', 'ALVA CERVO', ''],
] as const)
  test(`an owner ${who} which motorcycle they ride`, async ({ page }) => {
    await signInOn(page, email);
    await page.goto('/en/my-ev');
    await expect(page.getByRole('main').getByText(motorcycle)).toBeVisible();
    await page.goto('/en/charging-station');
    await expect(page.getByRole('article').first()).toBeVisible();
    const choice = page.getByRole('main').getByRole('combobox', { name: 'My motorcycle' });
    await expect(choice.first()).toHaveValue(model);
  });

test('a city that is typed is where distances begin, one wrong letter forgiven', async ({
  page,
}) => {
  await page.goto('/en/charging-station');
  await page.getByRole('combobox', { name: 'Search by place' }).fill('Makasar');
  await expect(page).toHaveURL(/at=makassar/);
  await expect(page.getByText('measured from the centre of Makassar')).toBeVisible();
  const nearest = page.getByRole('article').first();
  await expect(nearest).toContainText('Makassar');
  await expect(nearest.getByText(/^(\d+ m|1?\d(\.\d)? km)$/)).toBeVisible();
  // What a link or an old bookmark has in its search is read the same way.
  await page.goto('/en/charging-station?q=Bandung');
  await expect(page.getByText('measured from the centre of Bandung')).toBeVisible();
});

test('a charger is looked for by its name, wherever it is', async ({ page }) => {
  await page.goto('/en/charging-station');
  const box = page.getByRole('combobox', { name: 'Search by place' });
  await box.fill('Boost Dago');
  // What was looked for is remembered once somebody settled on it.
  const logged = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.resourceType() === 'ping',
  );
  await box.blur();
  await logged;
  await expect(page.getByRole('article').first()).toContainText('ALVA Boost Dago');
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

test('a mistyped charger offers the ones whose names are most like it @full', async ({ page }) => {
  const answer = await page.goto('/id/charging-station/plaza-bunderan');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: /^Plaza Bundaran/ }).click();
  await expect(page).toHaveURL(/\/id\/charging-station\/sta_demo_plaza-bundaran$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Plaza Bundaran/);
});

test('every station is the same bytes', async ({ request }) => {
  const bodies = await Promise.all(
    ['sta_a', 'sta_b'].map(async (id) => (await request.get(`/id/charging-station/${id}`)).text()),
  );
  expect(bodies[0]).toBe(bodies[1]);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('pictures of a charger are swiped through; one that fails leaves no hole', async ({
  page,
}) => {
  const img = ['ENTRANCE', 'CHARGER', 'From the street'].map((name) => ({
    name,
    url: `https://cdn.arus.example/${name}.png`,
  }));
  const pictured = charger('sta_e2e_gallery', { locationName: 'Uji Galeri', img });
  const broken = pictureAddress(pictured.id, img[2] ?? { name: '', url: '' });
  await page.route('**/api/stations/pictures/**', (route) =>
    route.request().url().endsWith(broken)
      ? route.fulfill({ body: 'gone', contentType: 'text/plain' })
      : route.fulfill({ body: PIXEL, contentType: 'image/png' }),
  );
  await asOperator(async (operator) => {
    await operator.has(pictured);
    await page.goto(`/en/charging-station/${pictured.id}`);
    const gallery = page.getByRole('region', { name: 'Pictures' });
    // The page draws it anew when the rest of the station arrives.
    await expect(() => gallery.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
    await expect(gallery.getByRole('img', { name: 'Entrance of Uji Galeri' })).toBeVisible();
    await expect(gallery.getByText('1 / 2')).toBeVisible();
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery.getByText('2 / 2')).toBeVisible();
    await expect(gallery.getByRole('img', { name: 'From the street' })).toHaveCount(0);
  });
});

test('a way along that is too long says so, and does not blame the connection', async ({
  page,
}) => {
  await page.goto('/en/charging-station');
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chargers for the road' });
  await sheet.getByLabel('What to save').selectOption('corridor');
  await sheet.getByLabel('From').selectOption({ label: 'Jakarta' });
  await sheet.getByLabel('To', { exact: true }).selectOption({ label: 'Jayapura' });
  await expect(sheet.getByText('more than 1,200 km apart')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Save this area' })).toBeDisabled();
});

test('filter, motorcycle, map and areas to save are all within reach of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [locale, labels] of [
    ['en', ['Filter', 'Show map', 'Save for offline']],
    ['id', ['Saring', 'Lihat peta', 'Simpan area']],
  ] as const) {
    await page.goto(`/${locale}/charging-station`);
    for (const name of labels)
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').locator('select:visible')).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Lihat peta' }).click();
  const list = page.getByRole('button', { name: 'Daftar' });
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(list).toBeFocused();
  await expect(page.getByRole('button', { name: 'Saring' })).toBeInViewport({ ratio: 1 });
  await list.click();
  await expect(page.getByRole('button', { name: 'Lihat peta' })).toBeFocused();
});

test('the map fills a small phone, shows the chosen charger over it, and the page of one says where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/charging-station?view=map');
  const map = page.getByRole('region', { name: 'Map of chargers' });
  await expect(map).toBeInViewport({ ratio: 0.8 });
  expect((await map.boundingBox())?.height).toBeGreaterThan(0.85 * 740);
  await page.getByRole('button', { name: /nearest/ }).click();
  await expect(page).toHaveURL(/[?&]on=/);
  const card = page.getByRole('article').first();
  await expect(card).toBeInViewport({ ratio: 0.9 });
  const [cardBox, mapBox] = [await card.boundingBox(), await map.boundingBox()];
  expect(cardBox?.y).toBeGreaterThan(mapBox?.y ?? 0);
  expect(cardBox?.y).toBeLessThan((mapBox?.y ?? 0) + (mapBox?.height ?? 0));

  await page.goto('/en/charging-station/sta_demo_stasiun-bandung');
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: /^Map with / })).toBeVisible();
});

for (const [locale, button, works, label] of [
  ['en', 'Report something', 'It works', 'Photo'],
  ['id', 'Laporkan sesuatu', 'Berfungsi', 'Foto'],
] as const)
  test(`the answers of a report stay under the finger while its photo field comes: ${locale}`, async ({
    page,
  }) => {
    // Tall: on a short phone the sheet is as high as it may be, and nothing could move.
    await page.setViewportSize({ width: 360, height: 1_100 });
    await signInOn(page, 'owner@alva.demo');
    await page.goto(`/${locale}/charging-station/sta_demo_stasiun-bandung`);
    await page.waitForLoadState('networkidle');
    const opened = Promise.withResolvers<void>();
    let late = 0;
    await page.route('**/_next/static/chunks/**', async (route) => {
      late++;
      await opened.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: button }).click();
    const answer = page.getByLabel(works, { exact: true });
    await expect(answer).toBeVisible();
    await expect.poll(() => late).toBeGreaterThan(0);
    // The sheet rises as it opens, which is a frame long where motion is unwanted.
    await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
    const before = await answer.boundingBox();
    opened.resolve();
    await expect(page.getByLabel(label)).toBeAttached();
    expect((await answer.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  });
