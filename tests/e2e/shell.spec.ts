import type { Page } from '@playwright/test';
import { goOffline } from '#tests/e2e/test.ts';
import { expectAccessible } from './axe.ts';
import { signInOn } from './signed-in.ts';
import { expect, test, bare as unasked } from './test.ts';

const PAGE = '/id/product?area=jakarta#models';

test('changing the language keeps page, query and fragment, and both cookies agree', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/product\?area=jakarta#models$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookies = await context.cookies();
  for (const name of ['NEXT_LOCALE', 'Next-Locale'])
    expect(cookies.find((cookie) => cookie.name === name)?.value).toBe('en');
});

unasked(
  'the question about privacy lies over nothing, stands until it is answered, and comes back when asked for @full',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/id');
    const question = page.locator('footer').getByRole('region', { name: 'Pilihan privasi' });
    await expect(question).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('[data-dock]').length)).toBe(0);
    await page.reload();
    await question.getByRole('button', { name: /^Tidak/ }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Pilihan privasi' }).click();
    await expect(question.getByRole('button').first()).toBeInViewport();
  },
);

test('a chosen theme stays after reload and after changing the language @full', async ({
  page,
}) => {
  await page.goto('/en');
  await page.locator('footer').getByTitle('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('footer').getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page is fetched when its link is pointed at, not before, and one that is pressed shows that it comes', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc === '1') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/product/alva-one');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/en/test-ride/book?*_rsc=*', async (route) => {
    await answered;
    await route.continue();
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Test ride' }).first();
  await link.hover();
  await expect.poll(() => fetched).toContain('/en/test-ride/book');
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('data-pending', '');
  answer();
  await expect(page).toHaveURL(/\/test-ride\/book/);
  await expect(page.locator('html')).not.toHaveAttribute('data-pending');
});

test('the menu of the site opens, closes by Esc, and by following a link', async ({ page }) => {
  await page.goto('/en');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('link', { name: 'ALVA Motorcycle' }).click();
  await expect(page).toHaveURL(/\/en\/product$/);
  await expect(menu).toBeHidden();
});

test('on the start page every menu names it as the current page, in each language, and nowhere else @full', async ({
  page,
}) => {
  const marked = (menu: string, name: string) =>
    page.locator(`${menu} a[aria-current=page]`).filter({ hasText: new RegExp(`^${name}$`) });
  const ROW = 'header nav:not(#site-menu nav)';
  for (const [language, home, models, part] of [
    ['en', 'Home', 'ALVA Motorcycle', 'Motorcycles'],
    ['id', 'Beranda', 'Motor ALVA', 'Motor'],
  ] as const) {
    // What was written behind the path belongs to no other page.
    for (const path of ['', '?source=app']) {
      await page.goto(`/${language}${path}`);
      for (const menu of [ROW, '#site-menu nav', 'footer'])
        await expect(marked(menu, home)).toHaveCount(1);
    }
    await page.goto(`/${language}/product`);
    for (const [menu, name] of [
      [ROW, part],
      ['#site-menu nav', models],
      ['footer', models],
    ] as const) {
      await expect(marked(menu, home)).toHaveCount(0);
      await expect(marked(menu, name)).toHaveCount(1);
    }
  }
});

test('a desktop has the five parts of the site in its header; a phone the other language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/en');
  const row = page.locator('header nav:not(#site-menu nav)');
  for (const part of ['Motorcycles', 'Charging', 'Owners', 'Shop', 'Help'])
    await expect(row.getByRole('link', { name: part, exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  const other = page.locator('header [hreflang=id]');
  await expect(other).toBeInViewport({ ratio: 1 });
  await other.click();
  await expect(page).toHaveURL(/\/id$/);
});

/** Pixels between a label of the bar of tabs and its neighbour or the edge of the screen, the least of all. */
const leastRoomBetweenTabs = (page: Page, name: string): Promise<number> =>
  page.getByRole('navigation', { name, exact: true }).evaluate((bar) => {
    const labels = [...bar.querySelectorAll('a')].map((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab.lastChild ?? tab);
      return range.getBoundingClientRect();
    });
    const edges = [0, ...labels.flatMap(({ left, right }) => [left, right]), innerWidth];
    const gaps = edges.flatMap((edge, at) => (at % 2 === 0 ? [(edges[at + 1] ?? 0) - edge] : []));
    return Math.min(...gaps);
  });

test('on the home screen of a phone the labels of the tabs touch neither each other nor the edge', async ({
  page,
}) => {
  // What the browser answers where the site was opened from the home screen.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.replace('(display-mode: standalone)', 'all'));
  });
  for (const email of [undefined, 'owner@alva.demo']) {
    if (email !== undefined) await signInOn(page, email);
    for (const [path, bar] of [
      ['/en/about', 'Main parts'],
      ['/id/about', 'Bagian utama'],
    ] as const)
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        const room = await leastRoomBetweenTabs(page, bar);
        expect(room, `${path}, ${width} px`).toBeGreaterThanOrEqual(8);
      }
  }
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/id');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

unasked('no visit is counted before consent, and each page once after it', async ({ page }) => {
  await page.goto('/en?utm_source=mail&referralCode=DIMAS-01');
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).filter((each) => each.event === 'page_view').map((v) => v.page_path),
    );
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect(page.getByRole('region', { name: 'Privacy choice' })).toBeVisible();
  expect(await views()).toEqual([]);
  expect(await names()).toEqual(expect.arrayContaining(['referral_click', 'referral_code']));
  expect(await names()).not.toContain('utm_landing_url');

  await page.getByRole('button', { name: 'Yes, count my visit' }).click();
  await expect.poll(views).toEqual(['/en']);
  expect(await names()).toContain('utm_landing_url');
  await page.locator('footer').getByRole('link', { name: 'ALVA Motorcycle' }).click();
  await expect.poll(views).toEqual(['/en', '/en/product']);
});

unasked('going offline and coming back is told', async ({ page, context }) => {
  await page.goto('/id');
  // The banner arrives with what the shell loads when idle.
  await expect(page.getByRole('region', { name: 'Pilihan privasi' })).toBeVisible();
  await goOffline(context);
  await expect(
    page.getByRole('status').filter({ hasText: 'Luring. Yang pernah dibuka' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'kembali daring' })).toBeVisible();
});

test('without motion nothing is on its way: the banner has its room in the same moment', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/about');
  const moved = await page.evaluate(() => {
    const top = () => document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    const before = top();
    document.documentElement.setAttribute('data-banner', '');
    return top() - before;
  });
  expect(moved).toBeGreaterThan(20);
});
