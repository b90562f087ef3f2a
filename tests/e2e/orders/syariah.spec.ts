import { expectAccessible } from '#tests/e2e/axe.ts';
import { expect, test } from '#tests/e2e/test.ts';
import enDisclosure from '#web/platform/i18n/messages/en/disclosure.ts';
import { confirmDelivery, fillContact, fillOwner, newNik, onward, toCheckout } from './buying.ts';
import { newCustomer } from './new-customer.ts';
import { ORDERED, unitArrives } from './warehouse.ts';

test('an order by papitupi needs agreement to the requirements of a murabahah, and speaks of no interest @full', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  await unitArrives();
  await toCheckout(page, ORDERED);
  await fillContact(page);
  await fillOwner(page, newNik());
  await onward(page).click();
  await confirmDelivery(page);
  await page.getByRole('radio', { name: /^Buy it now/ }).check({ force: true });
  await page.getByRole('radio', { name: /^By instalments/ }).check({ force: true });
  await page.getByRole('link', { name: 'Choose an instalment plan' }).click();
  const agreement = page.getByRole('checkbox', { name: enDisclosure['agreement.agree'] });
  await page.getByRole('radio', { name: /^BFI/ }).check({ force: true });
  await expect(agreement).toBeHidden();
  await page.getByRole('radio', { name: /^papitupi/i }).check({ force: true });
  await expect(page.getByText(enDisclosure['agreement.akad'])).toBeVisible();
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await expect(agreement).toBeFocused();
  await expect(page.getByRole('link', { name: 'Continue to checkout' })).toBeHidden();
  await expectAccessible(page);
  await agreement.check({ force: true });
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await onward(page).click();
  await page.getByLabel(/I have read the terms of purchase/).check({ force: true });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(
    page.getByRole('heading', { name: 'Installment waiting for approval' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Papers for papitupi/i })).toBeVisible();
  await page.getByText(enDisclosure.title, { exact: true }).click();
  await expect(page.getByText('Agreed margin')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\binterest\b/i);
  await expectAccessible(page);
});
