import type { Page } from '@playwright/test';
import { newId } from '#edge/contract/ids.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { newCustomer } from './new-customer.ts';
import { paid, placed } from './prepared.ts';
import { backToStore, onProvider } from './provider.ts';
import { promoCodeStarts } from './warehouse.ts';

const rupiah = (amount: number): string => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`;

/** A motorcycle that is paid in full, and the page of its order. */
const paidInFull = async (page: Page) => {
  const { id, total } = await placed(page, 'FULL_PURCHASE');
  await paid(page, id, 'bca_va');
  await page.goto(`/en/my-orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  return { id, total };
};

/** Opens the dialog at the screen on which the change itself is chosen. */
const changing = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'Change the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your order' });
  await dialog.getByText(what).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
};

test('who has a paid motorcycle brought to a city outside Jakarta pays the difference alone', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  const { total } = await paidInFull(page);
  const dialog = await changing(page, 'Another dealer or another address');
  await dialog.getByText('Have it delivered').click();
  await dialog.getByRole('combobox', { name: 'Province' }).fill('west java');
  await page.getByRole('option', { name: 'West Java' }).click();
  await dialog.getByRole('combobox', { name: 'City or regency' }).fill('sukabumi');
  await page.getByRole('option', { name: 'Kota Sukabumi' }).click();
  await dialog.getByRole('combobox', { name: 'District' }).fill('cikole');
  await page.getByRole('option', { name: 'Cikole' }).click();
  await dialog.getByLabel('Street and number', { exact: true }).fill('Jl. Melati 4');
  await dialog.getByLabel('Postal code').fill('43111');
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const more = dialog.getByText(/^It costs Rp[\d.]+ more\.$/);
  const fee = Number((await more.textContent())?.replace(/\D/g, ''));
  expect(fee).toBeGreaterThan(0);
  await expect(dialog.getByText(`${rupiah(fee)} is to be paid then.`)).toBeVisible();
  await expect(dialog.getByText(rupiah(total + fee))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change it so' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Waiting for the final payment' })).toBeVisible();

  await page.getByRole('radio', { name: /BCA Virtual Account/ }).check({ force: true });
  const store = new URL(page.url()).origin;
  await page.getByRole('button', { name: `Pay ${rupiah(fee)}` }).click();
  await onProvider(page);
  await page.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await page.getByRole('button', { name: 'The payment arrives' }).click();
  await backToStore(page, store);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expect(page.getByText(rupiah(total + fee)).first()).toBeVisible();
});

test('who makes a paid motorcycle cheaper sees what comes back, and gives the account it goes to @full', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  const code = `T${newId('x').slice(-8).toUpperCase()}`;
  await promoCodeStarts(code);
  const { total } = await paidInFull(page);
  const dialog = await changing(page, 'Another code, or none');
  await dialog.getByLabel('Promo code').fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('It costs Rp1.000.000 less.')).toBeVisible();
  await expect(
    dialog.getByText(
      'Rp1.000.000 comes back by bank transfer; we ask for your account afterwards.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText(rupiah(total - 1_000_000))).toBeVisible();
  await dialog.getByRole('button', { name: 'Change it so' }).click();
  await expect(dialog).toBeHidden();
  // Nothing is due: it stays paid.
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expect(page.getByText('This refund waits for your bank account.')).toBeVisible();
  await page.getByRole('button', { name: 'Tell us the bank account' }).click();
  const account = page.getByRole('dialog');
  for (const [label, value] of Object.entries({
    Bank: 'BCA',
    'Account number': '123-456-7890',
    'Account holder': 'Sari Wulandari',
    'KTP number of the account holder': '3174014703900001',
  }))
    await account.getByLabel(label, { exact: true }).fill(value);
  await account.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(account).toBeHidden();
  const steps = page.getByRole('list', { name: 'How far this refund is' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Approved' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Rp1\.000\.000Requested/ }),
  ).toBeVisible();
  await expectAccessible(page);
});
