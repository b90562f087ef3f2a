import { newId } from '#edge/contract/ids.ts';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { ApproveInstallmentDocument } from '#web/platform/graphql/generated/main/approve-installment.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { paid, papersHandedIn, placed } from './prepared.ts';
import { promoCodeStarts } from './warehouse.ts';

test('who changes an order while the company decides reads the new figures, agrees, and goes on at the new price @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  const code = `T${newId('x').slice(-8).toUpperCase()}`;
  await promoCodeStarts(code);
  const { id, total } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await papersHandedIn(page, id);
  await page.goto(`/en/my-orders/${id}`);
  await expect(
    page.getByRole('heading', { name: 'Installment waiting for approval' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Change the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your order' });
  await dialog.getByText('Another code, or none').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Promo code').fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(dialog.getByRole('heading', { name: 'A new request at this price' })).toBeVisible();
  await expect(
    dialog.getByText(/^The financing company was asked at the old price\./),
  ).toBeVisible();
  const figures = dialog.getByRole('table', { name: 'A new request at this price' });
  const rupiah = (amount: number) => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`;
  await expect(figures.getByRole('row', { name: /^Price/ })).toHaveText(
    `Price${rupiah(total)}${rupiah(total - 1_000_000)}`,
  );
  await expect(figures.getByRole('row', { name: /^Each month/ })).toBeVisible();
  await expect(dialog.getByText('It costs Rp1.000.000 less.')).toBeVisible();
  await expect(dialog.getByText('You pay in all').last()).toBeVisible();
  await expectAccessible(page);

  const send = dialog.getByRole('button', { name: 'Change it and request anew' });
  await send.click();
  const consent = dialog.getByRole('checkbox', { name: /^I agree that ALVA passes these papers/ });
  await expect(consent).toBeFocused();
  await consent.check({ force: true });
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Installment waiting for approval' }),
  ).toBeVisible();

  const desk = await signedIn(browser, 'admin@alva.demo');
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  const expectedVersion = orderDeskOrder?.row.version ?? 0;
  const { approveInstallment } = await ask(desk, ApproveInstallmentDocument, {
    id,
    expectedVersion,
  });
  expect(approveInstallment.__typename).toBe('OrderChanged');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Installment approved' })).toBeVisible();
  await ask(page, PayDownPaymentDocument, { id });
  await paid(page, id, 'bca_va');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Installment contract sign-off' })).toBeVisible();
});
