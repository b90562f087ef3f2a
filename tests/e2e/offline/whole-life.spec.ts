import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { newCustomer } from '#tests/e2e/orders/new-customer.ts';
import { paid, papersHandedIn, placed } from '#tests/e2e/orders/prepared.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { arrived, handedOver, linkMade, linkOpened } from './courier.ts';
import { expect, test } from './phone.ts';

const CONTRACT = Buffer.from('%PDF-1.4\n% a contract that was signed\n%%EOF\n');

/** Takes a step on the order's page at the desk. @returns the page, where the step is no more */
const step = async (desk: Page, name: string, confirm = name): Promise<void> => {
  await desk.reload();
  await desk.getByRole('button', { name, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('finance, the dealer, sales and customer service bring an order from its papers to the door, where a courier has no signal @full', async ({
  browser,
  phone,
}) => {
  test.setTimeout(240_000);
  const customer = await newCustomer(browser);
  const { id } = await placed(customer, 'FULL_PURCHASE', 'INSTALLMENT');
  await papersHandedIn(customer, id);
  const atDesk = async (who: string): Promise<Page> => {
    const desk = await signedIn(browser, `${who}@alva.demo`);
    await desk.goto(`/en/pstools/orders/${id}`);
    return desk;
  };

  const dealer = await atDesk('dealer');
  const finance = await atDesk('finance');
  // Money is decided by finance alone, and motorcycles are moved by the dealer.
  await expect(dealer.getByRole('heading', { name: 'Financing to be decided' })).toBeVisible();
  await expect(dealer.getByRole('button', { name: 'The company has approved' })).toBeHidden();
  await step(finance, 'The company has approved', 'Yes: The company has approved');
  await ask(customer, PayDownPaymentDocument, { id });
  await paid(customer, id, 'bca_va');

  await finance.reload();
  await finance.getByRole('button', { name: 'Contract is signed' }).click();
  const contract = finance.getByRole('dialog');
  await contract.getByLabel('Contract number').fill('KTR/2026/0142');
  await contract
    .getByLabel('Signed file')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: CONTRACT });
  await contract.getByRole('button', { name: 'Contract is signed' }).click();
  await expect(contract).toBeHidden();
  await expect(finance.getByRole('button', { name: 'Start preparing' })).toBeHidden();

  await step(dealer, 'Start preparing');
  await expect(dealer.getByRole('heading', { name: 'Being prepared', exact: true })).toBeVisible();
  await step(dealer, 'Ready to collect');

  const support = await atDesk('support');
  await support.getByLabel('New note').fill('Our courier calls you an hour before.');
  await support.getByLabel('Who reads it?').selectOption({ label: 'The customer, too' });
  await support.getByRole('button', { name: 'Write it down' }).click();
  await expect(support.getByText('Our courier calls you an hour before.')).toBeVisible();

  const sales = await atDesk('staff');
  const link = await linkMade(sales);
  await linkOpened(phone, link, 'Sari Wulandari');
  await phone.wire.down();
  await handedOver(phone, 'Sari Wulandari', 'Budi Wulandari');
  await arrived(phone);

  await customer.goto(`/en/my-orders/${id}`);
  await expect(customer.getByText('Our courier calls you an hour before.').first()).toBeVisible();
  await expect(customer.getByText('Budi Wulandari')).toBeVisible();
  await customer.getByRole('button', { name: 'Confirm' }).click();
  await expect(customer.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();

  // Whoever did a step stands beside it.
  await dealer.reload();
  await expect(dealer.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();
  for (const name of ['Hadi Santoso', 'Gita Permata', 'Joko Widianto'])
    await expect(dealer.getByText(name).first()).toBeAttached();
});
