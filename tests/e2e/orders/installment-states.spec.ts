import type { Page, TestInfo } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { ApproveInstallmentDocument } from '#web/platform/graphql/generated/main/approve-installment.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { RejectContractDocument } from '#web/platform/graphql/generated/main/reject-contract.ts';
import { RejectInstallmentDocument } from '#web/platform/graphql/generated/main/reject-installment.ts';
import { cancelled, paid, papersHandedIn, placed } from './prepared.ts';

/** The heading of an order in each state of its instalments. */
const HEADINGS = {
  requested: ['Installment waiting for approval', 'Pengajuan cicilan menunggu persetujuan'],
  approved: ['Installment approved', 'Cicilan disetujui'],
  payment: ['Waiting for the final payment', 'Menunggu pelunasan'],
  rejected: ['Installment rejected', 'Cicilan ditolak'],
  contract: ['Installment contract sign-off', 'Penandatanganan kontrak cicilan'],
  ended: ['Installment application cancelled', 'Pengajuan cicilan dibatalkan'],
} as const;

const versionOf = async (desk: Page, id: string): Promise<number> => {
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  if (orderDeskOrder == null) throw new Error(`the desk has no ${id}`);
  return orderDeskOrder.row.version;
};

/** Looks at the order in both languages; the report has a picture of each. */
const look = async (
  page: Page,
  id: string,
  state: keyof typeof HEADINGS,
  info: TestInfo,
): Promise<void> => {
  for (const [at, locale] of (['en', 'id'] as const).entries()) {
    await page.goto(`/${locale}/my-orders/${id}`);
    const name = HEADINGS[state][at] ?? '';
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    const body = await page.screenshot({ fullPage: true });
    await info.attach(`${state}-${locale}`, { body, contentType: 'image/png' });
  }
};

test('an order by instalments is shown in both languages, from the request to a contract that fails @full', async ({
  browser,
}, info) => {
  test.slow();
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await look(page, id, 'requested', info);
  await papersHandedIn(page, id);
  await look(page, id, 'requested', info);
  await ask(desk, ApproveInstallmentDocument, { id, expectedVersion: await versionOf(desk, id) });
  await look(page, id, 'approved', info);
  await ask(page, PayDownPaymentDocument, { id });
  await look(page, id, 'payment', info);
  await paid(page, id, 'bca_va');
  await look(page, id, 'contract', info);
  await ask(desk, RejectContractDocument, {
    id,
    reason: 'Kontrak tidak ditandatangani.',
    expectedVersion: await versionOf(desk, id),
  });
  await look(page, id, 'ended', info);
  await cancelled(page, id);
});

test('a rejected application is shown in both languages @full', async ({ browser }, info) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await ask(desk, RejectInstallmentDocument, {
    id,
    reason: 'Too large.',
    expectedVersion: await versionOf(desk, id),
  });
  await look(page, id, 'rejected', info);
  await cancelled(page, id);
});
