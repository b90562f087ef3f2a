import { expect, fill, recordsHere, signInAs, test, untilInstalled } from './phone.ts';

test.use({ firstVisit: true });

test('a private window forgets everything, and the next visit starts from nothing @full', async ({
  phone,
}) => {
  const { page, context, wire } = phone;
  await context.addInitScript(() => {
    // An empty page has no storage to ask for.
    if (navigator.storage === undefined) return;
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => false;
  });
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  // What the browser does when the last private tab closes; here the cookie outlives it.
  await page.goto('about:blank');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', {
    origin: wire.origin,
    storageTypes: 'indexeddb,local_storage,cache_storage,service_workers',
  });
  await page.goto('/en/my-ev');
  await expect(page.getByRole('heading', { name: 'ALVA CERVO' }).first()).toBeVisible();
  await untilInstalled(page);
  await expect.poll(() => recordsHere(page, 'cus_owner', 'vehicles')).toBeGreaterThan(0);
  await wire.down();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ALVA CERVO' }).first()).toBeVisible();
});

test('a browser that refuses all storage shows every page as long as there is a connection @full', async ({
  phone,
}) => {
  const { context } = phone;
  await context.addInitScript(() => {
    const refused = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refused });
    Object.defineProperty(window, 'sessionStorage', { get: refused });
    IDBFactory.prototype.open = refused;
    Object.defineProperty(window, 'caches', { get: refused });
    if ('CacheStorage' in window) CacheStorage.prototype.open = async () => refused();
  });
  const page = await phone.open('/en');
  await expect(page.getByRole('article').first(), 'nearest chargers').toBeVisible();
  await page.goto('/en/product/alva-n3');
  await expect(page.getByRole('main').getByRole('heading', { name: /N3/ }).first()).toBeVisible();
  await page.goto('/en/charging-station');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/en/my-ev');
  await expect(page).toHaveURL(/\/en\/login/);
});
