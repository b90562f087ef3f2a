import type { Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { expect, fill, type Phone, recordsHere, signInAs, test } from './phone.ts';

test.use({ firstVisit: true });

/** Sets the phone's clock, as its owner would, and opens the page again. */
const setClock = async ({ page }: Phone, days: number): Promise<void> => {
  await page.clock.setSystemTime(Date.now() + days * DAY_MS);
  await page.reload();
};

const ages = async (page: Page): Promise<string[]> => page.getByText(/Updated /).allTextContents();

/** Every loan on this device ends so many hours from now, and begins so many seconds from now. */
const endLoans = (page: Page, hours: number, begins?: number): Promise<void> =>
  page.evaluate(
    async ([until, from]) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('alva-cus_guest');
        request.onsuccess = () => resolve(request.result);
      });
      const tx = db.transaction('records', 'readwrite');
      const cursor = tx.objectStore('records').openCursor();
      cursor.onsuccess = () => {
        cursor.result?.update({
          ...cursor.result.value,
          visibleUntil: until,
          visibleFrom: from,
        });
        cursor.result?.continue();
      };
      await new Promise((resolve) => tx.addEventListener('complete', resolve));
      db.close();
    },
    [
      Date.now() + hours * HOUR_MS,
      begins === undefined ? null : Date.now() + begins * 1_000,
    ] as const,
  );

test('what is lent shows until its loan ends, and no longer, whatever the clock did', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'guest@alva.demo');
  await fill(phone, 'cus_guest');
  await endLoans(page, 6);
  await wire.down();
  for (const days of [-1, 0]) {
    await setClock(phone, days);
    await expect(page.getByText('Lent to you by Ayu Lestari')).toBeVisible();
  }
  await setClock(phone, 1);
  await expect(page.getByText('No motorcycle yet')).toBeVisible();
  expect(await recordsHere(page, 'cus_guest', 'vehicles'), 'also deleted').toBe(0);
});

test('a loan begins and ends on an open page without signal @full', async ({ phone }) => {
  const { page, wire } = phone;
  await signInAs(page, 'guest@alva.demo');
  await fill(phone, 'cus_guest');
  await wire.down();
  const lent = page.getByText('Lent to you by Ayu Lestari');
  await endLoans(page, 1, 12);
  await page.reload();
  await expect(page.getByText('No motorcycle yet')).toBeVisible();
  await expect(lent, 'without anybody touching the page').toBeVisible();
  await endLoans(page, 12 / 3_600);
  await page.reload();
  await expect(lent).toBeVisible();
  await expect(page.getByText('No motorcycle yet')).toBeVisible();
  expect(await recordsHere(page, 'cus_guest', 'vehicles'), 'also deleted').toBe(0);
});

test('after twelve days without a word from the server the garage locks, and is kept @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  const garage = page.getByRole('heading', { name: 'ALVA CERVO' }).first();
  await wire.down();
  await setClock(phone, 11);
  await expect(garage).toBeVisible();
  await setClock(phone, 13);
  await expect(page).toHaveURL(/\/en\/login/);
  await expect(garage).toHaveCount(0);
  expect(await recordsHere(page, 'cus_owner', 'vehicles')).toBeGreaterThan(0);
  await wire.up();
  await page.goto('/en/my-ev');
  await expect(garage).toBeVisible();
});

test('with the clock a day behind, nothing is hidden and no age is negative @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  await wire.down();
  await setClock(phone, -1);
  await page.goto('/en/charging-station');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const age of await ages(page)) expect(age).not.toMatch(/-|in \d|tomorrow/);
  expect((await ages(page)).join()).toMatch(/this minute|minutes? ago/);
});

for (const days of [-1, 1])
  test(`a phone whose clock is ${days} day wrong from the start shows true ages @full`, async ({
    phone,
  }) => {
    const { page, wire } = phone;
    await page.clock.setSystemTime(Date.now() + days * DAY_MS);
    await signInAs(page, 'guest@alva.demo');
    await fill(phone, 'cus_guest');
    await expect(page.getByText('Lent to you by Ayu Lestari')).toBeVisible();
    await expect.poll(async () => (await ages(page)).join()).toMatch(/this minute|minutes? ago/);
    await wire.down();
    await page.reload();
    await expect(page.getByText('Lent to you by Ayu Lestari')).toBeVisible();
    expect((await ages(page)).join()).toMatch(/this minute|minutes? ago/);
  });
