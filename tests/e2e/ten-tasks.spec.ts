import { configureByKeyboard } from './configure-by-keyboard.ts';
import { keyboardOn } from './keyboard.ts';
import { signInOn } from './signed-in.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'alva-demo-2026';
const CERVO = 'ALVA CERVO';

test('by keyboard and screen reader: signing in, which leads to the garage @full', async ({
  page,
}) => {
  const { press, type, reach, expectSaid, expectHeading, expectNoTrap } = await keyboardOn(page);
  await page.goto('/en');
  await press('link', 'Sign in');
  await expectHeading('Sign in');
  await press('link', 'Continue with email');
  await type('textbox', 'Email', 'owner@alva.demo');
  await press('button', 'Sign in');
  await expectSaid('This field should not be empty.');
  await type('textbox', 'Password', PASSWORD);
  await press('button', 'Sign in');
  await expect(page).toHaveURL(/\/en\/my-ev$/);
  await expectHeading('My motorcycles');
  await reach('link', CERVO);
  await expectNoTrap();
});

test('by keyboard and screen reader: changing the language @full', async ({ page }) => {
  const { press, reach, expectHeading, expectNoTrap } = await keyboardOn(page);
  await page.goto('/en/charging-station');
  await press('link', 'ID Bahasa Indonesia');
  await expect(page).toHaveURL(/\/id\/charging-station$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expectHeading('Stasiun pengisian daya');
  await expectNoTrap();
  await press('link', 'EN English');
  await expect(page).toHaveURL(/\/en\/charging-station$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await reach('link', 'ID Bahasa Indonesia');
});

test('by keyboard and screen reader: finding a charger in a town and opening it @full', async ({
  page,
}) => {
  const { type, press, expectSaid, expectHeading, expectNoTrap } = await keyboardOn(page);
  await page.goto('/id/charging-station');
  await type('combobox', 'Cari tempat, alamat, atau operator', 'Surabaya');
  await expectSaid(/\d+ stasiun/);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Surabaya');
  const name = ((await first.getByRole('link').first().textContent()) ?? '').trim();
  await press('link', name);
  await expect(page).toHaveURL(/\/id\/charging-station\/[^/?]+$/);
  await expectSaid(/^Stasiun pengisian \| ALVA$/);
  await expectHeading(name);
  await expectNoTrap();
});

test('by keyboard and screen reader: configuring a motorcycle up to the checkout @full', async ({
  page,
}) => {
  const keyboard = await keyboardOn(page);
  const { press, reach, expectHeading, expectNoTrap } = keyboard;
  await signInOn(page, 'owner@alva.demo');
  await page.goto('/en/product/alva-cervo/customize');
  await configureByKeyboard(page, keyboard, 'ALVA Experience Center Ba');
  await reach('radio', /^Collect at the dealer/);
  await press('link', 'Continue');
  await expect(page).toHaveURL(/\/en\/purchase\?/);
  await expectHeading('Who do we call about this order?');
  await expectNoTrap();
});

test('by keyboard and screen reader: booking a test ride @full', async ({ page }) => {
  const {
    press,
    choose,
    reach,
    type,
    check,
    expectFocus,
    expectSaid,
    expectHeading,
    expectNoTrap,
  } = await keyboardOn(page);
  const onward = () => press('button', 'Lanjut');
  await page.goto('/id/test-ride/select-bike');
  await press('link', /CERVO Q/);
  await expectHeading('Di mana Anda ingin mencoba?');
  await choose(/^ALVA/, /^ALVA Experience Center SCBD/);
  await onward();
  await expectFocus('heading', 'Kapan?');
  await onward();
  await expectSaid('Silakan pilih waktu yang masih tersedia.');
  await check('radio', /\d\d[.:]\d\d/);
  await onward();
  await expectFocus('heading', 'Siapa yang berkendara?');
  await onward();
  await expectFocus('textbox', 'Nama');
  await page.keyboard.type('Sari Dewi');
  await type('textbox', 'Nomor ponsel', `0812${String(Date.now()).slice(-8)}`);
  await reach('combobox', 'Surat izin mengemudi');
  await page.keyboard.type('SIM C');
  await check('checkbox', /minimal 17 tahun/);
  await onward();
  await expectFocus('heading', 'Untuk keperluan apa?');
  await check('checkbox', 'Berangkat kerja atau kuliah');
  await onward();
  await expectFocus('heading', 'Sudah benar?');
  await check('checkbox', /ALVA boleh memakai data ini/);
  await press('button', 'Pesan test ride');
  await expect(page).toHaveURL(/\/id\/test-ride\/success#/);
  await expectHeading('Test ride Anda');
  await expect(page.getByText('Terjadwal', { exact: true })).toBeVisible();
  await expectNoTrap();
});

test('by keyboard and screen reader: searching a part and putting it into the cart @full', async ({
  page,
}) => {
  const { press, type, reach, expectSaid, expectHeading, expectNoTrap } = await keyboardOn(page);
  await page.goto('/en/shop/spare-parts');
  await type('searchbox', 'Search for a part', 'mirror');
  await expectSaid(/\d+ parts?/);
  await press('link', /mirror/i);
  await expect(page).toHaveURL(/\/en\/shop\/spare-parts\/.*mirror/);
  await press('button', 'Add to cart');
  await expectSaid(/cart/);
  await reach('link', /^Cart/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/shop\/cart$/);
  await expectHeading('Your cart');
  await reach('link', /mirror/i);
  await expectNoTrap();
});

test('by keyboard and screen reader: changing the delivery address @full', async ({ page }) => {
  const { press, reach, type, pick, expectFocus, expectSaid, expectNoTrap } =
    await keyboardOn(page);
  await signInOn(page, 'finance@alva.demo');
  await page.goto('/id/profile/address');
  await pick('Provinsi', 'jawa barat', 'Jawa Barat');
  await pick('Kota atau kabupaten', 'kota bandung', 'Kota Bandung');
  await pick('Kecamatan', 'coblong', 'Coblong');
  await type('textbox', 'Jalan dan nomor', 'Jl. Ir. H. Juanda No. 108');
  await type('textbox', 'Kode pos', '401');
  await reach('textbox', 'Catatan untuk kurir opsional');
  await press('button', 'Simpan alamat');
  await expectFocus('textbox', 'Kode pos');
  await expectSaid(/5 angka|5 digit/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('40132');
  await press('button', 'Simpan alamat');
  await expectSaid('Tersimpan.');
  await expectNoTrap();
});

test('by keyboard and screen reader: lending a motorcycle and ending the loan @full', async ({
  page,
}) => {
  const { press, reach, expectFocus, expectSaid, expectHeading, expectDialog, expectNoTrap } =
    await keyboardOn(page);
  await signInOn(page, 'owner@alva.demo');
  await page.goto('/en/my-ev');
  await press('link', CERVO);
  await expectHeading(CERVO);
  await press('link', 'Lend');
  await expectHeading('People who may ride');
  await press('button', 'Lend');
  await expectFocus('radio', 'Bima Prakoso');
  await expectSaid('Choose somebody, or find them');
  await page.keyboard.press('Space');
  await press('button', 'One day');
  await press('button', 'Lend');
  await expectSaid(/Your offer to .* is on its way/);
  await expectNoTrap();
  await reach('button', /^End loan/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectDialog(/^End the loan to/);
  await page.keyboard.press('Escape');
  await expectFocus('button', /^End loan/);
  await page.keyboard.press('Enter');
  await expectDialog(/^End the loan to/);
  await press('button', 'End loan');
  await expectSaid('The offer to Bima Prakoso is withdrawn.');
  await expectFocus('heading', 'Now and later');
  await expect(page.getByRole('button', { name: /^End loan/ })).toBeHidden();
  await expect(page.getByText(/^Your offer to/)).toBeHidden();
});

test('by keyboard and screen reader: calling for roadside help @full', async ({ page }) => {
  const { press, reach, choose, expectSaid, expectNoTrap } = await keyboardOn(page);
  await signInOn(page, 'owner2@alva.demo');
  await page.goto('/id/roadside-assistance');
  await reach('link', 'Telepon bantuan darurat');
  await choose('Baterai habis', 'Ban bocor');
  await press('button', 'Cari posisi saya');
  await expectSaid(/Browser tidak mengizinkan akses lokasi/);
  await reach('combobox', 'Motor Anda');
  await press('button', 'Kabari juga pusat bantuan');
  await expectSaid(/Pusat bantuan sudah menerima/);
  await expectNoTrap();
});

test('by keyboard and screen reader: signing out @full', async ({ page, context }) => {
  const { press, reach, expectFocus, expectNoTrap } = await keyboardOn(page);
  await signInOn(page, 'owner@alva.demo');
  await page.goto('/en/my-ev');
  await press('button', 'Account');
  await reach('button', 'Sign out');
  await page.keyboard.press('Escape');
  await expectFocus('button', 'Account');
  await page.keyboard.press('Enter');
  await press('button', 'Sign out');
  await expect(page).toHaveURL(/\/en$/);
  await reach('link', 'Sign in');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('alva-session');
  await expectNoTrap();
});
