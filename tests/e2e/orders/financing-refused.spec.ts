import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { ApproveInstallmentDocument } from '#web/platform/graphql/generated/main/approve-installment.ts';
import { ApproveRefundDocument } from '#web/platform/graphql/generated/main/approve-refund.ts';
import { ConfirmRefundDocument } from '#web/platform/graphql/generated/main/confirm-refund.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { RejectContractDocument } from '#web/platform/graphql/generated/main/reject-contract.ts';
import { RejectInstallmentDocument } from '#web/platform/graphql/generated/main/reject-installment.ts';
import { WithdrawInstallmentDocument } from '#web/platform/graphql/generated/main/withdraw-installment.ts';
import { cancelled, paid, papersHandedIn, placed } from './prepared.ts';

/** More than one of the staff lets go alone. */
const LARGE_IDR = 12_000_000;

const versionOf = async (desk: Page, id: string): Promise<number> => {
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  if (orderDeskOrder == null) throw new Error(`the desk has no ${id}`);
  return orderDeskOrder.row.version;
};

test('an order whose financing was rejected is paid in full instead', async ({ browser }) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await ask(desk, RejectInstallmentDocument, {
    id,
    reason: 'Too large.',
    expectedVersion: await versionOf(desk, id),
  });

  await page.goto(`/en/my-orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Installment rejected' })).toBeVisible();
  await expect(page.getByText(/^Choose another financing company, pay in full/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose how to pay' }).click();
  await page.getByRole('radio', { name: /^In full/ }).check({ force: true });
  await page.getByRole('button', { name: 'Confirm and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the final payment' })).toBeVisible();
  await paid(page, id, 'bca_va');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test('an order whose financing was rejected is asked of another company, at its own price @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id, total } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await ask(desk, RejectInstallmentDocument, {
    id,
    reason: 'Too large.',
    expectedVersion: await versionOf(desk, id),
  });

  await page.goto(`/en/my-orders/${id}`);
  await page.getByRole('button', { name: 'Choose how to pay' }).click();
  await page.getByRole('radio', { name: /^By instalments/ }).check({ force: true });
  await page.getByRole('link', { name: /an instalment plan|Change the plan/ }).click();
  await expect(page).toHaveURL(new RegExp(`\\?order=${id}$`));
  await expect(page.getByText(`Rp${total.toLocaleString('id-ID')} on the road`)).toBeVisible();
  await page.getByRole('radio', { name: /^BFI/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await expect(page.getByRole('link', { name: 'Continue to checkout' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('button', { name: 'Confirm and go on' }).click();
  await expect(page.getByText('Your papers are still to come', { exact: true })).toBeVisible();
  await expect(page.getByText('BFI', { exact: true })).toBeVisible();
  await ask(page, WithdrawInstallmentDocument, { id });
  await cancelled(page, id);
});

test('a down payment comes back by bank transfer, paid out by a second person, when the contract is rejected @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT', 'OTHER', LARGE_IDR);
  await papersHandedIn(page, id);
  await ask(desk, ApproveInstallmentDocument, { id, expectedVersion: await versionOf(desk, id) });
  await ask(page, PayDownPaymentDocument, { id });
  await paid(page, id, 'bca_va');
  await page.goto(`/id/my-orders/${id}`);
  await expect(
    page.getByRole('heading', { name: 'Penandatanganan kontrak cicilan' }),
  ).toBeVisible();
  await ask(desk, RejectContractDocument, {
    id,
    reason: 'Kontrak tidak ditandatangani.',
    expectedVersion: await versionOf(desk, id),
  });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pengajuan cicilan dibatalkan' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/: Kontrak tidak ditandatangani\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pengembalian dana' })).toBeVisible();
  await page.getByRole('button', { name: 'Beri tahu rekening bank' }).click();
  const dialog = page.getByRole('dialog');
  // All four are asked for before anything is sent.
  await dialog.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(4);
  await dialog.getByLabel('Bank', { exact: true }).fill('BCA');
  await dialog.getByLabel('Nomor rekening').fill('123-456-7890');
  await dialog.getByLabel('Nama pemilik rekening').fill('Citra Dewi');
  await dialog.getByLabel('Nomor KTP pemilik rekening').fill('3174014703900001');
  await dialog.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Rp12\.000\.000Diajukan/ }),
  ).toBeVisible();
  await expectAccessible(page);

  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  const refund = orderDeskOrder?.row.order.refunds.at(-1);
  if (refund === undefined) throw new Error('nothing goes back');
  // A large one is paid out by somebody else than who approves it.
  const { approveRefund } = await ask(desk, ApproveRefundDocument, {
    id: refund.id,
    expectedVersion: orderDeskOrder?.row.version ?? 0,
  });
  expect(approveRefund.__typename).toBe('OrderChanged');
  await page.reload();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Rp12\.000\.000Disetujui/ }),
  ).toBeVisible();

  const confirmation = async (by: Page) => {
    const { confirmRefund } = await ask(by, ConfirmRefundDocument, {
      id: refund.id,
      reference: 'BCA 1',
      expectedVersion: await versionOf(by, id),
    });
    return confirmRefund.__typename;
  };
  expect(await confirmation(desk)).not.toBe('OrderChanged');
  const finance = await signedIn(browser, 'finance@alva.demo');
  expect(await confirmation(finance)).toBe('OrderChanged');
  await page.reload();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Rp12\.000\.000Dibayarkan/ }),
  ).toBeVisible();
  await expect(page.getByText(/^Dijanjikan paling lambat .*dan ditepati\.$/)).toBeVisible();
  await expectAccessible(page);
  await cancelled(page, id);
});
