import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/open.ts';
import { raw } from '#db/query.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { TestRideDaysDocument } from '#web/platform/graphql/generated/main/test-ride-days.ts';
import { ask } from './ask.ts';
import { expectAccessible } from './axe.ts';
import { expect, fill, test as onPhone } from './offline/phone.ts';
import { storeUrl } from './offline/store.ts';
import { signedIn } from './signed-in.ts';
import { test } from './test.ts';

const SMALL = { width: 360, height: 740 };

const next = (page: Page) => page.getByRole('button', { name: 'Lanjut' }).click();

/** The first time that is free on a day further down the calendar, where others do not book. */
const chooseTime = async (page: Page, day: number): Promise<void> => {
  const days = page.getByRole('group', { name: 'Tanggal' });
  await days.locator('label').nth(day).click();
  const times = page.getByRole('group', { name: /^Waktu pada/ });
  await times.locator('label:not(:has(input:disabled))').first().click();
};

const fillIn = async (page: Page, phoneNumber: string): Promise<void> => {
  await page.getByLabel('Nama').fill('Sari Dewi');
  await page.getByLabel('Nomor ponsel').fill(phoneNumber);
  await page.getByLabel('Surat izin mengemudi').selectOption('C');
  await page.getByLabel(/minimal 17/).check();
  await next(page);
  await page.getByLabel('Berangkat kerja atau kuliah').check();
  await next(page);
};

const inStore = async (statement: string): Promise<void> => {
  const db = openDatabase({ url: storeUrl() });
  try {
    await db.write([raw(sql.raw(statement), () => undefined)]);
  } finally {
    db.close();
  }
};

/** How many rides were booked for a number, typed as 08… */
const ridesOf = async (phoneNumber: string): Promise<number> => {
  const db = openDatabase({ url: storeUrl() });
  try {
    const [count] = await db.readPrimary([
      raw(
        sql`SELECT count(*) AS n FROM test_ride
          WHERE phone_number = ${phoneNumber.replace(/^0/, '+62')} AND state NOT IN ('HELD', 'EXPIRED')`,
        ({ rows }) => Number(rows[0]?.n),
      ),
    ]);
    return count;
  } finally {
    db.close();
  }
};

const number = () => `0812${String(Date.now()).slice(-8)}`;

test('a guest books a test ride on a small phone, reloads halfway, moves it and cancels', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await page.goto('/id/test-ride/select-bike');
  await expectAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: /CERVO Q/ })
    .click();
  await page.getByText('ALVA Experience Center SCBD').click();
  await next(page);
  await chooseTime(page, 9);
  await expectAccessible(page);
  await next(page);
  await page.getByLabel('Nama').fill('Sari Dewi');
  await page.reload();
  await expect(page.getByLabel('Nama')).toHaveValue('Sari Dewi');
  await expectAccessible(page);
  await fillIn(page, number());
  await page.getByLabel(/ALVA boleh memakai data ini/).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pesan test ride' }).click();
  await expect(page.getByText('Terjadwal', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/id\/test-ride\/success#trk_/);
  await expect(page.getByRole('heading', { name: 'Test ride Anda', level: 2 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('Terjadwal', { exact: true })).toBeInViewport();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan ke kalender' }).click();
  expect((await download).suggestedFilename()).toBe('alva-test-ride.ics');
  await page.getByRole('button', { name: 'Ubah waktunya' }).click();
  await chooseTime(page, 10);
  await page.getByRole('button', { name: 'Ambil waktu ini saja' }).click();
  await expect(page.getByRole('button', { name: 'Ambil waktu ini saja' })).toBeHidden();
  await page.getByRole('button', { name: 'Batalkan test ride' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan test ride' }).click();
  await expect(page.getByText('Dibatalkan', { exact: true })).toBeVisible();
});

test('staff close a centre for a morning, and its times are gone from the calendar @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'staff@alva.demo');
  await page.setViewportSize(SMALL);
  await page.goto('/en/pstools/test-rides?dealer=aec-denpasar');
  await page.getByRole('button', { name: 'Test rides of this center' }).click();
  await page.getByLabel('Minutes of notice').fill('90');
  await page.getByRole('button', { name: 'Add a closing' }).click();
  const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
  const closing = page.getByRole('group', { name: 'Closings' });
  await closing.getByLabel('From').last().fill(`${day}T00:00`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter date and time.')).toBeVisible();
  await closing.getByLabel('Until').last().fill(`${day}T23:59`);
  await closing.getByLabel('Reason, for colleagues').last().fill('Training');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('It counts for every booking from now on.')).toBeVisible();
  const { testRideDays } = await ask(page, TestRideDaysDocument, {
    dealerSlug: 'aec-denpasar',
    productId: 5,
    from: day,
    days: 1,
  });
  expect(testRideDays[0]?.slots.some(({ free }) => free > 0)).toBe(false);
  await closing.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(closing.getByLabel('Reason, for colleagues')).toHaveCount(0);
  await page.context().close();
});

/** Where an hour ago is the same day: the rides of yesterday are in no list of today's. */
const DEALER = new Date().getUTCHours() === 16 ? 'aec-scbd' : 'aec-denpasar';

test('staff book a ride for somebody on the telephone, check them in with the waiver, and note who did not come @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'staff@alva.demo');
  await page.setViewportSize(SMALL);
  const bookFor = async (name: string, day: number): Promise<string> => {
    const phoneNumber = number();
    await page.goto(`/en/pstools/test-rides?dealer=${DEALER}`);
    await page.getByRole('button', { name: 'Book for a customer' }).click();
    await page.getByRole('group', { name: 'Day' }).locator('label').nth(day).click();
    await page
      .getByRole('group', { name: /^Time on/ })
      .locator('label:not(:has(input:disabled))')
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Mobile number').fill(phoneNumber);
    await page.getByLabel('Driving licence').selectOption('C');
    await page.getByLabel(/at least 17/).check();
    await page.getByLabel('Commuting to work or campus').check();
    await page.getByLabel(/^The customer agrees/).check();
    await page.getByRole('button', { name: 'Book the ride' }).click();
    await expect(page.getByRole('button', { name: 'Book for a customer' })).toBeVisible();
    // As if its time had come.
    const stored = `phone_number LIKE '%${phoneNumber.slice(1)}'`;
    await inStore(`UPDATE test_ride SET slot_at = ${Date.now() - HOUR_MS} WHERE ${stored}`);
    await page.reload();
    return phoneNumber;
  };
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const move = async (name: string, label: string): Promise<void> => {
    await rowOf(name).getByRole('button', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (label === 'Check in') {
      await expect(dialog.getByRole('button', { name: label })).toBeDisabled();
      await dialog.getByLabel('Licence seen, waiver signed').check();
      await expectAccessible(page);
    }
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  };
  await bookFor('Made Wirawan', 12);
  await move('Made Wirawan', 'Check in');
  await move('Made Wirawan', 'Completed');
  await expect(rowOf('Made Wirawan')).toHaveCount(0);
  await page.goto(`/en/pstools/test-rides?dealer=${DEALER}&queue=DONE`);
  await expect(rowOf('Made Wirawan')).toContainText('Booked by staff');
  await bookFor('Ketut Sari', 13);
  await move('Ketut Sari', 'Did not come');
  await page.goto(`/en/pstools/test-rides?dealer=${DEALER}&queue=MISSED`);
  await expect(rowOf('Ketut Sari')).toBeVisible();
  await page.context().close();
});

onPhone(
  'a ride requested without signal for a time that is gone says so, and another time is chosen @full',
  async ({ phone }) => {
    const { page, wire } = phone;
    await fill(phone);
    for (const path of ['success', 'book']) {
      await page.goto(`/id/test-ride/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Its later steps are fetched while the first is looked at.
      await page.waitForLoadState('networkidle');
    }
    await wire.down();
    await page.goto('/id/test-ride/book?model=alva-one');
    await page.getByText('ALVA Experience Center SCBD').click();
    await next(page);
    await chooseTime(page, 13);
    await next(page);
    await fillIn(page, number());
    await page.getByLabel(/ALVA boleh memakai data ini/).check();
    await page.getByRole('button', { name: 'Pesan test ride' }).click();
    await expect(page.getByText('Belum terkirim')).toBeVisible();
    const day = Date.now() + 13 * DAY_MS;
    await inStore(`INSERT INTO test_ride_closing (id, place_id, from_at, until_at, reason)
    SELECT 'trc_e2e', place_id, ${day - DAY_MS}, ${day + DAY_MS}, 'e2e' FROM test_ride_centre
    JOIN place ON place.id = place_id WHERE place.dealer_slug = 'aec-scbd'`);
    try {
      await wire.up();
      await page.reload();
      await expect(page.getByText('Tidak dapat dipesan')).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: 'Silakan pilih waktu lain.' }),
      ).toBeVisible();
      await expectAccessible(page);
    } finally {
      await inStore("DELETE FROM test_ride_closing WHERE id = 'trc_e2e'");
    }
    await page.getByRole('link', { name: 'Pilih waktu lain' }).click();
    await expect(page.getByRole('group', { name: 'Tanggal' })).toBeVisible();
  },
);

onPhone('a ride requested without signal waits in sight and is booked once', async ({ phone }) => {
  const { page, wire } = phone;
  const phoneNumber = number();
  await fill(phone);
  for (const path of ['select-bike', 'success', 'book']) {
    await page.goto(`/id/test-ride/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await wire.down();
  await page.goto('/id/test-ride/book?model=alva-one');
  await page.getByText('ALVA Experience Center SCBD').click();
  await next(page);
  await expect(page.getByText('Offline: ini jam buka lokasi.')).toBeVisible();
  await chooseTime(page, 11);
  await next(page);
  await fillIn(page, phoneNumber);
  await page.getByLabel(/ALVA boleh memakai data ini/).check();
  await page.getByRole('button', { name: 'Pesan test ride' }).click();
  await expect(page.getByText('Belum terkirim')).toBeVisible();
  await wire.up();
  await page.reload();
  await expect(page.getByText('Terjadwal', { exact: true })).toBeVisible();
  expect(await ridesOf(phoneNumber)).toBe(1);
});

test('a test ride is booked from a model, from its configuration and from a center', async ({
  page,
}) => {
  for (const [path, booking] of [
    ['/en/product/alva-n3', '/en/test-ride/book?model=alva-n3'],
    ['/en/product/alva-n3/customize', '/en/test-ride/book?model=alva-n3'],
    ['/en/experience-center/aec-scbd', '/en/test-ride/select-bike?dealer=aec-scbd'],
  ] as const) {
    await page.goto(path);
    const link = page.locator(`main a[href="${booking}"]`).first();
    await expect(link).toContainText(/test ride/i);
  }
});
