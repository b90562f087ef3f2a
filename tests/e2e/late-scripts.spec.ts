import type { Page } from '@playwright/test';
import en from '#web/platform/i18n/messages/en/ui.ts';
import id from '#web/platform/i18n/messages/id/ui.ts';
import { expectAccessible } from './axe.ts';
import { fillContact, toCheckout } from './orders/buying.ts';
import { newCustomer } from './orders/new-customer.ts';
import { placed } from './orders/prepared.ts';
import { signedIn } from './signed-in.ts';
import { expect, goOffline, bare as test } from './test.ts';

/** Scripts with this text in them do not come, until `allow` is called. */
const refuse = async (page: Page, text: string) => {
  let isRefused = true;
  let refused = 0;
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    const answer = await route.fetch();
    if (!isRefused || !(await answer.text()).includes(text))
      return route.fulfill({ response: answer });
    refused += 1;
    return route.abort();
  });
  return {
    refused: () => refused,
    allow: () => {
      isRefused = false;
    },
  };
};

test('a step of a purchase whose script was refused says so, comes at a press, and what was typed stays', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  const script = await refuse(page, 'owner.privacy');
  await toCheckout(page);
  await fillContact(page);
  await expect(page.getByText(en['late.failed'])).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Whose name goes on the papers?' })).toBeFocused();
  expect(script.refused()).toBeGreaterThan(0);

  script.allow();
  await page.getByRole('button', { name: en['synced.retry'] }).click();
  await expect(page.getByLabel('KTP number (NIK)')).toBeVisible();
  await expect(page.getByText(en['late.failed'])).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Sari Wulandari');
});

test('a step of a test ride whose script was refused comes by itself with the connection @full', async ({
  context,
  page,
}) => {
  const script = await refuse(page, 'time.choose');
  await page.goto('/id/test-ride/book?model=alva-cervo-q');
  await page.getByText('ALVA Experience Center SCBD').click();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByText(id['late.failed'])).toBeVisible();

  await goOffline(context);
  await expect(page.getByText(id['late.failed'])).toBeVisible();
  script.allow();
  await context.setOffline(false);
  await expect(page.getByRole('group', { name: 'Tanggal' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /SCBD/ })).toBeChecked();
});

/** The colours on a canvas, but for its empty ground. */
const coloursOn = (page: Page): Promise<string[]> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
      const colours = new Set<string>();
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255) colours.add(data.slice(at, at + 3).join());
      return [...colours];
    });

test('charts whose library was refused leave texts and tables of the figures, come at a press without moving anything, and follow the theme @full', async ({
  browser,
}) => {
  await placed(await newCustomer(browser));
  const page = await signedIn(browser, 'admin@alva.demo');
  await page.emulateMedia({ colorScheme: 'light' });
  const library = await refuse(page, 'is not a registered');
  await page.goto('/en/pstools');
  await expect(page.getByRole('link', { name: /^Figures/ })).toBeVisible();
  expect(library.refused(), 'asked for by another page').toBe(0);

  await page.goto('/en/pstools/figures?days=7');
  await expect(page.getByText(en['late.failed']).first()).toBeVisible();
  expect(library.refused()).toBeGreaterThan(0);
  await page.getByText('As a table').first().click();
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row')).toHaveCount(8);
  const below = page.getByRole('heading', { name: 'Time in each state' });
  const place = () => below.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  const before = await place();

  library.allow();
  await page.getByRole('button', { name: en['synced.retry'] }).first().click();
  await expect.poll(() => coloursOn(page)).toContain('27,77,255');
  await expect(page.getByText(en['late.failed'])).toHaveCount(0);
  expect(await place()).toBe(before);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => coloursOn(page)).toContain('58,99,255');
  expect(await coloursOn(page)).not.toContain('27,77,255');
  await expectAccessible(page);
});

for (const path of [
  '/en',
  '/en/product',
  '/en/product/alva-one',
  '/en/product/alva-one/customize',
  '/en/charging-station',
  '/en/experience-center',
  '/en/dp-simulation',
  '/en/login',
])
  test(`${path} comes alive without a formatter of Intl, whose first takes a phone 100 ms and more`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      for (const name of ['NumberFormat', 'RelativeTimeFormat', 'DateTimeFormat'] as const)
        Object.defineProperty(Intl, name, {
          value: new Proxy(Intl[name], {
            construct: (target, args, newTarget) => {
              made.push(name);
              return Reflect.construct(target, args, newTarget);
            },
          }),
        });
      Object.assign(window, { formattersMade: made });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'formattersMade'))).toEqual([]);
  });
