import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { newCustomer } from './new-customer.ts';
import { paid, papersHandedIn, placed } from './prepared.ts';

const CONTRACT = Buffer.from('%PDF-1.4\n% a contract that was signed\n%%EOF\n');

/** An order whose papers are with a company without a system of its own, and its page at the desk. */
const decidedByHand = async (page: Page, desk: Page): Promise<string> => {
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await papersHandedIn(page, id);
  await desk.goto(`/en/pstools/orders/${id}`);
  return id;
};

test('staff write down that a company without a system of its own approves, and the contract with the hash of its file @full', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  const desk = await signedIn(browser, 'admin@alva.demo');
  const id = await decidedByHand(page, desk);
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('button', { name: 'The company has approved' }).click();
  await dialog.getByRole('button', { name: 'Yes: The company has approved' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Approved by the financing company')).toBeVisible();

  await page.goto(`/en/my-orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Installment approved' })).toBeVisible();
  await ask(page, PayDownPaymentDocument, { id });
  await paid(page, id, 'bca_va');

  await desk.reload();
  await desk.getByRole('button', { name: 'Contract is signed' }).click();
  const confirm = dialog.getByRole('button', { name: 'Contract is signed' });
  await confirm.click();
  // The number and the file are asked for before anything is written down.
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
  await dialog.getByLabel('Contract number').fill('KTR/2026/0042');
  await dialog.getByLabel('Signed file').setInputFiles({
    name: 'contract.pdf',
    mimeType: 'application/pdf',
    buffer: CONTRACT,
  });
  const hash = createHash('sha256').update(CONTRACT).digest('hex');
  await expect(dialog.getByText(hash)).toBeVisible();
  await expectAccessible(desk);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(hash)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Signed on .+, contract KTR\/2026\/0042\.$/)).toBeVisible();
  await expect(page.getByText(`Fingerprint of the signed file (SHA-256): ${hash}`)).toBeVisible();
});

test('staff write down that a company without a system of its own rejects, and the customer reads why @full', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  const desk = await signedIn(browser, 'admin@alva.demo');
  const id = await decidedByHand(page, desk);
  await desk.getByRole('button', { name: 'The company has rejected' }).click();
  const dialog = desk.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'The company has rejected' });
  await confirm.click();
  const reason = dialog.getByLabel('Why the company rejects');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Cicilan lain belum lunas.');
  await expectAccessible(desk);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Financing rejected' })).toBeVisible();

  for (const [locale, heading] of [
    ['en', 'Installment rejected'],
    ['id', 'Cicilan ditolak'],
  ] as const) {
    await page.goto(`/${locale}/my-orders/${id}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText(/: Cicilan lain belum lunas\.$/)).toBeVisible();
  }
});
