import { createHash } from 'node:crypto';
import { maskedName } from '#edge/platform/mask-person.ts';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { ProcessOrderDocument } from '#web/platform/graphql/generated/main/process-order.ts';
import { ShipOrderDocument } from '#web/platform/graphql/generated/main/ship-order.ts';
import {
  choosePayment,
  confirmDelivery,
  fillContact,
  onward,
  placeOrder,
  toCheckout,
} from './buying.ts';
import { newCustomer } from './new-customer.ts';
import { paid } from './prepared.ts';
import { jobIsDue, ORDERED, unitArrives } from './warehouse.ts';

const COMPANY = 'PT Kurir Kilat 88';

test('a company buys with its tax number and a person in charge, and gets an invoice in its name @full', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  await unitArrives();
  await toCheckout(page, ORDERED);
  await fillContact(page);
  await page.getByRole('radio', { name: 'A company' }).check({ force: true });
  await expect(page.getByLabel('KTP number (NIK)')).toBeHidden();
  await page.getByLabel('Company name').fill(COMPANY);
  await page.getByRole('combobox', { name: 'City or regency' }).fill('Jakarta Sel');
  await page.getByRole('option', { name: 'Jakarta Selatan' }).click();
  await page.getByLabel('Address', { exact: true }).fill('Jl. Sudirman 12');
  await page.getByLabel('Postal code').fill('12190');
  await onward(page).click();
  // Without a tax number and a person in charge there is no company.
  for (const label of ['Tax number (NPWP)', 'Person in charge (PIC)'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Tax number (NPWP)').fill('01.234.567.8-901.000');
  await page.getByLabel('Person in charge (PIC)').fill('Rina Hartono');
  await page.getByLabel('Mobile number of the person in charge').fill('081234567891');
  // What has been scrolled beneath the header is no target; nothing is, at the top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await onward(page).click();
  await confirmDelivery(page);
  await expect(page.getByRole('radio', { name: /^In full/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^By instalments/ })).toBeHidden();
  await choosePayment(page, 'Buy it now');
  await expect(page.getByText(COMPANY).first()).toBeVisible();
  const id = (await placeOrder(page)).split('/').at(-1) ?? '';
  await paid(page, id, 'bca_va');
  await page.reload();
  await expect(
    page.getByText(/^The invoice in the name of your company is made when/),
  ).toBeVisible();

  const desk = await signedIn(browser, 'admin@alva.demo');
  const versionNow = async () => {
    const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
    return orderDeskOrder?.row.version ?? 0;
  };
  await ask(desk, ProcessOrderDocument, { id, expectedVersion: await versionNow() });
  const { shipOrder } = await ask(desk, ShipOrderDocument, {
    id,
    expectedVersion: await versionNow(),
  });
  expect(shipOrder.__typename).toBe('OrderChanged');
  await jobIsDue('orders.invoices');
  const download = page.getByRole('link', { name: /^Download INV-\d{4}-\d{6}$/ });
  await expect(async () => {
    await page.reload();
    await expect(download).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const file = await page.request.get((await download.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
  // The one of the receipt stands before it.
  await page
    .getByRole('link', { name: /^Check page/ })
    .last()
    .click();
  await expect(page.getByText('Genuine')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Invoice INV-/ })).toBeVisible();
  await expect(
    page.getByText('Invoiced to', { exact: true }).locator('xpath=following-sibling::dd'),
  ).toHaveText(maskedName(COMPANY));
  const hash = createHash('sha256')
    .update(await file.body())
    .digest('hex');
  await expect(page.getByText(hash)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Rina Hartono');
  await expectAccessible(page);
});
