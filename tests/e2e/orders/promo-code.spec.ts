import { newId } from '#edge/contract/ids.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signInOn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import {
  chooseMethod,
  confirmDelivery,
  fillContact,
  leaveOwner,
  placeOrder,
  toCheckout,
} from './buying.ts';
import { promoCodeEnds, promoCodeStarts } from './warehouse.ts';

const code = () => `T${newId('x').slice(-8).toUpperCase()}`;

test('a wrong promo code changes nothing; a right one takes its amount off, and stands on the order', async ({
  page,
}) => {
  const right = code();
  await promoCodeStarts(right);
  await signInOn(page, 'owner2@alva.demo');
  await toCheckout(page);
  await fillContact(page);
  await leaveOwner(page);
  await confirmDelivery(page);
  const field = page.getByLabel('Promo code');
  const total = page.getByText('You pay', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(page.getByText('Confirmed with the latest price.')).toBeVisible();
  const before = await total.textContent();
  await field.fill('NOSUCHCODE');
  await field.press('Enter');
  await expect(page.getByText('The promo code you input is wrong.')).toBeVisible();
  await expect(field).toHaveValue('NOSUCHCODE');
  await expect(total).toHaveText(before ?? '');
  await field.fill(right.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('−Rp1.000.000').first()).toBeVisible();
  await expect(total).not.toHaveText(before ?? '');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove promo code ${right}` })).toBeVisible();
  await page.getByRole('radio', { name: /^Book it/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseMethod(page);
  await expect(page.getByText(`Promo code: ${right}`)).toBeVisible();
  await placeOrder(page);
  await expect(page.getByText('−Rp1.000.000').first()).toBeAttached();
});

test('a promo code that ends before the order is placed is told, and the price changes by a yes only @full', async ({
  page,
}) => {
  const short = code();
  await promoCodeStarts(short);
  await signInOn(page, 'owner2@alva.demo');
  await toCheckout(page);
  await fillContact(page);
  await leaveOwner(page);
  await confirmDelivery(page);
  await page.getByLabel('Promo code').fill(short);
  await page.getByRole('radio', { name: /^Book it/ }).check({ force: true });
  // Applied on the way.
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseMethod(page);
  await expect(page.getByText(`Promo code: ${short}`)).toBeVisible();
  await expect(page.getByText('Confirmed with the latest price.')).toBeVisible();
  await promoCodeEnds(short);
  await page.getByLabel(/I have read the terms of purchase/).check({ force: true });
  await page.getByRole('button', { name: /^Place order and pay/ }).click();
  await expect(page.getByText('This promo code has expired.').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue without the code' }).click();
  await expect(page.getByText(`Promo code: ${short}`)).toHaveCount(0);
  await expect(page.getByText('Confirmed with the latest price.')).toBeVisible();
  await placeOrder(page);
});
