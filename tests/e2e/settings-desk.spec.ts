import type { Page } from '@playwright/test';
import { DAY_MS, dayInJakarta } from '#edge/contract/time.ts';
import { expectAccessible } from './axe.ts';
import { inStore } from './in-store.ts';
import { newCustomer } from './orders/new-customer.ts';
import { placed } from './orders/prepared.ts';
import { signedIn } from './signed-in.ts';
import { expect, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const changes = (page: Page) =>
  main(page).getByRole('region', { name: 'What was entered' }).getByRole('listitem');
const inDays = (days: number): string => dayInJakarta(Date.now() + days * DAY_MS);

test.afterEach(() =>
  inStore((db) => db.primary.execute('DELETE FROM shop_setting').then(() => undefined)),
);

test('an administrator changes the booking fee: the next visitor sees and pays it, and an order from before keeps its own', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer(browser);
  const before = await placed(customer);
  const staff = await signedIn(browser, 'admin@alva.demo');
  await staff.goto('/en/pstools/settings');
  await expect(row(staff, 'Booking fee')).toContainText('Rp500.000');
  await expectAccessible(staff);
  await main(staff).getByRole('button', { name: 'Booking fee: Change' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Change: Booking fee' });
  await dialog.getByLabel('New value').fill('50000');
  await dialog.getByLabel('Reason').fill('Decided by the board');
  await dialog.getByRole('button', { name: 'Save this value' }).click();
  await expect(dialog.getByLabel('New value')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('New value').fill('750000');
  await expect(dialog.getByRole('status')).toContainText('Rp750.000 to book a motorcycle');
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Save this value' }).click();
  await expect(row(staff, 'Booking fee')).toContainText('Rp750.000');
  await expect(changes(staff).first()).toContainText('Decided by the board');

  await page.goto('/en/product/alva-cervo/customize');
  await expect(page.getByText('Price confirmed just now.')).toBeVisible();
  await expect(main(page).getByText('Rp750.000', { exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/product/alva-cervo');
  await expect(main(page).getByText(/Book it for Rp750\.000/)).toBeVisible();

  const after = await placed(customer);
  expect([before.bookingFee, after.bookingFee]).toEqual([500_000, 750_000]);
  await customer.goto(`/en/my-orders/${before.id}`);
  await expect(customer.getByRole('button', { name: 'Pay Rp500.000' })).toBeVisible();
  await customer.goto(`/en/my-orders/${after.id}`);
  await expect(customer.getByRole('button', { name: 'Pay Rp750.000' })).toBeVisible();
});

test('a planned delivery fee is shown as of its day, changes nothing today, and is withdrawn @full', async ({
  browser,
}) => {
  const staff = await signedIn(browser, 'admin@alva.demo');
  const NAME = 'Delivery outside JABODETABEK, up to 25 km';
  await staff.goto('/id/pstools/settings');
  await expect(main(staff).getByRole('row').nth(1)).toContainText('Uang tanda jadi');
  await staff.goto('/en/pstools/settings');
  await main(staff)
    .getByRole('button', { name: `${NAME}: Change` })
    .click();
  const dialog = staff.getByRole('dialog', { name: `Change: ${NAME}` });
  await dialog.getByLabel('New value').fill('300000');
  await dialog.getByLabel('First day').fill(inDays(3));
  await dialog.getByLabel('Reason').fill('Fuel costs more');
  await dialog.getByRole('button', { name: 'Save this value' }).click();
  await expect(row(staff, NAME)).toContainText('Rp250.000');
  await expect(row(staff, NAME)).toContainText('Rp300.000 from');
  await main(staff).getByLabel('As visitors see it on').fill(inDays(4));
  await expect(row(staff, NAME).getByRole('cell').nth(1)).toContainText('Rp300.000');
  await staff.goto('/en/pstools/settings');
  await main(staff)
    .getByRole('button', { name: `${NAME}: Withdraw` })
    .click();
  const ending = staff.getByRole('dialog', { name: 'Withdraw a planned value' });
  await ending.getByLabel('Reason').fill('It was wrong');
  await ending.getByRole('button', { name: 'Withdraw' }).click();
  await expect(changes(staff).first()).toContainText('Withdrawn');
  await expect(row(staff, NAME)).toContainText('Nothing');
});
