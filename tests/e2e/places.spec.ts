import { expectAccessible } from './axe.ts';
import { keyboardOn } from './keyboard.ts';
import { signInOn } from './signed-in.ts';
import { expect, test } from './test.ts';

test('the keyboard alone gives an address, and it is there after a reload @full', async ({
  page,
}) => {
  await signInOn(page, 'admin@alva.demo');
  await page.goto('/en/profile/address');
  const { press, type, pick, expectFocus, expectSaid } = await keyboardOn(page);
  await pick('Province', 'west java', 'West Java');
  await pick('City or regency', 'kota bandung', 'Kota Bandung');
  await pick('District (kecamatan)', 'coblong', 'Coblong');
  await expect(
    page.getByText('Outside JABODETABEK: delivery to this city costs Rp250.000.'),
  ).toBeVisible();
  await type('textbox', 'Street and number', 'Jl. Ir. H. Juanda No. 108');
  await type('textbox', 'Postal code', '401');
  await press('button', 'Save address');

  // The wrong field has the focus and says why; nothing is lost.
  await expectFocus('textbox', 'Postal code');
  await expectSaid('A postal code has 5 digits.');
  await page.keyboard.press('End');
  await page.keyboard.type('32');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'City or regency' })).toHaveValue('Kota Bandung');
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Coblong');
  await expect(page.getByLabel('Postal code')).toHaveValue('40132');
});

test('a pin fills in the district it stands in', async ({ page }) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -6.2607, longitude: 106.8145 });
  await signInOn(page, 'staff@alva.demo');
  await page.goto('/en/profile/address');
  await page.getByRole('button', { name: 'On the map' }).click();
  await page.getByRole('button', { name: 'Where I am' }).click();
  await expect(page.getByText('Mampang Prapatan, Kota Jakarta Selatan')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set the pin here' }).click();
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Jakarta');
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Mampang Prapatan');
  await expect(page.getByText('Inside JABODETABEK')).toBeVisible();
  await expect(page.getByText('A pin is set')).toBeVisible();
});

test('a pin off the coast cannot be set, and the page says why', async ({ page }) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -5.2, longitude: 111.5 });
  await signInOn(page, 'staff@alva.demo');
  await page.goto('/en/profile/address');
  await page.getByRole('button', { name: 'On the map' }).click();
  await page.getByRole('button', { name: 'Where I am' }).click();
  await expect(page.getByText('Cannot determine the address at this location.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set the pin here' })).toBeDisabled();
});

test('an address out of reach says who is nearest', async ({ page }) => {
  await signInOn(page, 'affiliate@alva.demo');
  await page.goto('/id/profile/address');
  await page.getByRole('combobox', { name: 'Provinsi' }).fill('papua selatan');
  await page.getByRole('option', { name: 'Papua Selatan' }).click();
  await page.getByRole('combobox', { name: 'Kota atau kabupaten' }).fill('merauke');
  await page.getByRole('option', { name: 'Kabupaten Merauke' }).click();
  await expect(page.getByText('Alamat ini di luar jangkauan.')).toBeVisible();
  await expect(page.getByRole('status').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('the configurator finds the dealer nearest to a city @full', async ({ page }) => {
  await page.goto('/en/product/alva-cervo/customize');
  await page.getByRole('button', { name: 'Find the nearest dealer' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Province' }).fill('bali');
  await sheet.getByRole('option', { name: 'Bali', exact: true }).click();
  await sheet.getByRole('combobox', { name: 'City or regency' }).fill('gianyar');
  await sheet.getByRole('option', { name: 'Kabupaten Gianyar' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Choose ALVA Experience Center Bali' }).click();
  await expect(page.getByLabel('Dealer', { exact: true })).toHaveValue('aec-denpasar');
  await expect(page.getByLabel('Province of registration')).toHaveValue('51');
});

test('the list of places sorts by a city, and marks what is not open yet @full', async ({
  page,
}) => {
  await page.goto('/en/experience-center');
  await page.getByRole('button', { name: 'Near another place' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Province' }).fill('north sulawesi');
  await sheet.getByRole('option', { name: 'North Sulawesi' }).click();
  await sheet.getByRole('combobox', { name: 'City or regency' }).fill('kota manado');
  await sheet.getByRole('option', { name: 'Kota Manado' }).click();
  await sheet.getByRole('button', { name: 'Show all, nearest first' }).click();
  await expect(page.getByText('Nearest to Kota Manado first.')).toBeVisible();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('ALVA Manado Boulevard');
  await expect(first).toContainText(/Opens on|Opening soon/);
  await expectAccessible(page);
});

test('the list of places is a short one on a phone, and each says whether it is open @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/id/experience-center');
  const rows = page.getByRole('main').getByRole('article');
  // Hours come with the data of the device.
  await expect(rows.first()).toContainText(/Buka, \d|Sedang tutup, \d|Hari ini tutup/);
  expect((await rows.first().boundingBox())?.y).toBeLessThan(0.8 * 740);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(240);
  await expectAccessible(page);
});

test('the list of places is narrowed by what one wants to do there, and says how many are left @full', async ({
  page,
}) => {
  await page.goto('/en/experience-center');
  const cards = page.getByRole('main').getByRole('article');
  const every = await cards.count();
  const charging = page.getByRole('button', { name: 'Charging', exact: true });
  await charging.click();
  await expect(charging).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.first()).toContainText('charging spots');
  const left = await cards.count();
  expect(left).toBeLessThan(every);
  await expect(page.getByText(`${left} places.`)).toBeVisible();
  // The address keeps it.
  await page.reload();
  await expect(cards).toHaveCount(left);
  await expectAccessible(page);
});

test('a center shows the models to see there, and what only it offers', async ({ page }) => {
  await page.goto('/en/experience-center/aec-scbd');
  const models = page.locator('section', {
    has: page.getByRole('heading', { name: 'Motorcycles to see' }),
  });
  await expect(models.getByRole('listitem')).toHaveCount(6);
  await expect(models.getByText('Only at this center: Viridian Green')).toHaveCount(1);
  await models.getByRole('link', { name: 'ALVA CERVO', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/product\/alva-cervo$/);
});
