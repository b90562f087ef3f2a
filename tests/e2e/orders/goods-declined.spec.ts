import { expectAccessible } from '#tests/e2e/axe.ts';
import { signInOn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { orderCart, putIntoCart } from './goods-bought.ts';
import { backToStore, CARDS, giveCard, givePassword, onProvider } from './provider.ts';
import { cartEmptied } from './warehouse.ts';

test('goods whose card is declined stay ordered, and are paid by another card @full', async ({
  page,
}) => {
  await cartEmptied('cus_guest');
  await signInOn(page, 'guest@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const store = new URL(page.url()).origin;
  await putIntoCart(page, 'accessories/rain-cover', 'id');
  await page.getByRole('link', { name: 'Keranjang, 1 barang' }).click();
  await expect(page.getByRole('heading', { name: 'Sarung motor luar ruang' })).toBeVisible();
  await orderCart(page, { method: 'credit_card', locale: 'id' });
  await giveCard(page, CARDS.declined);
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Pembayaran ditolak' })).toBeVisible();
  await backToStore(page, store);
  await expect(page).toHaveURL(/\/id\/my-orders\/ord_/);
  const order = new URL(page.url()).pathname;
  await expect(
    page.getByText(/Pembayaran ditolak dan tidak ada uang yang terpotong/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Yang Anda pesan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keranjang', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Kartu', { exact: true }).click();
  await page.getByRole('radio', { name: 'Kartu kredit atau debit' }).check({ force: true });
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await onProvider(page);
  await giveCard(page, CARDS.accepted);
  await givePassword(page);
  await backToStore(page, store);
  await expect(page.getByText('Pesanan Anda sedang kami kemas.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(order);
  await expect(page.getByRole('button', { name: /^Bayar Rp/ })).toHaveCount(0);
  await expectAccessible(page);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide, 'scrolls sideways').toBe(false);
});
