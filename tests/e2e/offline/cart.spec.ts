import { asShopkeeper, cartEmptied } from '#tests/e2e/orders/warehouse.ts';
import { expect, signInAs, test, untilInstalled } from './phone.ts';

const add = 'Add to cart';
const THINGS = ['apparel/sling-bag', 'accessories/seat-cover', 'accessories/wide-footrests'];

test('a cart filled without signal says what changed meanwhile, and nothing is paid before it was seen', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.setViewportSize({ width: 360, height: 780 });
  await cartEmptied('cus_guest');
  await signInAs(page, 'guest@alva.demo');
  await untilInstalled(page);
  for (const thing of THINGS) await page.goto(`/en/shop/${thing}`);

  await wire.down();
  for (const thing of THINGS) {
    await page.goto(`/en/shop/${thing}`);
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByText('In your cart: 1')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Cart, 3 pieces' }).click();
  await expect(page.getByText('You are offline. Your cart is saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'One more: Sling bag' }).click();
  await page.getByRole('button', { name: 'Remove Wide passenger footrests' }).click();
  await expect(page.getByRole('heading', { name: 'Wide passenger footrests' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 3 pieces' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sling bag' })).toBeVisible();
  await expect(page.getByText('Rp945.000', { exact: true })).toBeVisible();
  await expect(page.getByText('As last seen')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay Rp/ })).toHaveCount(0);

  await asShopkeeper(async (shop) => {
    await shop.prices('sling-bag', 335_000);
    await shop.leaves('seat-cover', 'aec-scbd', 0);
    await wire.up();
    const news = page.getByText('Sling bag now costs Rp335.000, not Rp325.000.');
    await expect(news).toBeVisible();
    await expect(page.getByText('Seat cover, brown is sold out.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Seat cover, brown' })).toHaveCount(0);
    const pay = page.getByRole('button', { name: 'Pay Rp670.000' });
    await page
      .getByRole('radio', { name: /^Collect at/ })
      .first()
      .check({ force: true });
    await page.getByLabel('Mobile number').fill('081234567890');
    await page.getByRole('radio', { name: /BCA Virtual Account/ }).check({ force: true });
    await expect(pay).toBeDisabled();
    await page.getByRole('button', { name: 'I have seen it' }).click();
    await expect(news).toHaveCount(0);
    await expect(pay).toBeEnabled();

    await shop.prices('sling-bag', 350_000);
    await pay.click();
    await expect(page.getByText('The price changed to Rp700.000.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Rp700.000' })).toBeDisabled();
    await expect(page.getByText('Sling bag now costs Rp350.000, not Rp335.000.')).toBeVisible();
    await expect(page).toHaveURL(/\/en\/shop\/cart$/);
  });
});
