import { goOffline } from '#tests/e2e/test.ts';
import {
  bothLanguages,
  expect,
  fill,
  recordsHere,
  signInAs,
  test,
  untilInstalled,
} from './phone.ts';

const WHOLE_LIST = 545;

test('after one visit the price list is searched, paged and opened without signal', async ({
  phone,
}) => {
  const { page, wire, context } = phone;
  await page.goto('/en/shop/spare-parts');
  await untilInstalled(page);
  await expect.poll(() => recordsHere(page, 'public', 'parts')).toBe(WHOLE_LIST);
  await bothLanguages(page);
  await wire.down();
  await goOffline(context);

  await page.goto('/en/shop/spare-parts');
  const search = page.getByRole('searchbox');
  await search.fill('brkae disc');
  await expect(page.getByText('These are the parts for “brake disc”')).toBeVisible();
  await expect(page.getByText('these are the parts saved on this device')).toBeVisible();
  await search.fill('mirror');
  await expect(page.getByRole('article').first()).toContainText(/mirror/i);
  await search.fill('');
  await expect(page.getByText(`${WHOLE_LIST} parts`)).toBeVisible();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(`11-20 of ${WHOLE_LIST}`)).toBeVisible();

  const never = await phone.open('/id/shop/spare-parts/x/31120-ONE-00');
  await expect(never.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(never.getByText('Tidak ada koneksi')).toBeVisible();
});

test('both simulators work without signal, without having been opened before', async ({
  phone,
}) => {
  const { page, wire, context } = phone;
  await page.goto('/en');
  await untilInstalled(page);
  await wire.down();
  await goOffline(context);
  await page.goto('/en/dp-simulation?model=alva-n3&months=36');
  await expect(page.getByLabel('Model')).toHaveValue('alva-n3');
  await expect(page.getByRole('heading', { name: 'Month by month' })).toBeVisible();
  await page.goto('/en/monthly-cost?km=70');
  await expect(page.getByLabel('Distance a day')).toHaveValue('70');
});

test('the box of the shop keeps to what fits the motorcycle, mistyped and without signal @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, 'affiliate@alva.demo');
  await fill(phone, 'cus_affiliate');
  await page.goto('/en/shop');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('top');
  await expect(page.getByRole('option').first()).toBeVisible();
  await wire.down();
  await page.reload();
  await box.fill('topp box');
  const small = page.getByRole('option', { name: /Top box, 22 litres/ });
  await expect(small).toBeVisible();
  await page.getByLabel(/^Only what fits my motorcycle: /).check({ force: true });
  await expect(small).toHaveCount(0);
  await page.getByRole('option', { name: /Top box, 32 litres/ }).click();
  await expect(page).toHaveURL(/\/en\/shop\/accessories\/top-box-32$/);
});
