import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { CancelOrderDocument } from '#web/platform/graphql/generated/main/cancel-order.ts';
import { SyncChangedDocument } from '#web/platform/graphql/generated/main/sync-changed.ts';
import { paid, placed } from './prepared.ts';

test('who cancels sees what comes back before, gives an account for it, and sees it asked for', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'guest@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await placed(page);
  await paid(page, id, 'bca_va');
  await page.goto(`/id/my-orders/${id}`);
  await page.getByRole('button', { name: 'Batalkan pesanan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan pesanan ini?' });
  await expect(dialog.getByText('Rp500.000 kembali ke Anda.')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Batalkan', exact: true }).click();
  await expect(dialog.getByText(/^Nomor rekening terdiri dari 6/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Tidak ingin membeli lagi' }).check();
  await dialog.getByLabel('Bank', { exact: true }).fill('BCA');
  await dialog.getByLabel('Nomor rekening').fill('123-456-7890');
  await dialog.getByLabel('Nama pemilik rekening').fill('Citra Dewi');
  await dialog.getByLabel('Nomor KTP pemilik rekening').fill('3174014703900001');
  await dialog.getByRole('button', { name: 'Batalkan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dibatalkan', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pengembalian dana' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Rp500\.000(Diajukan|Disetujui)/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beli yang sama lagi' })).toBeVisible();
  await expectAccessible(page);
});

test('what was paid by card goes back to it, and no account is asked for @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'guest@alva.demo');
  const { id } = await placed(page);
  await paid(page, id, 'credit_card');
  await page.goto(`/en/my-orders/${id}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Rp500.000 comes back to you.')).toBeVisible();
  await expect(dialog.getByLabel('Account number')).toBeHidden();
  await dialog.getByRole('radio', { name: 'I found it cheaper elsewhere' }).check();
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await expect(page.getByText('I found it cheaper elsewhere').first()).toBeVisible();
});

test('an order shows as cancelled at once, though its page was fetching the orders as it was cancelled', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'guest@alva.demo');
  const { id } = await placed(page);
  await page.goto(`/en/my-orders/${id}`);
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  const cancelled = Promise.withResolvers<void>();
  let early = 0;
  let isCancelled = false;
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const { documentId, variables } = request.postDataJSON();
    const isPull =
      documentId === SyncChangedDocument.__meta__?.hash &&
      variables.questions.some(({ scope }: { scope: string }) => scope === 'orders');
    if (isPull && !isCancelled) {
      early++;
      const answer = await route.fetch();
      await cancelled.promise;
      // A page that has been left takes no answer.
      await route.fulfill({ response: answer }).catch(() => undefined);
    } else await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'I found it cheaper elsewhere' }).check();
  await expect.poll(() => early).toBeGreaterThan(0);
  const answered = page.waitForResponse(
    (each) => each.request().postDataJSON()?.documentId === CancelOrderDocument.__meta__?.hash,
  );
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await answered;
  isCancelled = true;
  cancelled.resolve();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
});
