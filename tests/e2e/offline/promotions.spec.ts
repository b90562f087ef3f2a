import { FIRST_ALVA } from '#db/content/orders/coupons.ts';
import { expect, test, untilInstalled } from './phone.ts';

const withCode = `with code ${FIRST_ALVA.code}`;

test('prices on the home page and in the list show the promo code that counts for them, also without signal', async ({
  phone,
}) => {
  const { page, wire } = phone;
  const cards = () => page.getByRole('article').filter({ hasText: withCode });
  await page.goto('/en');
  await untilInstalled(page);
  await expect(cards().first()).toBeVisible();
  const count = await cards().count();
  expect(count).toBeGreaterThan(2);
  const first = await cards().first().textContent();
  await wire.down();
  await page.reload();
  await expect(cards()).toHaveCount(count);
  await expect(cards().first()).toHaveText(first ?? '');
  await page.goto('/en/product');
  await expect(cards()).toHaveCount(count);
});
