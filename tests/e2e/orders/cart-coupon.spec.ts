import { newId } from '#edge/contract/ids.ts';
import { signInAs } from '#tests/e2e/offline/phone.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { cartEmptied, goodsCodeStarts } from './warehouse.ts';

test.use({ viewport: { width: 360, height: 780 } });

const code = () => `T${newId('x').slice(-8).toUpperCase()}`;

test('two tabs have one cart, in which a wrong code and somebody else’s are answered alike @full', async ({
  page,
  context,
}) => {
  const [right, foreign] = [code(), code()];
  await goodsCodeStarts(right);
  await goodsCodeStarts(foreign, 'cus_owner');
  await cartEmptied('cus_guest');
  await page.goto('/en/shop/accessories/rain-cover');
  await signInAs(page, 'guest@alva.demo');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 pieces' }).click();
  const other = await context.newPage();
  await other.goto('/en/shop/apparel/cap');
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Cap' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible();
  await other.goto('/en/shop/cart');
  await other.getByRole('button', { name: 'One more: Cap' }).click();
  const totals = [page, other].map((tab) =>
    tab.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd'),
  );
  for (const total of totals) await expect(total).toHaveText('Rp523.000');

  const field = page.getByLabel('Promo code');
  for (const wrong of ['NOSUCHCODE', foreign]) {
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(
      page.getByText('The promo code you input is wrong', { exact: true }),
    ).toBeVisible();
    await field.fill('');
    await expect(page.getByText('The promo code you input is wrong')).toHaveCount(0);
  }
  await field.fill(right.toLowerCase());
  await field.press('Enter');
  const remove = `Remove the promo code ${right}`;
  await expect(page.getByRole('button', { name: remove })).toBeVisible();
  for (const total of totals) await expect(total).toHaveText('Rp503.000');
  await other.getByRole('button', { name: remove }).click();
  for (const total of totals) await expect(total).toHaveText('Rp523.000');
  await expect(field).toHaveValue('');
});
