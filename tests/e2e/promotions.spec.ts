import { FIRST_ALVA } from '#db/content/orders/coupons.ts';
import { rupiah } from '#edge/contract/money.ts';
import { expect, test } from './test.ts';

test('the promotions page tells every code that counts now, and a product’s price what comes off with it', async ({
  page,
}) => {
  await page.goto('/en/promo');
  const codes = page.getByRole('region', { name: 'Promo codes that work now' });
  const code = codes.getByRole('listitem').filter({ hasText: FIRST_ALVA.code });
  await expect(code).toContainText(`${rupiah(FIRST_ALVA.amountIdr)} off`);
  await expect(code).toContainText('For motorcycles');
  await expect(code).toContainText('Until ');
  await page.goto('/en/product/alva-cervo');
  await expect(page.getByText(`with code ${FIRST_ALVA.code}`).first()).toBeVisible();
});
