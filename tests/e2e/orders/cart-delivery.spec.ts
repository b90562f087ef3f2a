import { expectAccessible } from '#tests/e2e/axe.ts';
import { signInAs } from '#tests/e2e/offline/phone.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { cartEmptied } from './warehouse.ts';

test.use({ viewport: { width: 360, height: 780 } });

const THINGS = ['battery/battery-alva-cervo', 'accessories/top-box-32', 'accessories/seat-cover'];

test('goods are brought for a fee by weight and distance; a battery by no parcel, and out of reach is collected @full', async ({
  page,
}) => {
  await cartEmptied('cus_guest');
  await page.goto('/en');
  await signInAs(page, 'guest@alva.demo');
  for (const thing of THINGS) {
    await page.goto(`/en/shop/${thing}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('In your cart: 1')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Cart, 3 pieces' }).click();
  const parcel = page.getByRole('radio', { name: 'By parcel' });
  const courier = page.getByRole('radio', { name: 'By our courier' });
  const collected = page.getByRole('radio', { name: /^Collect at/ }).first();
  const line = (name: string) =>
    page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  const pay = page.getByRole('button', { name: /^Pay Rp/ });

  await expect(page.getByText('Needs your address.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByRole('combobox', { name: 'City or regency' })).toHaveValue('Kota Depok');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Batteries are dangerous goods')).toBeVisible();
  await expect(parcel).toBeDisabled();
  await expect(courier).toBeEnabled();
  await expect(collected).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove Battery for ALVA CERVO' }).click();
  // 5.5 kg are 6, at Rp10.000 each as near as this.
  await expect(parcel).toBeEnabled();
  await parcel.check({ force: true });
  await expect(line('Delivery')).toHaveText('Rp60.000');
  await expect(line('Total')).toHaveText('Rp1.505.000');
  await page.getByRole('button', { name: 'One more: Seat cover, brown' }).click();
  await expect(line('Delivery')).toHaveText('Rp70.000');
  await expect(line('Total')).toHaveText('Rp1.810.000');
  await expect(pay).toHaveText('Pay Rp1.810.000');
  await expect(pay).toBeEnabled();
  await expect(courier).toBeEnabled();
  await courier.check({ force: true });
  await expect(line('Delivery')).toHaveText('Rp45.000');

  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('combobox', { name: 'Province' }).fill('north maluku');
  await page.getByRole('option', { name: 'North Maluku' }).click();
  await page.getByRole('combobox', { name: 'City or regency' }).fill('ternate');
  await page.getByRole('option', { name: 'Kota Ternate' }).click();
  await page.getByRole('combobox', { name: 'District' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Postal code').fill('97711');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choose another way, or collect it.' }),
  ).toBeVisible();
  await expect(courier).toBeDisabled();
  await expect(pay).toBeDisabled();
  await expect(parcel).toBeEnabled();
  await parcel.check({ force: true });
  await expect(line('Delivery')).toHaveText('Rp455.000');
  await expect(collected).toBeEnabled();
  await collected.check({ force: true });
  await expect(line('Total')).toHaveText('Rp1.740.000');
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
});
