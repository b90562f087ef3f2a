import type { Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { expect, type Phone, signInAs, test } from '#tests/e2e/offline/phone.ts';
import { endForGood, PEOPLE_PAGE, settleOwner } from './phones.ts';

const TRAY_PAGE = '/en/profile/device';

/** A loan to Citra written down without signal; the wire is down afterwards. */
const lendInTheBasement = async (phone: Phone): Promise<Page> => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await page.goto(PEOPLE_PAGE);
  await expect(page.getByRole('radio', { name: 'Citra Dewi' })).toBeVisible();
  await phone.wire.down();
  await page.getByRole('radio', { name: 'Citra Dewi' }).check();
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  return page;
};

/** What was written, as if on another day or with another end. */
const rewrite = (page: Page, change: { createdAt?: number; loanEnd?: string }): Promise<void> =>
  page.evaluate(async ({ createdAt, loanEnd }) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('alva-cus_owner');
      request.onsuccess = () => resolve(request.result);
    });
    const tx = db.transaction('outbox', 'readwrite');
    const cursor = tx.objectStore('outbox').openCursor();
    cursor.onsuccess = () => {
      const { value } = cursor.result ?? {};
      if (value === undefined) return;
      cursor.result?.update({
        ...value,
        // Never left: it may still be changed.
        attempts: 0,
        uncertain: false,
        ...(createdAt === undefined ? {} : { createdAt }),
        variables: { ...value.variables, ...(loanEnd === undefined ? {} : { loanEnd }) },
      });
      cursor.result?.continue();
    };
    await new Promise((resolve) => tx.addEventListener('complete', resolve));
    db.close();
  }, change);

const nothingWaits = (page: Page) => expect(page.getByText('Nothing is waiting')).toBeVisible();

test('what is older than 7 days asks before it goes, and goes when a person says so @full', async ({
  phone,
}) => {
  const page = await lendInTheBasement(phone);
  await rewrite(page, { createdAt: Date.now() - 8 * DAY_MS });
  await page.goto(TRAY_PAGE);
  await phone.wire.up();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('Older than 7 days')).toBeVisible();
  await expect(page.getByText('Should it still be sent?')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await nothingWaits(page);
  await page.goto(PEOPLE_PAGE);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Citra Dewi' }).first(),
  ).toContainText('Waiting for an answer');
  await endForGood(page);
});

test('what the server refuses says why, can be changed and sent, or discarded', async ({
  phone,
}) => {
  const page = await lendInTheBasement(phone);
  await rewrite(page, { loanEnd: new Date(Date.now() - 60_000).toISOString() });
  await page.goto(TRAY_PAGE);
  await phone.wire.up();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('Could not be done')).toBeVisible();
  await expect(page.getByText('The loan was over before it could be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Until').fill('2026-01-01T10:00');
  // What the first refusal said is still on the page; while the second is under way nothing can be changed.
  const answered = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('2026-01-01T') ?? false,
  );
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await answered;
  await expect(page.getByText('Could not be done')).toBeVisible();
  await expect(page.getByText('The loan was over before it could be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  const soon = new Date(Date.now() + DAY_MS + 7 * HOUR_MS).toISOString().slice(0, 16);
  await dialog.getByLabel('Until').fill(soon);
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await nothingWaits(page);

  // Lent already, so the same once more is refused; this one is given up.
  await page.goto(PEOPLE_PAGE);
  await phone.wire.down();
  await page.getByRole('button', { name: /End loan.*Citra/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End loan' }).click();
  await expect(page.getByText('End is waiting to be sent')).toBeVisible();
  await page.goto(TRAY_PAGE);
  await page.getByRole('button', { name: /Discard.*End/ }).click();
  await nothingWaits(page);
  await phone.wire.up();
  await page.goto(PEOPLE_PAGE);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Citra Dewi' }).first(),
  ).toContainText('Waiting for an answer');
  await endForGood(page);
});

test('a session that ended pauses the outbox, and signing in again sends what waited @full', async ({
  phone,
}) => {
  const page = await lendInTheBasement(phone);
  await phone.context.clearCookies({ name: 'alva-session' });
  await phone.wire.up();
  await page.goto('/en/login');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('alva-cus_owner');
  await signInAs(page, 'owner@alva.demo');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(TRAY_PAGE);
  await nothingWaits(page);
  await page.goto(PEOPLE_PAGE);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Citra Dewi' }).first(),
  ).toContainText('Waiting for an answer');
  await endForGood(page);
});
