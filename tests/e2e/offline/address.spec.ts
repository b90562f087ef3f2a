import { expect, fill, recordsHere, signInAs, test } from './phone.ts';

test('an address given without signal waits in sight, and is sent once the signal is back @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner2@alva.demo');
  await fill(phone, 'cus_owner2');
  await page.goto('/en/profile/address');
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Wonokromo');
  await expect.poll(() => recordsHere(page, 'cus_owner2', 'addresses')).toBe(1);

  await wire.down();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Wonokromo');
  // The province was opened before; its lists are here.
  await page.getByRole('combobox', { name: 'City or regency' }).fill('sidoarjo');
  await page.getByRole('option', { name: 'Kabupaten Sidoarjo' }).click();
  await page.getByRole('combobox', { name: 'District' }).fill('waru');
  await page.getByRole('option', { name: 'Waru', exact: true }).click();
  await page.getByLabel('Street and number').fill('Jl. Brigjen Katamso No. 10');
  await page.getByLabel('Postal code').fill('61256');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Waru');
  await expect(page.getByText('Saved on this device.')).toBeVisible();

  // A province that nobody opened: not here is not the same as none.
  await page.getByRole('combobox', { name: 'Province' }).fill('maluku utara');
  await page.getByRole('combobox', { name: 'Province' }).fill('north maluku');
  await page.getByRole('option', { name: 'North Maluku' }).click();
  await expect(page.getByText('not on this device yet')).toBeVisible();

  await wire.up();
  await page.reload();
  await expect(page.getByText('Saved on this device.')).toBeHidden();
  await expect(page.getByLabel('Street and number')).toHaveValue('Jl. Brigjen Katamso No. 10');
});

test('a pin says its district without signal @full', async ({ phone }) => {
  const { page, wire } = phone;
  await signInAs(page, 'guest@alva.demo');
  await fill(phone);
  await page.goto('/en/profile/address');
  await expect(page.getByRole('combobox', { name: 'City or regency' })).toHaveValue('Kota Depok');
  await phone.context.grantPermissions(['geolocation']);
  await phone.context.setGeolocation({ latitude: -6.376, longitude: 106.819 });
  await wire.down();
  await page.reload();
  await page.getByRole('button', { name: 'On the map' }).click();
  await page.getByRole('button', { name: 'Where I am' }).click();
  await expect(page.getByText('Beji, Kota Depok')).toBeVisible();
  await page.getByRole('button', { name: 'Set the pin here' }).click();
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Beji');
});
