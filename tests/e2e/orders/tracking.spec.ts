import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { cancelled, placed, REACHED } from './prepared.ts';
import { triesToTrack } from './warehouse.ts';

test('a guest tracks an order by its number and phone; a wrong one is answered, and tries end', async ({
  browser,
  page: guest,
}) => {
  const owner = await signedIn(browser, 'owner@alva.demo');
  const { id, orderCode: code } = await placed(owner);
  await triesToTrack(0);
  await guest.goto('/en/track-order');
  const track = async (phone: string): Promise<void> => {
    await guest.getByLabel('NUP or order number').fill(code);
    await guest.getByLabel('Mobile number').fill(phone);
    await guest.getByRole('button', { name: 'Track', exact: true }).click();
  };
  await track('123');
  await expect(guest.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await track('081234567899');
  await expect(guest.getByText('We do not find this order.')).toBeVisible();
  await expectAccessible(guest);

  await track(REACHED.phoneNumber);
  await expect(
    guest.getByRole('heading', { name: 'Waiting for the booking payment' }),
  ).toBeVisible();
  await expect(guest.getByText('Sari Wulandari')).toBeHidden();
  await expect(guest.getByText(REACHED.email)).toBeHidden();
  await expectAccessible(guest);

  await guest.getByRole('button', { name: 'Track another order' }).click();
  // Whoever looks again does not type the number again; the phone number is asked for each time.
  await guest.reload();
  await expect(guest.getByLabel('NUP or order number')).toHaveValue(code);
  await expect(guest.getByLabel('Mobile number')).toHaveValue('');
  await triesToTrack(10);
  await track(REACHED.phoneNumber);
  await expect(guest.getByText('Too many tries from here. Please wait an hour.')).toBeVisible();
  await triesToTrack(0);
  await cancelled(owner, id);
});
