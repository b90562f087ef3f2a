import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { cancelled, placed } from './prepared.ts';

test('who wants another accent sees the price first, changes the order, and reads it in its history', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'guest@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await placed(page);
  await page.goto(`/id/my-orders/${id}`);
  await page.getByRole('button', { name: 'Ubah pesanan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah pesanan Anda' });
  await dialog.getByText('Warna lain untuk motor yang sama').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
  await dialog.getByText('Aksen putih').click();
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(dialog.getByText('Harganya tetap.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ubah pesanan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Warna lain', { exact: true })).toBeVisible();
  await cancelled(page, id);
});
