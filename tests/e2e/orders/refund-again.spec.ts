import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { paid, placed } from './prepared.ts';

const ACCOUNT = {
  Bank: 'BCA',
  'Account number': '123-456-7890',
  'Account holder': 'Citra Dewi',
  'KTP number of the account holder': '3174014703900001',
};

const give = async (page: Page, number: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries({ ...ACCOUNT, 'Account number': number }))
    await dialog.getByLabel(label, { exact: true }).fill(value);
};

/** A step of the desk about the refund, with the bank's reference where one is asked for. */
const take = async (desk: Page, step: string, reference?: string): Promise<void> => {
  await desk.getByRole('button', { name: new RegExp(`^${step}`) }).click();
  const dialog = desk.getByRole('dialog');
  if (reference !== undefined) await dialog.getByLabel('Reference of the transfer').fill(reference);
  await dialog.getByRole('button', { name: new RegExp(`${step}$`) }).click();
  await expect(dialog).toBeHidden();
};

test('a refund that the bank sent back is given another account, and sent again @full', async ({
  browser,
}) => {
  const customer = await signedIn(browser, 'guest@alva.demo');
  await customer.setViewportSize({ width: 360, height: 740 });
  const { id, orderCode } = await placed(customer);
  await paid(customer, id, 'bca_va');
  await customer.goto(`/en/my-orders/${id}`);
  await customer.getByRole('button', { name: 'Cancel the order' }).click();
  await customer
    .getByRole('dialog')
    .getByRole('radio', { name: 'I do not want to buy any more' })
    .check();
  await give(customer, '123-456-7890');
  await customer.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
  const steps = customer.getByRole('list', { name: 'How far this refund is' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Approved' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(customer.getByText(/^You have it by /)).toBeVisible();

  const desk = await signedIn(browser, 'finance@alva.demo');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/en/pstools/orders?queue=REFUNDS');
  await expect(desk.getByText('under way', { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await desk
    .getByRole('listitem')
    .filter({ hasText: orderCode.slice(0, 5) })
    .getByRole('link')
    .click();
  await take(desk, 'Approve the refund');
  await take(desk, 'The transfer was made', 'BCA 1');
  await take(desk, 'The bank sent it back', 'Retur 1');
  await expect(desk.getByText(/lies with an order that has ended/)).toBeVisible();
  await expectAccessible(desk);

  await customer.reload();
  await expect(customer.getByText(/Your bank did not take the transfer/)).toBeVisible();
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Send it again' }).click();
  await give(customer, '999 888 777');
  await customer.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(steps).toHaveCount(1);
  await desk.reload();
  await take(desk, 'Approve the refund');
  await take(desk, 'The transfer was made', 'BCA 2');
  await customer.reload();
  await expect(customer.getByText(/and kept\.$/)).toBeVisible();
  await customer.emulateMedia({ colorScheme: 'dark' });
});
