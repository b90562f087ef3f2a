import type { Page } from '@playwright/test';
import { newId } from '#edge/contract/ids.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { fill, recordsHere, signInAs, test } from '#tests/e2e/offline/phone.ts';
import { expect } from '#tests/e2e/test.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { BookServiceDocument } from '#web/platform/graphql/generated/main/book-service.ts';
import { BookTestRideDocument } from '#web/platform/graphql/generated/main/book-test-ride.ts';
import { CancelServiceBookingDocument } from '#web/platform/graphql/generated/main/cancel-service-booking.ts';
import { CancelTestRideDocument } from '#web/platform/graphql/generated/main/cancel-test-ride.ts';
import { ServiceSlotsDocument } from '#web/platform/graphql/generated/main/service-slots.ts';
import { TestRideDaysDocument } from '#web/platform/graphql/generated/main/test-ride-days.ts';

const SCBD = 'aec-scbd';
/** Far enough down the calendar that no other test books there. */
const day = dayAt(Date.now() + 25 * DAY_MS, 'Asia/Jakarta');

/** The first time of that day that is free. */
const first = (slots: readonly { startsAt: string; free: number }[] = []): string => {
  const slot = slots.find(({ free }) => free > 0);
  if (slot === undefined) throw new Error(`Nothing is free on ${day}.`);
  return slot.startsAt;
};

const bookRide = async (page: Page, manageKey: string): Promise<void> => {
  const { testRideDays } = await ask(page, TestRideDaysDocument, {
    dealerSlug: SCBD,
    productId: 5,
    from: day,
    days: 1,
  });
  const { bookTestRide } = await ask(page, BookTestRideDocument, {
    param: {
      id: newId('trd'),
      manageKey,
      dealerSlug: SCBD,
      productId: 5,
      slotAt: first(testRideDays[0]?.slots),
      name: 'Bima Prakoso',
      phoneNumber: '081310010002',
      licence: 'C',
      survey: ['LEISURE'],
      consent: true,
      locale: 'en',
    },
  });
  expect(bookTestRide).toMatchObject({ success: true });
};

const bookWorkshop = async (page: Page, id: string): Promise<void> => {
  const { serviceSlots } = await ask(page, ServiceSlotsDocument, { dealerSlug: SCBD, day });
  const { bookService } = await ask(page, BookServiceDocument, {
    param: {
      id,
      dealerSlug: SCBD,
      vin: 'MJXVA2HP1RK003044',
      kind: 'PERIODIC',
      slotAt: first(serviceSlots),
    },
  });
  expect(bookService).toMatchObject({ success: true });
};

test('a test ride and a workshop appointment stand in the list of bookings, which opens without signal on a small phone @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.setViewportSize({ width: 360, height: 740 });
  // Booked elsewhere, so that this device has to fetch it.
  expect(await demoSignIn(page, 'owner2@alva.demo')).toBe(200);
  const manageKey = newId('trk');
  const appointment = newId('sbk');
  await bookRide(page, manageKey);
  await bookWorkshop(page, appointment);
  try {
    await signInAs(page, 'owner2@alva.demo');
    await fill(phone, 'cus_owner2');
    await expect.poll(() => recordsHere(page, 'cus_owner2', 'testRides')).toBeGreaterThan(0);
    await wire.down();
    await page.goto('/en/bookings');
    await expect(page.getByRole('heading', { name: 'My bookings', level: 2 })).toBeVisible();
    const booked = page.getByRole('listitem');
    const ride = booked.filter({ has: page.locator(`a[href$="#${manageKey}"]`) });
    await expect(ride).toContainText('Test ride: ALVA CERVO');
    const service = booked.filter({ has: page.locator('a[href$="/service-booking"]') }).first();
    await expect(service).toContainText('Service: CERVO Q');
    for (const each of [ride, service]) {
      await expect(each).toContainText('Confirmed');
      await expect(each).toContainText('ALVA Experience Center SCBD');
    }
    await expectAccessible(page);
  } finally {
    await wire.up();
    await page.goto('/en/bookings');
    await ask(page, CancelTestRideDocument, { manageKey });
    await ask(page, CancelServiceBookingDocument, { id: appointment });
  }
});
