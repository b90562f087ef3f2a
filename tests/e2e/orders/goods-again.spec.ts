import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signInAs } from '#tests/e2e/offline/phone.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { orderCart, putIntoCart } from './goods-bought.ts';
import { backToStore } from './provider.ts';
import { asShopkeeper, cartEmptied } from './warehouse.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** Orders what is in the cart, to be collected, and comes back to the order's page with nothing paid. */
const ordered = async (page: Page): Promise<void> => {
  const store = new URL(page.url()).origin;
  await orderCart(page, { method: 'bca_va' });
  await backToStore(page, store);
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
};

const cancelled = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'I do not want to buy any more' }).check();
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(dialog).toBeHidden();
};

test('the goods of an order that ended go into the cart again, and the cart says what costs something else now @full', async ({
  page,
}) => {
  await cartEmptied('cus_guest');
  await page.goto('/en');
  await signInAs(page, 'guest@alva.demo');
  await putIntoCart(page, 'accessories/rain-cover');
  await putIntoCart(page, 'apparel/sling-bag');
  await page.getByRole('link', { name: 'Cart, 2 pieces' }).click();
  await page.getByRole('button', { name: 'One more: Sling bag' }).click();
  await ordered(page);
  const again = page.getByRole('button', { name: 'Put these into the cart again' });
  await expect(again).toHaveCount(0);
  await cancelled(page);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await asShopkeeper(async (shop) => {
    await shop.prices('sling-bag', 350_000);
    await again.click();
    await expect(page).toHaveURL(/\/en\/shop\/cart$/);
    await expect(page.getByRole('link', { name: 'Cart, 3 pieces' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cover for parking outside' })).toBeVisible();
    await expect(page.getByText('Sling bag now costs Rp350.000, not Rp325.000.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay Rp/ })).toBeDisabled();
    await page.getByRole('button', { name: 'I have seen it' }).click();
    await expect(page.getByText('Rp700.000', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
  await cartEmptied('cus_guest');
});

test('a battery is bought for one of the motorcycles it fits, and the order says for which @full', async ({
  page,
}) => {
  await cartEmptied('cus_owner');
  await page.goto('/en');
  await signInAs(page, 'owner@alva.demo');
  await putIntoCart(page, 'battery/battery-alva-cervo');
  await page.getByRole('link', { name: 'Cart, 1 pieces' }).click();
  const choice = page.getByLabel('For which motorcycle? (optional)');
  const options = choice.getByRole('option');
  await expect(options).toHaveText(['Not decided', 'ALVA CERVO · B 4412 SXA']);
  await choice.selectOption('ALVA CERVO · B 4412 SXA');
  await page.reload();
  await expect(choice).toHaveValue('MJXVA2BP1SK002117');
  await expectAccessible(page);
  await ordered(page);
  await expect(page.getByText('for MJXVA2BP1SK002117')).toBeVisible();
  await cancelled(page);
});
