import { bothLanguages, expect, fill, test } from './phone.ts';

test('without signal the configurator opens, prices and keeps; so do the comparison and a plan seen before', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  await bothLanguages(page);
  await page.goto('/id/product/alva-cervo-q/customize/payment/installment');
  await expect(page.getByRole('radio', { name: /BFI/ })).toBeVisible();
  await wire.down();
  await page.goto('/id/product/alva-cervo-q/customize');
  await page.getByRole('radio', { name: /Dua baterai/ }).check({ force: true });
  await page.getByLabel('Provinsi pendaftaran').selectOption({ label: 'Papua' });
  await expect(page.locator('[data-bar] data')).toHaveText(/^Rp3\d\.\d{3}\.\d{3}$/);
  await expect(page.getByText('Dihitung di perangkat ini')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Dua baterai/ })).toBeChecked();
  await expect(page.getByLabel('Provinsi pendaftaran')).toHaveValue('91');

  await page.goto('/id/product/alva-cervo-q/customize/payment/installment');
  await expect(page.getByRole('radio', { name: /BFI/ })).toBeVisible();
  await page.goto('/id/product/compare?models=alva-one,alva-n3');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
