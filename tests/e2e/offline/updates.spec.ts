import type { Page } from '@playwright/test';
import { expect, fill, type Phone, test } from './phone.ts';

const OFFER = 'A new version of this site is ready.';

const serve = async ({ page, wire }: Phone, change: (worker: string) => string) => {
  const worker = await (await page.request.get('/sw.js')).text();
  wire.instead((path) =>
    path.startsWith('/sw.js')
      ? { status: 200, body: change(worker), type: 'text/javascript' }
      : undefined,
  );
};

/** As the tab itself does when it comes back into view. */
const look = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { stayed: true }));
const stayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

test('a new deployment is offered, forced on nobody, and only this tab changes', async ({
  phone,
}) => {
  const { page } = phone;
  await fill(phone);
  const other = await phone.open('/en/product');
  await mark(page);
  await mark(other);
  // Another build: the same files under another name, and one page whose content changed.
  await serve(phone, (worker) => worker.replace(/id:"([0-9a-f]{12})"/, 'id:"next-build-00"'));
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(1_500);
  expect([await stayed(page), await stayed(other)]).toEqual([true, true]);

  // The page may have been opened before the file it needs next: it is still there.
  await page.locator('footer').getByRole('link', { name: 'ALVA Motorcycle' }).click();
  await expect(page).toHaveURL(/\/en\/product$/);
  expect(await stayed(page)).toBe(true);

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => stayed(page).catch(() => true), { timeout: 15_000 }).toBe(false);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  expect(await stayed(other), 'the second tab goes on').toBe(true);

  // Without the server the old tab still finds everything of its own build.
  await phone.wire.down();
  const builds = await page.evaluate(async () => {
    const keys = await (await caches.open('alva-shell')).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('__builds'));
  });
  expect(builds).toHaveLength(2);
  await other.locator('footer').getByRole('link', { name: 'Charging stations' }).first().click();
  await expect(other).toHaveURL(/\/en\/charging-station$/);
  await expect(other.getByRole('article').first()).toBeVisible();
});

test('a new worker that cannot install leaves the old one in charge @full', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  const worker = await (await page.request.get('/sw.js')).text();
  // Its list names a file that is not there.
  const broken = worker
    .replace(/id:"([0-9a-f]{12})"/, 'id:"broken-build"')
    .replace(/kind:"file",path:"/, 'kind:"file",path:"/missing');
  expect(broken).not.toBe(worker);
  wire.instead((path) =>
    path.startsWith('/sw.js') ? { status: 200, body: broken, type: 'text/javascript' } : undefined,
  );
  await look(page);
  await page.waitForTimeout(4_000);
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.active?.state, registration?.waiting === null];
  });
  expect(states).toEqual(['activated', true]);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await wire.down();
  await page.goto('/en/product/alva-one');
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /ALVA ONE/ })
      .first(),
  ).toBeVisible();
});

test('a worker whose cache is gone lets the network answer @full', async ({ phone }) => {
  const { page } = phone;
  await fill(phone);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/en/product');
  await expect(page.locator('main h1').first()).toBeAttached();
});
