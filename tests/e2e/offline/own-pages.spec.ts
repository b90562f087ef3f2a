import type { Browser } from '@playwright/test';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, fill, type Phone, recordsHere, signInAs, test } from './phone.ts';

const OWN_PAGES = [
  '/profile/address',
  '/my-listings',
  '/verify-battery',
  '/sell-my-battery',
  '/leaderboard',
  '/transfer-ownership',
];

const untilKept = async ({ page }: Phone, locale: string): Promise<void> => {
  for (const path of OWN_PAGES)
    await expect
      .poll(
        () =>
          page.evaluate(
            async (key) => (await caches.match(key)) !== undefined,
            `/${locale}${path}`,
          ),
        { message: path },
      )
      .toBe(true);
};

/** The number of a motorcycle that somebody else owns. */
const vinOfAnother = async (browser: Browser): Promise<string> => {
  const page = await signedIn(browser, 'owner2@alva.demo');
  await page.goto('/en/my-ev');
  const link = page.getByRole('main').locator('a[href^="/en/my-ev/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.context().close();
  return path.split('/').at(-1) ?? '';
};

const answersHere = ({ page }: Phone): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const cache = await caches.open('alva-personal-answers');
    const answers: Record<string, string> = {};
    for (const request of await cache.keys()) {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      answers[name] = (await (await cache.match(request))?.text()) ?? '';
    }
    return answers;
  });

test('the pages of an owner show their data without signal, most of them never opened', async ({
  phone,
  browser,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  await expect.poll(() => recordsHere(page, 'cus_owner', 'addresses')).toBe(1);
  const main = page.getByRole('main');

  // These three live on one question each: opened once, they have its answer.
  const card = main.getByRole('listitem').filter({ hasText: 'ALVA CERVO' });
  await card.getByRole('link').first().click();
  const passport = main.locator('a[href*="/sell-my-battery?battery="]').first();
  const passportPath = (await passport.getAttribute('href')) ?? '';
  const serialNumber = new URLSearchParams(passportPath.split('?')[1]).get('battery') ?? '';
  await page.goto(passportPath);
  await expect(main.getByText(serialNumber).first()).toBeVisible();
  await page.goto('/en/leaderboard');
  await expect(main.locator('ol > li').first()).toBeVisible();
  await page.goto('/en/transfer-ownership');
  await expect(main.getByRole('heading', { name: 'Asked by you' })).toBeVisible();
  const takeBack = main.getByRole('button', { name: 'Take the request back' });
  // Of a run that was cut.
  if ((await takeBack.count()) > 0) await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await main.getByLabel('Frame number (VIN)').fill(await vinOfAnother(browser));
  await main.getByRole('button', { name: 'Find the owner' }).click();
  await main.getByRole('button', { name: 'Yes, send the request' }).click();
  await expect(main.getByText(/^Asked of B/)).toBeVisible();
  await untilKept(phone, 'en');
  // The list by which the address, never opened here, names its city and district.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/__regions/31')) !== undefined))
    .toBe(true);
  for (const name of ['BatteryDetails', 'Leaderboard', 'Profile'])
    await expect.poll(async () => Object.keys(await answersHere(phone))).toContain(name);
  await expect
    .poll(async () => (await answersHere(phone)).Transfers)
    .toContain('"status":"REQUESTED"');
  // Neither the other person's name nor what it was masked to.
  const { Transfers: transfers } = await answersHere(phone);
  expect(transfers).not.toMatch(/Bima|\*\*/);

  await wire.down();
  await page.goto(passportPath);
  await expect(main.getByText(serialNumber).first()).toBeVisible();
  await expect(main.getByText(/We could not refresh|Updated/).first()).toBeVisible();
  await page.goto('/en/leaderboard');
  await expect(main.locator('ol > li').first()).toBeVisible();
  await page.goto('/en/transfer-ownership');
  await expect(main.getByText('Waiting for the owner')).toBeVisible();
  await expect(main.getByText(/^Asked of the owner, whose name shows/).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Take the request back' })).toHaveCount(0);
  await expect(main.getByText(/We could not refresh|Updated/).first()).toBeVisible();

  await page.goto('/en/profile');
  await expect(main.getByText('owner@alva.demo')).toBeVisible();
  await page.goto('/en/profile/address');
  await expect(page.getByLabel('Street and number')).toHaveValue(/^Jl\. Kemang Raya No\. 27/);
  await expect(page.getByRole('combobox', { name: 'City or regency' })).toHaveValue(
    'Kota Jakarta Selatan',
  );
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Mampang Prapatan');
  await page.getByRole('combobox', { name: 'District' }).fill('tebet');
  await expect(page.getByRole('option', { name: 'Tebet', exact: true })).toBeVisible();
  for (const path of ['/en/my-listings', '/en/my-orders', '/en/bookings']) {
    await page.goto(path);
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(main.getByText('could not be loaded')).toHaveCount(0);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('This page is not on your phone yet')).toHaveCount(0);
  }
  const question = '/en/verify-battery?key=AB60-45-2023-0009411';
  await page.goto(question);
  await expect(page).toHaveURL(new RegExp(`${question.replace('?', '\\?')}$`));
  await expect(main.getByRole('textbox').first()).toHaveValue('AB60-45-2023-0009411');

  // Back, so that the demo is as it was.
  await wire.up();
  await page.goto('/en/transfer-ownership');
  await main.getByRole('button', { name: 'Take the request back' }).click();
  await expect(main.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});

test('a language that is switched to brings the pages of the owner, too @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  await page.locator('footer [hreflang=id]').first().click();
  await expect(page).toHaveURL(/\/id\/my-ev$/);
  await untilKept(phone, 'id');
  await wire.down();
  await page.goto('/id/profile/address');
  await expect(page.getByRole('textbox', { name: /^Jalan/ })).toHaveValue(/^Jl\. Kemang Raya/);
});
