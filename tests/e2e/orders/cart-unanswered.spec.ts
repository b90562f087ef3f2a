import { expectAccessible } from '#tests/e2e/axe.ts';
import { signInAs } from '#tests/e2e/offline/phone.ts';
import { expect, goOffline, bare as test } from '#tests/e2e/test.ts';
import { cartEmptied } from './warehouse.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a cart whose payment got no answer says that its order stands, and leads to it @full', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
  );
  await cartEmptied('cus_owner2');
  await page.goto('/en');
  await signInAs(page, 'owner2@alva.demo');
  await page.goto('/en/shop/apparel/cap');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 pieces' }).click();
  await page
    .getByRole('radio', { name: /^Collect at/ })
    .first()
    .check({ force: true });
  await page.getByRole('radio', { name: /BCA Virtual Account/ }).check({ force: true });
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() ?? {};
    if (variables?.input?.termsAccepted !== true) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const pay = page.getByRole('button', { name: /^Pay Rp/ });
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.getByText('No answer. Press again')).toBeVisible();

  await page.unroute('**/graphql');
  await goOffline(context);
  await context.setOffline(false);
  await expect(page.getByText('Your order was placed.')).toBeVisible();
  await expect(page.getByText('This cart was ordered already')).toHaveCount(0);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'See your order' });
  await expect(link).toHaveAttribute('href', /\/my-orders\/ord_/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'I do not want to buy any more' }).check();
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(dialog).toBeHidden();
});
