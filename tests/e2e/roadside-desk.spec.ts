import { expectAccessible } from './axe.ts';
import { signedIn } from './signed-in.ts';
import { expect, test } from './test.ts';

test('the staff take a call for help from accepted to done, and the rider sees each step @full', async ({
  browser,
}) => {
  const rider = await signedIn(browser, 'guest@alva.demo');
  await rider.goto('/en/roadside-assistance');
  await rider.getByRole('radio', { name: 'Flat tyre' }).check();
  await rider.getByRole('button', { name: 'Also tell the center' }).click();
  await expect(rider.getByText('The center knows')).toBeVisible();
  await rider.reload();
  await expect(rider.getByRole('heading', { name: 'Your calls for help' })).toBeVisible();

  const staff = await signedIn(browser, 'staff@alva.demo');
  await staff.goto('/en/pstools');
  await staff.getByRole('link', { name: 'Roadside assistance' }).click();
  const call = staff.getByRole('listitem').filter({ hasText: 'Citra Dewi' }).last();
  await expect(call.getByText('Waiting')).toBeVisible();
  await expectAccessible(staff);
  await call.getByRole('button', { name: 'Accept this call' }).click();
  await call.getByRole('button', { name: 'Help is on the way' }).click();
  await expect(call.getByText('On the way', { exact: true })).toBeVisible();
  await rider.reload();
  await expect(rider.locator('[aria-current=step]', { hasText: 'Done' }).first()).toBeVisible();

  await call.getByRole('button', { name: 'Complete this call' }).click();
  await expect(call.getByText('Please say what was done.')).toBeVisible();
  await call.getByLabel('What was done?').fill('Tyre changed at the roadside');
  await call.getByRole('button', { name: 'Complete this call' }).click();
  await expect(staff.getByText('Call completed')).toBeInViewport();
  await expect(staff.locator(':focus')).toContainText('Call completed');
  await staff.getByRole('tab', { name: 'Done' }).click();
  await expect(staff.getByText('Tyre changed at the roadside').first()).toBeVisible();
  await rider.reload();
  await expect(rider.getByText('Tyre changed at the roadside').first()).toBeVisible();
  await expectAccessible(rider);
});

test('a person who is not staff is told so and sees nothing of the desk', async ({ browser }) => {
  const owner = await signedIn(browser, 'owner@alva.demo');
  for (const path of ['/en/pstools', '/en/pstools/roadside']) {
    await owner.goto(path);
    await expect(owner.getByText('For staff only', { exact: true })).toBeVisible();
  }
});
