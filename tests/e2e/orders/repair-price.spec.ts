import { openDatabase } from '#db/open.ts';
import { orderIdOfService } from '#edge/contract/garage/service-prices.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { storeUrl } from '#tests/e2e/offline/store.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { appointmentMade } from './in-workshop.ts';
import { paid } from './prepared.ts';

const VIN = 'MJXVA2HP1RK003044';

/** A repair of Bima's motorcycle, which the workshop took in a moment ago. */
const inWorkshop = (): Promise<string> =>
  appointmentMade({
    vin: VIN,
    kind: 'REPAIR',
    slotAt: Date.now() - 20 * MINUTE_MS,
    isHere: true,
  });

/** The price that waits for an answer. */
const statedId = async (bookingId: string): Promise<string> => {
  const db = openDatabase({ url: storeUrl() });
  try {
    const { rows } = await db.primary.execute({
      sql: 'SELECT id FROM service_estimate WHERE booking_id = ? ORDER BY stated_at DESC LIMIT 1',
      args: [bookingId],
    });
    return String(rows[0]?.id);
  } finally {
    db.close();
  }
};

test('the workshop states the price of a repair, its rider agrees and pays, and the workshop sees that @full', async ({
  browser,
}) => {
  const booking = await inWorkshop();
  const desk = await signedIn(browser, 'workshop@alva.demo');
  await desk.goto('/en/pstools/workshop?place=aec-scbd&queue=ALL');
  const row = desk.getByRole('listitem').filter({ hasText: 'Bima' }).filter({ hasText: 'Repair' });
  await row.getByRole('button', { name: 'State the price' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send to the rider' }).click();
  await expect(dialog.getByText('Please name it in 3 to 80 characters.')).toBeVisible();
  await dialog.getByLabel('Work or part 1').fill('Front brake pads');
  await dialog.getByLabel('Price 1, with tax').fill('185000');
  await dialog.getByRole('button', { name: 'One more line' }).click();
  await dialog.getByLabel('Work or part 2').fill('Fitting');
  await dialog.getByLabel('Price 2, with tax').fill('75000');
  await expect(dialog.getByText('Together: Rp260.000')).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Send to the rider' }).click();
  await expect(row.getByText('No answer yet: Rp260.000')).toBeVisible();

  const rider = await signedIn(browser, 'owner2@alva.demo');
  await rider.goto('/en/service-booking');
  await expect(rider.getByText('Waits for your answer')).toBeVisible();
  await expect(rider.getByText('Front brake pads')).toBeVisible();
  // The motorcycle is in the workshop: there is nothing left to move or cancel.
  await expect(rider.getByRole('button', { name: 'Cancel the appointment' })).toHaveCount(0);
  await expectAccessible(rider);
  await rider.getByRole('button', { name: 'Agree and pay' }).click();
  await expect(rider.getByText('You agreed')).toBeVisible();
  await expect(rider.getByRole('link', { name: /Not paid yet/ })).toBeVisible();

  const orderId = orderIdOfService(await statedId(booking));
  await paid(rider, orderId, 'bca_va');
  await rider.goto(`/en/my-orders/${orderId}`);
  await expect(rider.getByText('Front brake pads')).toBeVisible();
  await expect(rider.getByText('Fitting')).toBeVisible();

  await desk.reload();
  await expect(row.getByText('Agreed: Rp260.000')).toBeVisible();
  await expect(row.getByText('Paid: Rp260.000')).toBeVisible();
});
