import type { Page } from '@playwright/test';
import { newId } from '#edge/contract/ids.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { expect, recordsHere, signInAs, startPhone, test } from '#tests/e2e/offline/phone.ts';
import { acceptLoan, endForGood, lendForADay, PEOPLE_PAGE, settleOwner, VIN } from './phones.ts';

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

const end = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`End loan.*${name}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End loan' }).click();
};

const lend = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name: 'Lend', exact: true });
  // Nobody chosen: the question that is open is said and has the focus.
  await button.click();
  await expect(page.getByText('Choose somebody, or find them')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('radio', { name }).check();
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: name }).first()).toBeInViewport();
};

/** Once the page has asked for what it shows: what comes later would come under the pointer. */
const openPeople = async (page: Page): Promise<void> => {
  await page.goto(PEOPLE_PAGE);
  await expect(page.getByRole('radio', { name: 'Citra Dewi' })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const rides = (page: Page) =>
  page.evaluate(async (vin) => {
    // Opening a database that is not there yet would make an empty one in the product's place.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'alva-cus_guest')) return false;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('alva-cus_guest');
      request.onsuccess = () => resolve(request.result);
    });
    const records = await new Promise<{ value: { vin?: string } }[]>((resolve) => {
      const request = db.transaction('records').objectStore('records').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return records.some(({ value }) => value.vin === vin);
  }, VIN);

for (const first of ['the other phone', 'this phone'])
  test(`a loan written without signal loses to an end from another phone; ${first} is back first @full`, async ({
    phone,
    browser,
    baseURL,
  }) => {
    const a = await settleOwner(phone);
    await endForGood(a);
    const loan = newId('shr');
    expect(await lendForADay(a, loan)).toBe(200);
    const other = await startPhone(browser, baseURL ?? '', 'block');
    const b = other.page;
    await signInAs(b, 'owner@alva.demo');
    const guest = await startPhone(browser, baseURL ?? '', 'block');
    await signInAs(guest.page, 'guest@alva.demo');
    expect(await acceptLoan(guest.page, loan)).toBe(200);
    await guest.page.goto('/en/my-ev');
    await expect.poll(() => rides(guest.page)).toBe(true);

    // Both owner's phones in the basement, on the page as it was.
    for (const page of [a, b]) {
      await page.goto(PEOPLE_PAGE);
      await expect(row(page, 'Citra Dewi').first()).toContainText('May ride now');
    }
    await phone.wire.down();
    await other.wire.down();
    await end(a, 'Citra Dewi');
    await expect(row(a, 'Citra Dewi').first()).toContainText('End is waiting to be sent');
    await lend(a, 'Citra Dewi');
    await expect(a.getByText('Waiting to be sent', { exact: true })).toBeVisible();
    await expectAccessible(a);
    await a.reload();
    await expect(a.getByText('Waiting to be sent', { exact: true })).toBeVisible();
    await end(b, 'Citra Dewi');
    // Leaving the page any sooner would leave before the device has written it down.
    await expect(row(b, 'Citra Dewi').first()).toContainText('End is waiting to be sent');

    const back = async (which: 'a' | 'b'): Promise<void> => {
      await (which === 'a' ? phone : other).wire.up();
      const page = which === 'a' ? a : b;
      await page.goto('/en/profile/device');
      await page.getByRole('button', { name: 'Sync now' }).click();
    };
    if (first === 'the other phone') {
      await back('b');
      await expect(b.getByText('Nothing is waiting')).toBeVisible();
      await back('a');
      await expect(a.getByText('Needs your decision', { exact: true })).toBeVisible();
      // So it does where the loan was written, and can be decided there.
      await a.goto(PEOPLE_PAGE);
      const mark = a.getByRole('list', { name: 'Needs you' });
      await expect(mark).toContainText('A loan to this person was ended after you last saw it.');
      await expect(mark.getByRole('button', { name: 'Decide' })).toBeVisible();
      await a.goto('/en/profile/device');
      await expectAccessible(a);
      await a.getByRole('button', { name: 'Decide' }).click();
      await expect(a.getByText('The loan was ended on another device')).toBeVisible();
      await expectAccessible(a);
      await a.getByRole('button', { name: 'Leave it as it is' }).click();
    } else {
      await back('a');
      await expect(a.getByText('Nothing is waiting')).toBeVisible();
      await guest.page.reload();
      await expectAccessible(guest.page);
      await guest.page.getByRole('button', { name: /^Accept ?: ALVA CERVO/ }).click();
      await expect(guest.page.getByText(/^You have accepted\. /)).toBeVisible();
      // What was pressed is gone; the focus stays where the offers were, not at the top of the page.
      await expect(guest.page.locator(':focus')).toHaveAttribute('aria-live', 'polite');
      await expect.poll(() => rides(guest.page)).toBe(true);
      await back('b');
      await expect(b.getByText('Nothing is waiting')).toBeVisible();
    }
    await expect(a.getByText('Nothing is waiting')).toBeVisible();
    await guest.page.reload();
    await expect.poll(() => rides(guest.page)).toBe(false);
    await other.stop();
    await guest.stop();
  });

test('an offer that is withdrawn without signal is said to wait, and the focus goes to the list', async ({
  phone,
}) => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await lendForADay(page);
  await page.goto(PEOPLE_PAGE);
  // A row alone may be of a loan that is over.
  await expect(page.getByRole('button', { name: /End loan.*Citra Dewi/ })).toBeVisible();
  await phone.wire.down();
  await end(page, 'Citra Dewi');
  await expect(page.getByRole('heading', { name: 'Now and later', level: 3 })).toBeFocused();
  await expect(
    page.getByText('Withdrawing the offer to Citra Dewi waits on this device.'),
  ).toBeVisible();
  await expect(row(page, 'Citra Dewi').getByText('End is waiting to be sent')).toBeVisible();
  await phone.wire.up();
});

test('the tray never says that nothing waits before it has looked @full', async ({ phone }) => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await openPeople(page);
  await phone.wire.down();
  await lend(page, 'Citra Dewi');
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  // Another tab is writing, and for a while nobody can read.
  const busy = await phone.open('/en/product');
  const hold = busy.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('alva-cus_owner');
      request.onsuccess = () => resolve(request.result);
    });
    const store = db.transaction('outbox', 'readwrite').objectStore('outbox');
    const until = Date.now() + 6_000;
    await new Promise<void>((resolve) => {
      const again = (): void => {
        if (Date.now() > until) resolve();
        else store.count().onsuccess = again;
      };
      again();
    });
    db.close();
  });
  // Who is signed in is asked and answered; the write does not get through.
  const failing = { status: 503, body: '{}', type: 'application/json' };
  phone.wire.instead((path) => (path === '/graphql' ? failing : undefined));
  await phone.wire.up();
  await page.goto('/en/profile/device');
  await expect(page.getByRole('heading', { name: 'Waiting to be sent', level: 3 })).toBeVisible();
  expect(await page.getByText('Nothing is waiting').count()).toBe(0);
  await hold;
  await expect(page.getByText('Lend to: Citra Dewi', { exact: true })).toBeVisible();
});

test('signing out without signal asks first while writes wait; staying keeps them', async ({
  phone,
}) => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await openPeople(page);
  await phone.wire.down();
  await lend(page, 'Citra Dewi');
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  await page.goto('/en/profile');
  const out = page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true });
  await out.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out before everything is sent?' });
  await expect(dialog).toContainText('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await page.goto('/en/profile/device');
  await expect(page.getByText('Lend to: Citra Dewi', { exact: true })).toBeVisible();
  await page.goto('/en/profile');
  await out.click();
  await dialog.getByRole('button', { name: 'Delete them and sign out' }).click();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('alva-cus_owner');
  await phone.wire.up();
});

test('losing and regaining signal causes no layout shift @full', async ({ phone }) => {
  const page = await settleOwner(phone);
  await openPeople(page);
  await phone.wire.down();
  await page.reload();
  await expect(page.getByText('Could not refresh.')).toBeVisible();
  // As a thumb scrolls; a jump would have nothing to hold on to yet.
  await page.mouse.wheel(0, 500);
  const radio = page.getByRole('radio', { name: 'Citra Dewi' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  const before = await radio.boundingBox();
  await phone.wire.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const back = page.getByText('Back online.');
  await expect(back).toBeVisible();
  await expect(page.getByText('Could not refresh.')).toBeHidden();
  expect(await radio.boundingBox()).toEqual(before);
  await expect(back).toBeHidden();
  expect(await radio.boundingBox()).toEqual(before);
});

test('what one person wrote never goes out under another who signs in on the same phone', async ({
  phone,
  browser,
  baseURL,
}) => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await openPeople(page);
  await phone.wire.down();
  await lend(page, 'Citra Dewi');
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  // The first try has failed; one still on its way would be hers.
  await expect(page.getByText('Offline.')).toBeVisible();
  await phone.context.clearCookies({ name: 'alva-session' });
  await phone.wire.up();
  await signInAs(page, 'owner2@alva.demo');
  await page.goto('/en/profile/device');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect.poll(() => recordsHere(page, 'cus_owner2', 'vehicles')).toBeGreaterThan(0);
  const guest = await startPhone(browser, baseURL ?? '', 'block');
  await signInAs(guest.page, 'guest@alva.demo');
  await guest.page.goto('/en/my-ev');
  await expect.poll(() => recordsHere(guest.page, 'cus_guest', 'vehicles')).toBeGreaterThan(0);
  expect(await rides(guest.page)).toBe(false);
  await guest.stop();
});
