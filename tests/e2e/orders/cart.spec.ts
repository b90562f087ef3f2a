import { expectAccessible } from '#tests/e2e/axe.ts';
import { expect, goOffline, bare as test } from '#tests/e2e/test.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { backToStore, onProvider } from './provider.ts';

const add = 'Add to cart';

test('a guest fills a cart without signal too, signs in, has it collected and pays', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() =>
    localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
  );
  await page.goto('/en/shop/accessories/phone-holder');
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText('In your cart: 1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 pieces' })).toBeVisible();
  await page.goto('/en/shop/apparel/logo-tee?size=M');
  await goOffline(context);
  await page.getByRole('button', { name: add }).click();
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText('In your cart: 2')).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('link', { name: 'Cart, 3 pieces' }).click();
  await expect(page.getByRole('heading', { name: 'Phone holder' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to pay' })).toBeVisible();
  await page.getByRole('button', { name: 'One fewer: T-shirt with lightning stitch' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible();
  await expectAccessible(page);

  expect(await demoSignIn(page, 'affiliate@alva.demo')).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contact and payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay Rp/ });
  await expect(pay).toBeDisabled();
  await page
    .getByRole('radio', { name: /^Collect at/ })
    .first()
    .check({ force: true });
  await expect(pay).toBeEnabled();
  await page.getByLabel('Promo code').fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The promo code you input is wrong')).toBeVisible();
  await page.getByLabel('Full name').fill('Dewi Anggraini');
  await page.getByLabel('Mobile number').fill('081234567890');
  await page.getByLabel('Email').fill('affiliate@alva.demo');
  await page.getByRole('radio', { name: /BCA Virtual Account/ }).check({ force: true });
  await expectAccessible(page);
  const store = new URL(page.url()).origin;
  await pay.click();
  await onProvider(page);
  await page.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await page.getByRole('button', { name: 'The payment arrives' }).click();
  await backToStore(page, store);
  await expect(page.getByText('We are packing your order.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});
