import type { Locator, Page } from '@playwright/test';
import { goOffline } from '#tests/e2e/test.ts';
import {
  bothLanguages,
  expect,
  fill,
  languagesOnDevice,
  type Phone,
  signInAs,
  test,
} from './phone.ts';

type Person = 'guest' | 'signed in';
type Cut = 'offline' | 'server gone';
type Locale = 'en' | 'id';

/** A page of the site: where it is, how one gets there by a link, and what shows that it is alive. */
interface Stop {
  readonly name: string;
  readonly path: string;
  /** A page whose link leads here; filters are set on the page itself. */
  readonly from?: string;
  readonly shows: (page: Page, locale: Locale, person: Person) => Locator;
}

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { name }).first();

/** A guest's garage without signal cannot be known: it says so, and never says "none". */
const garage = (page: Page, locale: Locale, person: Person, name: string | RegExp): Locator =>
  person === 'signed in'
    ? heading(page, name)
    : page.getByText(locale === 'en' ? 'This could not be loaded' : 'Data tidak dapat dimuat');

const VIN = '$VIN';
const STATION = '$STATION';

const STOPS: readonly Stop[] = [
  {
    name: 'home, as the current page of the menus',
    path: '',
    from: '/product',
    shows: (page, locale) =>
      page
        .locator('body:has(main h1) footer a[aria-current=page]')
        .filter({ hasText: locale === 'en' ? /^Home$/ : /^Beranda$/ }),
  },
  {
    name: 'the models',
    path: '/product',
    from: '',
    shows: (page) => heading(page, /Cervo Q/i),
  },
  {
    name: 'a model never opened before',
    path: '/product/alva-n3',
    from: '/product',
    shows: (page) => heading(page, /N3/),
  },
  {
    name: 'a comparison never made before',
    path: '/product/compare?models=alva-one,alva-n3',
    shows: (page) => page.getByRole('columnheader').nth(1),
  },
  {
    name: 'the garage',
    path: '/my-ev',
    from: `/my-ev/${VIN}`,
    shows: (page, locale, person) => garage(page, locale, person, 'ALVA CERVO'),
  },
  {
    name: 'a motorcycle never opened before',
    path: `/my-ev/${VIN}`,
    from: '/my-ev',
    shows: (page, locale, person) => garage(page, locale, person, 'ALVA CERVO'),
  },
  {
    name: 'the chargers',
    path: '/charging-station',
    from: '',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'the chargers, narrowed as never before',
    path: '/charging-station?type=BOOST_CHARGE&radius=500000',
    shows: (page) => page.getByRole('article').filter({ hasText: 'Boost Charge' }).first(),
  },
  {
    name: 'a cart never opened before',
    path: '/shop/cart',
    from: '',
    shows: (page, locale) =>
      page.getByText(locale === 'en' ? 'Your cart is empty' : 'Keranjang Anda kosong'),
  },
  {
    name: 'a charger never opened before',
    path: `/charging-station/${STATION}`,
    from: '/charging-station',
    shows: (page, locale) => heading(page, locale === 'en' ? 'Charge points' : 'Unit isi daya'),
  },
];

const cutOff = async ({ context, wire }: Phone, cut: Cut): Promise<void> => {
  if (cut === 'offline') await goOffline(context);
  else await wire.down();
};

/** A charger and a motorcycle of this device, to be put into the paths. */
const places = async (phone: Phone, person: Person): Promise<(path: string) => string> => {
  const { page } = phone;
  const lastPart = (href: string | null): string => href?.split('/').at(-1) ?? '';
  let vin = 'MH3XXXXXXXX000001';
  if (person === 'signed in') {
    const card = page.getByRole('listitem').filter({ hasText: 'ALVA CERVO' });
    vin = lastPart(await card.getByRole('link').first().getAttribute('href'));
  }
  await page.goto('/en/charging-station');
  const link = page.getByRole('article').first().getByRole('link').first();
  const station = lastPart(await link.getAttribute('href'));
  return (path) => path.replace(VIN, vin).replace(STATION, station);
};

/** Follows a link as the app does, and proves that the page was not loaded anew. */
const follow = async (page: Page, link: Locator): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await link.first().evaluate((each: HTMLElement) => each.click());
};

const stayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

const walk = async (phone: Phone, person: Person, cut: Cut, stops: readonly Stop[]) => {
  if (person === 'signed in') await signInAs(phone.page, 'owner@alva.demo');
  await fill(phone, person === 'signed in' ? 'cus_owner' : undefined);
  await bothLanguages(phone.page);
  const real = await places(phone, person);
  await cutOff(phone, cut);
  // One tab for all of them, as a process of its own costs as much as the page; each finds it as a new one would.
  const page = await phone.context.newPage();
  for (const stop of stops)
    await test.step(stop.name, async () => {
      const path = real(stop.path);
      await page.goto(`/en${path}`);
      await expect(stop.shows(page, 'en', person), 'deep link').toBeVisible();
      await page.reload();
      await expect(stop.shows(page, 'en', person), 'reload').toBeVisible();

      await page.locator('footer [hreflang=id]').first().waitFor();
      await follow(page, page.locator('footer [hreflang=id]'));
      await expect(page, 'language').toHaveURL(`${phone.wire.origin}/id${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'id');
      await expect(stop.shows(page, 'id', person), 'language').toBeVisible();
      await page.reload();
      await expect(stop.shows(page, 'id', person), 'language, reloaded').toBeVisible();

      const reachable = person === 'signed in' || !stop.from?.startsWith('/my-ev');
      if (stop.from !== undefined && reachable) {
        await page.goto(`/en${real(stop.from)}`);
        const link = page.locator(`a[href="/en${path}"]`);
        await link.first().waitFor({ state: 'attached' });
        await follow(page, link);
        await expect(page).toHaveURL(`${phone.wire.origin}/en${path}`);
        await expect(stop.shows(page, 'en', person), 'link').toBeVisible();
        expect(await stayed(page), 'soft navigation').toBe(true);
      }
      await page.evaluate(() => sessionStorage.clear());
    });
};

/** The short pass takes whoever has more to lose; the rest says the same of guests and of the other cut. */
const TABLE: readonly (readonly [Person, Cut, string])[] = [
  ['signed in', 'server gone', ''],
  ['guest', 'offline', '@full'],
  ['signed in', 'offline', '@full'],
  ['guest', 'server gone', '@full'],
];

for (const [person, cut, tag] of TABLE)
  test(`every page opens without signal: ${person}, ${cut} ${tag}`.trim(), async ({ phone }) => {
    test.setTimeout(STOPS.length * 30_000);
    await walk(phone, person, cut, STOPS);
  });

test('an address without language finds its page, and an unknown one the offline page', async ({
  phone,
}) => {
  await fill(phone);
  const { page } = phone;
  await bothLanguages(page);
  await phone.wire.down();
  const LANGUAGE: readonly (readonly [string, RegExp])[] = [
    ['/product', /\/(en|id)\/product$/],
    ['/charging-station', /\/(en|id)\/charging-station$/],
  ];
  for (const [path, expected] of LANGUAGE) {
    await page.goto(path);
    await expect(page).toHaveURL(expected);
    await expect(page.locator('main h1').first()).toBeAttached();
  }
  await page.goto('/id/tidak-ada');
  await expect(page).toHaveURL(/\/id\/tidak-ada$/);
  await expect(page).toHaveTitle(/belum ada di ponsel/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.goto('/en/nowhere');
  await expect(
    page.getByRole('heading', { name: 'This page is not on your phone yet' }),
  ).toBeAttached();
});

test('a page that is not precached opens again once it was read: by address, by link, without its language', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  const link = page.locator('footer a[href="/en/support"]').first();
  await follow(page, link);
  await expect(page).toHaveURL(/\/en\/support$/);
  const title = page.getByRole('main').getByRole('heading').first();
  await expect(title).toBeAttached();
  await page.goto('/en/support');
  await expect(title).toBeAttached();
  await page.goto('/en/charging-station');
  await link.waitFor({ state: 'attached' });
  await page.waitForTimeout(1_000);

  await wire.down();
  await page.goto('/en/support');
  await expect(title).toBeAttached();
  await expect(page).toHaveURL(/\/en\/support$/);
  await page.goto('/en/charging-station');
  await follow(page, link);
  await expect(page).toHaveURL(/\/en\/support$/);
  await expect(title).toBeAttached();
  expect(await stayed(page), 'soft navigation').toBe(true);
  await page.evaluate(() => cookieStore.set('NEXT_LOCALE', 'en'));
  await page.goto('/support');
  await expect(page).toHaveURL(/\/en\/support$/);
  // Never read: it says so, in the language of the person.
  await page.goto('/whats-new');
  await expect(page).toHaveURL(/\/en\/whats-new$/);
  await expect(page).toHaveTitle(/not on your phone yet/);
});

test('the offline page keeps the address that was wanted, and gives way when the server is back', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  await wire.down();
  const wanted = '/en/verify-battery?serialNumber=ALVA-0001';
  await page.goto(wanted);
  const missing = page.getByRole('heading', { level: 1, name: /not on your phone yet/ });
  await expect(missing).toBeAttached();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(page.url()).toBe(`${wire.origin}${wanted}`);
  await wire.up();
  await expect(missing).toHaveCount(0);
  expect(page.url()).toBe(`${wire.origin}${wanted}`);
});

test('caches that were cleared are filled again, and until then no page is the browser’s error @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await wire.down();
  await page.goto('/en/my-ev');
  await expect(page.getByRole('heading', { name: 'There is no signal' })).toBeVisible();
  await wire.up();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect.poll(() => languagesOnDevice(page)).toContain('en');
  await wire.down();
  await page.goto('/en/charging-station');
  await expect(page.locator('main h1').first()).toBeAttached();
});
