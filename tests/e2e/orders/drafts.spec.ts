import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { fillContact, fillOwner, leaveOwner, onward, toCheckout } from './buying.ts';

const NIK = '3174014703900001';

test('what is typed in a step survives Back, the step bar and a reload, and no identity number rests on the device', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await toCheckout(page);
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.getByLabel('Full name').fill('Half a na');
  await page.getByLabel('Mobile number').fill('0812');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Half a na');
  await expect(page.getByLabel('Mobile number')).toHaveValue('0812');
  await fillContact(page);

  await page.getByLabel('Name as on the identity card').fill('Sari Half');
  await fillOwner(page, NIK);
  await page.getByLabel('Postal code').fill('401');
  await page.goBack();
  await expect(page.getByLabel('Full name')).toHaveValue('Sari Wulandari');
  await page.goForward();
  await expect(page.getByLabel('Name as on the identity card')).toHaveValue('Sari Half');
  await expect(page.getByLabel('Postal code')).toHaveValue('401');
  await expect(page.getByLabel('KTP number (NIK)')).toHaveValue(NIK);
  await expect(page.getByText('The picture has arrived.')).toBeVisible();
  await back.click();
  await onward(page).click();
  await expect(page.getByLabel('KTP number (NIK)')).toHaveValue(NIK);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('Sari Half');
  expect(stored).not.toContain(NIK);
  expect(stored).not.toContain('upl_');
  await page.reload();
  await expect(page.getByLabel('Name as on the identity card')).toHaveValue('Sari Half');
  await expect(page.getByLabel('KTP number (NIK)'), 'asked for again').toHaveValue('');

  await leaveOwner(page);
  await page.getByRole('radio', { name: /^Deliver to my address/ }).check({ force: true });
  await page.getByRole('combobox', { name: 'Province' }).fill('West Java');
  await page.getByRole('option', { name: 'West Java' }).click();
  const city = page.getByRole('combobox', { name: 'City or regency' });
  await city.fill('Kota Bekasi');
  await city.press('ArrowDown');
  await city.press('Enter');
  await page.getByLabel('Street and number').fill('Jl. Setengah');
  // Collected after all, and then not: the address is where it was.
  await page.getByRole('radio', { name: /^Collect at the dealer/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Deliver to my address/ }).check({ force: true });
  await expect(page.getByLabel('Street and number')).toHaveValue('Jl. Setengah');
  await expectAccessible(page);
  await back.click();
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel('Street and number')).toHaveValue('Jl. Setengah');
});

test('papers of another province change the price, and say so before anything is paid @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  const total = (province: string) =>
    page
      .getByText(`On the road, ${province}`, { exact: true })
      .locator('xpath=following-sibling::dd');
  await toCheckout(page);
  await fillContact(page);
  await fillOwner(page, NIK);
  await expect(page.getByText('Confirmed with the latest price.')).toBeVisible();
  const before = await total('Jakarta').textContent();
  await page.getByRole('combobox', { name: 'Province' }).fill('North Sumatra');
  await page.getByRole('option', { name: 'North Sumatra' }).click();
  await expect(
    page.getByText('papers from North Sumatra change the price on the road'),
  ).toBeVisible();
  const city = page.getByRole('combobox', { name: 'City or regency' });
  await city.fill('Medan');
  await city.press('ArrowDown');
  await city.press('Enter');
  await expectAccessible(page);
  await onward(page).click();
  await expect(total('North Sumatra')).toHaveText(/^Rp/);
  await expect(total('North Sumatra')).not.toHaveText(before ?? '');
});

test('the dealer to collect at is looked for by place, the nearest first @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await toCheckout(page);
  await fillContact(page);
  await leaveOwner(page);
  const dealers = page.getByRole('radiogroup', { name: 'Dealer' });
  await expect(page.getByRole('region', { name: 'Dealer' })).toContainText('Bandung');
  await page.getByRole('button', { name: 'Choose another' }).click();
  await page.getByRole('combobox', { name: 'City or regency' }).fill('Jakarta Sel');
  await page.getByRole('option', { name: 'Jakarta Selatan' }).click();
  await expect(dealers.getByText(/\d km|\d m/).first()).toBeVisible();
  await dealers.locator('label').first().click();
  await expect(page.getByRole('region', { name: 'Dealer' })).toContainText('Jakarta');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Dealer' })).toContainText('Jakarta');
});
