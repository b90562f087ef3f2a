import type { Page } from '@playwright/test';
import { goOffline } from '#tests/e2e/test.ts';
import { expect, fill, type Phone, recordsHere, signInAs, test } from './phone.ts';
import { storedAnywhere } from './storages.ts';

const NAME = 'Ayu Lestari';

/** What of the owner is on the device: name, VINs and plates of the real garage. */
const markers = async (page: Page): Promise<string[]> => {
  const values = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('alva-cus_owner');
      request.onsuccess = () => resolve(request.result);
    });
    const records = await new Promise<{ value: Record<string, unknown> }[]>((resolve) => {
      const request = db.transaction('records').objectStore('records').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return records.flatMap(({ value }) => [value.vin, value.registrationPlate]);
  });
  return [
    NAME,
    '"cus_owner"',
    'planted-7f3a9c',
    ...values.filter((each) => typeof each === 'string'),
  ];
};

/** Signed in, garage read, a purchase begun. */
const settled = async (phone: Phone): Promise<string[]> => {
  const { page } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  await page.evaluate(() => {
    for (const key of ['PRE_ORDER', 'PURCHASE_BATTERY', 'INSTALLMENT_METHOD'])
      localStorage.setItem(key, 'planted-7f3a9c');
  });
  const wanted = await markers(page);
  expect(wanted.length).toBeGreaterThan(5);
  expect(await storedAnywhere(page, wanted), 'the search finds what is there').toEqual(wanted);
  return wanted;
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/en/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
};

const gone = (page: Page, wanted: readonly string[]) =>
  expect.poll(() => storedAnywhere(page, wanted)).toEqual([]);

test('signing out leaves nothing of the person, in any storage, with a second tab open', async ({
  phone,
}) => {
  const wanted = await settled(phone);
  const other = await phone.open('/en/my-ev');
  await expect(other.getByRole('heading', { name: 'ALVA CERVO' }).first()).toBeVisible();
  await signOut(phone.page);
  await gone(phone.page, wanted);
  await expect(other).toHaveURL(/\/en\/login/);
  await expect(other.getByText(NAME)).toHaveCount(0);
  await gone(other, wanted);
  await signInAs(phone.page, 'owner2@alva.demo');
  await phone.page.goto('/en/my-ev');
  await expect.poll(() => recordsHere(phone.page, 'cus_owner2', 'vehicles')).toBeGreaterThan(0);
  expect(await storedAnywhere(phone.page, wanted)).toEqual([]);
});

test('a lost phone that hears it was signed out everywhere deletes all, and stays out without signal @full', async ({
  phone,
  browser,
}) => {
  const wanted = await settled(phone);
  const { page } = phone;
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await other.goto(new URL('/en/policy/warranty', page.url()).href);
  await signInAs(other, 'owner@alva.demo');
  expect(
    await other.evaluate(
      async () =>
        (
          await fetch('/api/logout', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"everywhere":true}',
          })
        ).status,
    ),
  ).toBe(200);
  await elsewhere.close();
  await page.goto('/en/my-ev');
  await expect(page).toHaveURL(/\/en\/login/);
  await expect(page.getByText('signed out for safety')).toBeVisible();
  await gone(page, wanted);
  await goOffline(phone.context);
  await page.goto('/en/my-ev');
  await expect(page).toHaveURL(/\/en\/login/);
  await page.reload();
  await expect(page.getByText('signed out for safety')).toBeVisible();
  expect(await storedAnywhere(page, wanted)).toEqual([]);
});

for (const cut of ['no signal', 'the server gone'] as const)
  test(`signing out with ${cut} leaves nothing either, and the session ends later @full`, async ({
    phone,
  }) => {
    const wanted = await settled(phone);
    await (cut === 'no signal' ? goOffline(phone.context) : phone.wire.down());
    await signOut(phone.page);
    await gone(phone.page, wanted);
    await phone.page.goto('/en/my-ev');
    await expect(phone.page).toHaveURL(/\/en\/login/);
    await (cut === 'no signal' ? phone.context.setOffline(false) : phone.wire.up());
    await phone.page.goto('/en');
    await expect
      .poll(async () => (await phone.context.cookies()).map(({ name }) => name))
      .not.toContain('alva-session');
    expect(await storedAnywhere(phone.page, wanted)).toEqual([]);
  });

/** What a sign-out has noted by the time the phone dies. */
const CUT_AT = [
  ['before anything was deleted', { 'alva-sign-out-owed': 'here' }],
  ['while it was deleting', { 'alva-sign-out-owed': 'here', 'alva-wipe-pending': 'cus_owner' }],
] as const;

for (const [when, notes] of CUT_AT)
  test(`a sign-out cut ${when} is finished at the next start @full`, async ({ phone }) => {
    const wanted = await settled(phone);
    await phone.page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(notes));
    await phone.page.close();
    await phone.wire.down();
    const page = await phone.open('/en');
    await gone(page, wanted);
  });

test('a session that was revoked locks and keeps; the next person sees nothing of it @full', async ({
  phone,
}) => {
  const { page, context } = phone;
  const wanted = await settled(phone);
  await context.clearCookies({ name: 'alva-session' });
  await page.goto('/en/my-ev');
  await expect(page).toHaveURL(/\/en\/login/);
  expect(await recordsHere(page, 'cus_owner', 'vehicles')).toBeGreaterThan(0);
  await signInAs(page, 'owner2@alva.demo');
  await page.goto('/en/my-ev');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  await gone(page, wanted);
});

test('an ended session locks without a word to the server about the garage @full', async ({
  phone,
}) => {
  const { page, context } = phone;
  await settled(phone);
  await context.clearCookies({ name: 'alva-session' });
  await page.goto('/en/my-ev');
  await expect(page).toHaveURL(/\/en\/login/);
  await signInAs(page, 'owner@alva.demo');
  await phone.wire.down();
  await page.goto('/en/my-ev');
  await expect(page.getByRole('heading', { name: 'ALVA CERVO' }).first()).toBeVisible();
});
