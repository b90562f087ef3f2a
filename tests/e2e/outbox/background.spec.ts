import type { BrowserContext } from '@playwright/test';
import { expect, test } from '#tests/e2e/offline/phone.ts';
import { WHOLE_BROWSER } from '#tests/e2e/whole-browser.ts';
import { endForGood, PEOPLE_PAGE, settleOwner } from './phones.ts';

test.use({ firstVisit: true });

test.use(WHOLE_BROWSER);

const TAG = 'alva-outbox';

/** What the browser does when the connection is back and no tab is open. */
const wakeWorker = async (context: BrowserContext, origin: string): Promise<void> => {
  const elsewhere = await context.newPage();
  const cdp = await context.newCDPSession(elsewhere);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: TAG,
    lastChance: false,
  });
};

test('a write made without signal is sent by the browser itself after the tab was closed @full', async ({
  phone,
}) => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await page.goto(PEOPLE_PAGE);
  await expect(page.getByRole('radio', { name: 'Citra Dewi' })).toBeVisible();
  await phone.wire.down();
  await page.getByRole('radio', { name: 'Citra Dewi' }).check();
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  const tags = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (registration as unknown as { sync: { getTags(): Promise<string[]> } }).sync.getTags();
  });
  expect(tags, 'asked the browser to wake the worker').toContain(TAG);
  await page.close();

  await phone.wire.up();
  phone.wire.reset();
  // No tab is open: only the worker can send anything.
  expect(phone.context.pages()).toEqual([]);
  await wakeWorker(phone.context, phone.wire.origin);
  await expect.poll(() => phone.wire.requests).toContain('POST /graphql');

  const again = await phone.open(PEOPLE_PAGE);
  await expect(
    again.getByRole('main').getByRole('listitem').filter({ hasText: 'Citra Dewi' }).first(),
  ).toContainText('Waiting for an answer');
  await expect(again.getByText('Waiting to be sent', { exact: true })).toHaveCount(0);
  await endForGood(again);
});
