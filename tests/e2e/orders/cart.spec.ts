import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, goOffline, bare as test } from '#tests/e2e/test.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { JPEG } from '#tests/support/pictures.ts';
import { backToStore, onProvider } from './provider.ts';

const add = 'Add to cart';
const PHOTO = { name: 'seam.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

/** Brings a paid order to its customer. @returns the page of the desk */
const handedOver = async (browser: Browser, customer: Page, id: string): Promise<Page> => {
  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`/en/pstools/orders/${id}`);
  for (const step of ['Start preparing', 'Ready to collect']) {
    await desk.getByRole('button', { name: step, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: step }).click();
  }
  await customer.reload();
  const word = (await customer.getByText(/^[0-9A-Z]{6}$/).textContent()) ?? '';
  await desk.getByRole('button', { name: 'Hand over everything', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Passkey').fill(word);
  await dialog.getByLabel('Photo of the hand-over').setInputFiles(PHOTO);
  await dialog.getByRole('button', { name: 'Hand over everything' }).click();
  await expect(desk.getByRole('heading', { name: 'Handed over', exact: true })).toBeVisible();
  return desk;
};

test('a guest fills a cart without signal too, signs in, collects it, pays, and returns one of three', async ({
  page,
  context,
  browser,
}) => {
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
  await page.getByRole('button', { name: 'One more: T-shirt with lightning stitch' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 pieces' })).toBeVisible();
  await expectAccessible(page);

  expect(await demoSignIn(page, 'affiliate@alva.demo')).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contact and payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 3 pieces' })).toBeVisible();
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

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const desk = await handedOver(browser, page, id);
  await page.reload();
  await page.getByRole('button', { name: 'Return something' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('T-shirt with lightning stitch').selectOption('1');
  await dialog.getByRole('radio', { name: 'It arrived damaged' }).check({ force: true });
  await dialog.getByLabel('What is wrong?').fill('The seam is open');
  await dialog.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(dialog.getByText('Please add a photo that shows what is wrong.')).toBeVisible();
  await dialog.getByLabel('Photo').setInputFiles(PHOTO);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('Under review')).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('A return waits for an answer')).toBeVisible();
  await expectAccessible(desk);
  for (const step of ['Accept the return', 'The goods are here']) {
    await desk.getByRole('button', { name: step, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: step }).click();
  }
  await expect(desk.getByText('Refund started', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Refund started', { exact: true })).toBeVisible();
  await expect(page.getByText('1 × T-shirt with lightning stitch')).toBeVisible();
  await expectAccessible(page);
});
