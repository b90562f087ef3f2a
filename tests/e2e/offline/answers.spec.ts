import { HOUR_MS } from '#edge/contract/time.ts';
import { noted } from './device-state.ts';
import { bothLanguages, expect, fill, signInAs, test, untilRefreshed } from './phone.ts';

test('a motorcycle without signal says what only a connection shows, and how old the rest is', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  await bothLanguages(page);
  const card = page.getByRole('listitem').filter({ hasText: 'ALVA CERVO' });
  const path = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await wire.down();
  for (const [locale, only, stale] of [
    ['en', 'Needs a connection', 'We could not refresh'],
    ['id', 'Hanya saat online', 'Data belum dapat diperbarui'],
  ] as const) {
    await page.goto(path.replace('/en/', `/${locale}/`));
    await expect(page.getByText(only).first()).toBeVisible();
    await expect(page.getByText(stale).first()).toBeVisible();
  }
});

test('the centres say how old they are, and that they could not be refreshed', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  await page.goto('/en/experience-center');
  await expect(page.getByText(/^Updated /)).toBeVisible();
  // A refresh that is under way would note when it was done, over what the test notes.
  await untilRefreshed(page, ['places']);
  await wire.down();
  // The age is by the server's clock, which is told in whole seconds.
  await noted(page, 'places', { syncedAt: Date.now() - 3.1 * HOUR_MS });
  await page.goto('/en/experience-center');
  await expect(page.getByText('We could not refresh. Updated 3 hours ago')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('prices without signal say of when they are, and so does the garage that lacks a motorcycle', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  const main = page.getByRole('main');
  const lists = ['/en/shop/accessories', '/en/shop/battery'];
  const goods: string[] = [];
  for (const path of lists) {
    await page.goto(path);
    await main.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shop\/[^/]+\/[^/]+$/);
    const good = new URL(page.url()).pathname;
    // Left at once it would count as passed, not as read.
    await page.goto(good);
    goods.push(good);
  }
  const read = [...lists, ...goods];
  for (const path of read)
    await expect
      .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path))
      .toBe(true);
  await wire.down();
  for (const path of [...read, '/en/dp-simulation', '/en/monthly-cost']) {
    await page.goto(path);
    await expect(main.getByText(/This one is as of \d+ \w+ 20\d\d/).first(), path).toBeVisible();
  }
  await page.goto('/en/my-ev/MJX0000000000000');
  await expect(main.getByText(/is not in your garage/)).toBeVisible();
  await expect(main.getByText(/As of .*20\d\d/)).toBeVisible();
});

test('without signal nothing of a page is behind the banner', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  await bothLanguages(page);
  await wire.down();
  for (const path of ['/en', '/id/product', '/en/charging-station', '/id/about']) {
    await page.goto(path);
    const banner = page.getByRole('status').filter({ hasText: /Offline\.|Luring\./ });
    await expect(banner.locator('p')).toBeVisible();
    // The page makes room once the banner stands.
    await expect(async () => {
      const [below, first] = await page.evaluate(() => {
        const notice = document.querySelector('[role=status] > p.bg-ink')?.getBoundingClientRect();
        const main = document.querySelector('main')?.firstElementChild?.getBoundingClientRect();
        return [notice?.bottom ?? 0, main?.top ?? 0];
      });
      expect(below, path).toBeGreaterThan(60);
      expect(first, path).toBeGreaterThanOrEqual(below - 1);
    }).toPass();
  }
});

test('who is signed in is on the device after the sign-in, without identity numbers', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.goto('/en/about');
  await signInAs(page, 'owner@alva.demo');
  const savedProfile = (): Promise<string> =>
    page.evaluate(async () => {
      const cache = await caches.open('alva-personal-answers');
      const address = (await cache.keys()).find(({ url }) => url.includes('/Profile?'));
      return address === undefined ? '' : ((await cache.match(address))?.text() ?? '');
    });
  await expect.poll(savedProfile).toContain('owner@alva.demo');
  expect(JSON.parse(await savedProfile()).data.profileCustomer).toMatchObject({
    document: null,
    photoURL: null,
  });
  // The page itself was never opened.
  await wire.down();
  await page.goto('/en/profile');
  await expect(page.getByText('owner@alva.demo')).toBeVisible();
  await expect(page.getByText(/We could not refresh|Updated/).first()).toBeVisible();
});
