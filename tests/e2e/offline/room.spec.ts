import { expect, fill, recordsHere, test } from './phone.ts';

test('a full disk leaves what is here in place, and the page opens @full', async ({ phone }) => {
  const { page, context, wire } = phone;
  await fill(phone);
  const before = await recordsHere(page, 'public', 'stations');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: wire.origin, quotaSize: 1 });
  // The server starts the stations over, so that they have to be written again.
  await page
    .evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('alva-public');
        request.onsuccess = () => resolve(request.result);
      });
      const store = db.transaction('state', 'readwrite').objectStore('state');
      const state = await new Promise<object>((resolve) => {
        const request = store.get('stations');
        request.onsuccess = () => resolve(request.result);
      });
      store.put({ ...state, cursor: null });
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
      db.close();
    })
    .catch(() => undefined);
  await page.goto('/en/charging-station');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForTimeout(2_000);
  const after = await recordsHere(page, 'public', 'stations');
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(before);
  await wire.down();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
});
