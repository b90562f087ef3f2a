import { expectAccessible } from '#tests/e2e/axe.ts';
import { fill, signInAs, test } from '#tests/e2e/offline/phone.ts';
import { expect } from '#tests/e2e/test.ts';
import { book } from './buying.ts';

test('what is booked stands in one list, which opens without signal before it was ever opened @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner2@alva.demo');
  const path = await book(page);
  await fill(phone, 'cus_owner2');
  await wire.down();
  await page.goto('/en/bookings');
  await expect(page.getByRole('heading', { name: 'My bookings', level: 2 })).toBeVisible();
  const booked = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(booked).toContainText('ALVA CERVO, booked');
  await expect(booked).toContainText('Waiting for the booking fee');
  await expect(booked).toContainText(/Pay Rp500\.000 until/);
  await expectAccessible(page);
  await booked.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(path));
});
