import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { storeUrl } from '#tests/e2e/offline/store.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { ApproveInstallmentDocument } from '#web/platform/graphql/generated/main/approve-installment.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { RejectContractDocument } from '#web/platform/graphql/generated/main/reject-contract.ts';
import { RejectInstallmentDocument } from '#web/platform/graphql/generated/main/reject-installment.ts';
import { cancelled, completed, paid, papersHandedIn, placed } from './prepared.ts';
import { companyIsNext, handedInLongAgo } from './warehouse.ts';

/** The heading of an order in each state of its instalments. */
const HEADINGS = {
  requested: ['Installment waiting for approval', 'Pengajuan cicilan menunggu persetujuan'],
  approved: ['Installment approved', 'Cicilan disetujui'],
  payment: ['Waiting for the final payment', 'Menunggu pelunasan'],
  rejected: ['Installment rejected', 'Cicilan ditolak'],
  contract: ['Installment contract sign-off', 'Penandatanganan kontrak cicilan'],
  ended: ['Installment application cancelled', 'Pengajuan cicilan dibatalkan'],
  processing: ['Processing', 'Diproses'],
  ready: ['Ready to collect', 'Siap diambil'],
  delivered: ['Collected', 'Sudah diambil'],
  completed: ['Completed', 'Selesai'],
  cancelled: ['Cancelled', 'Dibatalkan'],
} as const;

/** What the card of the application says, where the heading is that of more than one step. */
const STEPS = {
  documents: ['Your papers are still to come', 'Dokumen Anda belum lengkap'],
  sending: ['On its way to BFI', 'Sedang dikirim ke BFI'],
  deciding: [/ is deciding$/, / sedang memutuskan$/],
  late: [/^It has taken longer than usual/, /^Prosesnya lebih lama dari biasanya/],
  reason: [
    'Penghasilan belum cukup untuk cicilan ini.',
    'Penghasilan belum cukup untuk cicilan ini.',
  ],
  sign: ['Sign the contract', 'Tanda tangani kontrak'],
  signed: ['The contract is signed', 'Kontrak sudah ditandatangani'],
} as const;

/** The control page of the financing companies beside the product, by their books beside its store. */
const atCompanies = async (page: Page, path: string, data: object = {}): Promise<void> => {
  const books = join(dirname(fileURLToPath(storeUrl())), 'financing.json');
  const { port } = JSON.parse(readFileSync(books, 'utf8')) as { port: number };
  const answer = await page.request.post(`http://127.0.0.1:${port}/control${path}`, { data });
  expect(answer.status()).toBe(200);
};

/** The application of an order at its company. */
const applicationOf = async (desk: Page, id: string) => {
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  const application = orderDeskOrder?.row.order.installment?.application;
  if (application == null) throw new Error(`${id} has no application`);
  return application;
};

/** The clock of the product does it within a minute. */
const BY_THE_CLOCK = { timeout: 3 * MINUTE_MS, intervals: [2 * SECOND_MS] };
const untilStep = async (desk: Page, id: string, step: string): Promise<void> =>
  expect.poll(async () => (await applicationOf(desk, id)).step, BY_THE_CLOCK).toBe(step);

const versionOf = async (desk: Page, id: string): Promise<number> => {
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  if (orderDeskOrder == null) throw new Error(`the desk has no ${id}`);
  return orderDeskOrder.row.version;
};

/** Looks at the order in both languages; the report has a picture of each, by its step. */
const look = async (
  page: Page,
  id: string,
  state: keyof typeof HEADINGS,
  info: TestInfo,
  step?: keyof typeof STEPS,
): Promise<void> => {
  for (const [at, locale] of (['en', 'id'] as const).entries()) {
    await page.goto(`/${locale}/my-orders/${id}`);
    const name = HEADINGS[state][at] ?? '';
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    if (step !== undefined)
      await expect(page.getByText(STEPS[step][at] ?? '').first()).toBeVisible();
    await expectAccessible(page);
    const body = await page.screenshot({ fullPage: true });
    await info.attach(`${state}${step === undefined ? '' : `-${step}`}-${locale}`, {
      body,
      contentType: 'image/png',
    });
  }
};

test('an order by instalments is shown in both languages, from the request to a contract that fails @full', async ({
  browser,
}, info) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await look(page, id, 'requested', info, 'documents');
  await papersHandedIn(page, id);
  await look(page, id, 'requested', info, 'deciding');
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
  await look(page, id, 'cancelled', info);
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

test('an order of a company with a system of its own is shown in both languages, up to its end @full', async ({
  browser,
}, info) => {
  test.setTimeout(15 * MINUTE_MS);
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT', 'BFI');
  await atCompanies(page, '/behaviour', { requests: 'error' });
  try {
    await papersHandedIn(page, id, 'BFI');
    await look(page, id, 'requested', info, 'sending');
  } finally {
    await atCompanies(page, '/behaviour', { requests: 'ok' });
  }
  await companyIsNext(id);
  await untilStep(desk, id, 'DECIDING');
  await look(page, id, 'requested', info, 'deciding');
  await handedInLongAgo(id);
  await look(page, id, 'requested', info, 'late');
  const { id: application } = await applicationOf(desk, id);
  await atCompanies(page, `/${application}/approve`);
  await untilStep(desk, id, 'APPROVED');
  await look(page, id, 'approved', info);
  await ask(page, PayDownPaymentDocument, { id });
  await paid(page, id, 'bca_va');
  await companyIsNext(id);
  await expect
    .poll(async () => (await applicationOf(desk, id)).signUrl, BY_THE_CLOCK)
    .not.toBeNull();
  await look(page, id, 'contract', info, 'sign');
  await atCompanies(page, `/${application}/sign`);
  await untilStep(desk, id, 'SIGNED');
  await look(page, id, 'contract', info, 'signed');
  await completed(desk, page, id, (state) => look(page, id, state, info));
});

test('the reason for which a company rejects is shown in both languages @full', async ({
  browser,
}, info) => {
  test.setTimeout(8 * MINUTE_MS);
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT', 'BFI');
  await papersHandedIn(page, id, 'BFI');
  await untilStep(desk, id, 'DECIDING');
  await atCompanies(page, `/${(await applicationOf(desk, id)).id}/reject`);
  await untilStep(desk, id, 'REJECTED');
  await look(page, id, 'rejected', info, 'reason');
  await cancelled(page, id);
});
