import type { Page } from '@playwright/test';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { expectAccessible } from './axe.ts';
import { backToStore, onProvider } from './orders/provider.ts';
import { acceptLoan, endForGood, lendForADay, PEOPLE_PAGE } from './outbox/phones.ts';
import { signedIn, signInOn } from './signed-in.ts';
import { expect, test } from './test.ts';

const vinOf = async (page: Page, name: string): Promise<string> => {
  await page.goto('/en/my-ev');
  const link = page.getByRole('link', { name, exact: true });
  await link.waitFor();
  return ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
};

for (const [locale, heading, tag] of [
  ['id', 'Pelat dan surat-surat', ''],
  ['en', 'Plate and papers', ' @full'],
] as const)
  test(`the owner's page tells all of a motorcycle, and is accessible: ${locale}${tag}`, async ({
    page,
  }) => {
    await signInOn(page, 'owner@alva.demo');
    const vin = await vinOf(page, 'ALVA CERVO');
    await page.goto(`/${locale}/my-ev/${vin}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('B 4412 SXA')).toBeVisible();
    await expect(page).toHaveTitle('ALVA CERVO | ALVA');
    await expect(page.getByText('9.310 km').or(page.getByText('9,310 km')).first()).toBeVisible();
    await expect(page.getByText('+6281210010001')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

test('a motorcycle changes hands, and both sides see each step', async ({ page, browser }) => {
  const owner = page;
  await signInOn(owner, 'admin@alva.demo');
  const vin = await vinOf(owner, 'CERVO Q');
  const buyer = await signedIn(browser, 'staff@alva.demo');

  await buyer.goto('/en/transfer-ownership');
  await buyer.getByLabel('Frame number (VIN)').fill(vin.toLowerCase());
  await buyer.getByRole('button', { name: 'Find the owner' }).click();
  await expect(buyer.getByText('F**** N******')).toBeVisible();
  await buyer.getByRole('button', { name: 'Yes, send the request' }).click();
  await expect(buyer.getByText('Waiting for the owner')).toBeVisible();
  await expectAccessible(buyer);

  await owner.goto('/en/transfer-ownership');
  await expect(owner.getByText(/Eka Wulandari .* wants to become the owner/)).toBeVisible();
  await owner.getByRole('button', { name: 'Approve' }).click();
  const sure = owner.getByRole('dialog');
  await expect(sure).toContainText('Hand CERVO Q over to Eka Wulandari?');
  await expectAccessible(owner);
  await sure.getByRole('button', { name: 'Hand it over' }).click();
  await expect(owner.getByText('Approved', { exact: true })).toBeVisible();

  await buyer.goto(`/en/my-ev/${vin}`);
  await expect(buyer.getByRole('heading', { name: 'CERVO Q' })).toBeVisible();
  await owner.goto(`/en/my-ev/${vin}`);
  await expect(owner.getByText('This motorcycle is not in your garage')).toBeVisible();

  // Back, so that the demo is as it was.
  await owner.goto('/en/transfer-ownership');
  await owner.getByLabel('Frame number (VIN)').fill(vin);
  await owner.getByRole('button', { name: 'Find the owner' }).click();
  await owner.getByRole('button', { name: 'Yes, send the request' }).click();
  await buyer.goto('/en/transfer-ownership');
  await buyer.getByRole('button', { name: 'Approve' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Hand it over' }).click();
  await expect(buyer.getByText('Approved', { exact: true })).toHaveCount(2);
  await buyer.context().close();
});

for (const [number, verdict] of [
  ['AB60-45-2023-0009411', 'Genuine'],
  ['AB74-24-2024-0031872', 'Genuine, but locked'],
  ['AB60-50-2024-0017306', 'Reported lost or stolen'],
  ['AB60-50-2024-9999999', 'Not in our register'],
] as const)
  test(`a battery is judged by its number: ${verdict}`, async ({ page }) => {
    await page.goto(`/en/verify-battery?key=${number}`);
    await expect(page.getByLabel('Serial number')).toHaveValue(number);
    await page.getByRole('button', { name: 'Check this battery' }).click();
    await expect(page.getByRole('heading', { name: verdict, exact: true })).toBeVisible();
    await expectAccessible(page);
  });

test('a mistyped number is refused at its field', async ({ page }) => {
  await page.goto('/id/verify-battery');
  await page.getByLabel('Nomor seri').fill('baterai');
  await page.getByLabel('Nomor seri').press('Enter');
  await expect(page.getByText('bukan format nomor baterai')).toBeVisible();
  await expect(page.getByLabel('Nomor seri')).toBeFocused();
});

test('help on the road carries the position, and cover is taken in three steps and runs once it is paid', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.2263, longitude: 106.8085 });
  await signInOn(page, 'owner2@alva.demo');
  await page.goto('/en/roadside-assistance');
  await expect(page.getByRole('link', { name: 'Call roadside assistance' })).toHaveAttribute(
    'href',
    /^tel:\+62/,
  );
  await page.getByLabel('Flat tyre').check();
  await page.getByRole('button', { name: 'Find my position' }).click();
  await expect(page.getByRole('link', { name: 'Send by SMS' })).toHaveAttribute(
    'href',
    /Flat%20tyre.*-6\.22630%2C106\.80850/,
  );
  await expect(page.getByText('ALVA Experience Center SCBD')).toBeVisible();

  await page.getByRole('radio', { name: /CERVO Q/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /^City/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^City/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const until = page
    .getByRole('term')
    .filter({ hasText: /^Until$/ })
    .locator('xpath=following-sibling::dd[1]');
  const lastDay = (await until.textContent()) ?? '';
  const ridden = (on: Page) => on.getByRole('radio', { name: /CERVO Q/ });
  const covered = (on: Page) =>
    ridden(on).and(on.getByRole('radio', { name: `Covered until ${lastDay}` }));
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await expect(page).toHaveURL(/\/en\/my-orders\/ord_/);
  await expect(page.getByText('Roadside assistance: City').first()).toBeVisible();
  await expect(page.getByText('Rp180.000').first()).toBeVisible();
  const order = new URL(page.url()).pathname;
  const cover = await context.newPage();
  await cover.goto('/en/roadside-assistance');
  await expect(ridden(cover)).toBeVisible();
  await expect(covered(cover)).toHaveCount(0);
  await cover.close();

  await page.getByRole('radio', { name: 'BCA Virtual Account' }).check({ force: true });
  const { origin } = new URL(page.url());
  await page.getByRole('button', { name: 'Pay Rp180.000' }).click();
  await onProvider(page);
  await page.getByRole('button', { name: 'BCA Virtual Account' }).click();
  await page.getByRole('button', { name: 'The payment arrives' }).click();
  await backToStore(page, origin);
  await expect(page.getByText(/^Paid\. .* cover is on your motorcycle/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(order);
  await page.goto('/en/roadside-assistance');
  await expect(covered(page)).toBeVisible();
  await expectAccessible(page);
});

test('an appointment is made by the clock of the workshop, and taken back', async ({ page }) => {
  await signInOn(page, 'affiliate@alva.demo');
  await page.goto('/en/service-booking');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('Please choose a workshop.')).toBeVisible();
  await expect(page.getByText('Please choose a day.')).toBeVisible();
  await expect(page.getByLabel('Workshop')).toBeFocused();
  await page
    .getByLabel('Workshop')
    .selectOption({ label: 'ALVA Experience Center SCBD, Jakarta Selatan' });
  const day = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel('Day').fill(day);
  await page.getByText('10:00 WIB').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book this time' }).click();
  const made = page.getByText('Your appointment is booked');
  await expect(made).toBeInViewport();
  await expect(page.locator(':focus')).toContainText('Your appointment is booked');
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByText('Booked', { exact: true })).toBeHidden();
  await expect(made).toBeHidden();
});

test('the leaderboard ranks by what is asked, and names only who agrees', async ({ page }) => {
  await signInOn(page, 'owner@alva.demo');
  await page.goto('/en/leaderboard?category=EFFICIENCY');
  await expect(page.getByLabel('Ranked by')).toHaveValue('EFFICIENCY');
  const rows = page.getByRole('listitem').filter({ hasText: 'km/kWh' });
  await expect(rows).toHaveCount(9);
  // Once for each of their motorcycles.
  await expect(rows.filter({ hasText: 'Ayu Lestari' })).toContainText(['ALVA CERVO', 'ALVA ONE']);
  await page.getByLabel('Model').selectOption({ label: 'CERVO Q' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'F**** N******' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Bima Prakoso' })).toBeVisible();
  await expect(page.getByText(/^No\. \d/).first()).toBeVisible();
  await expectAccessible(page);
  const agree = page.getByRole('switch', { name: 'Show my name' }).first();
  await agree.click();
  await expect(agree).toBeChecked();
  await agree.click();
  await expect(agree).not.toBeChecked();
});

test('lending is one tap from a motorcycle, and a length that is chosen is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInOn(page, 'owner@alva.demo');
  const vin = await vinOf(page, 'ALVA CERVO');
  await page.goto(`/en/my-ev/${vin}`);
  await page
    .getByRole('navigation', { name: 'What you can do' })
    .getByRole('link', { name: 'Lend' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/en/my-ev/${vin}/guests$`));
  const week = page.getByRole('button', { name: 'One week' });
  await week.click();
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'One day' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a guest who gives the motorcycle back hears so, and goes on from what stands there now', async ({
  page,
  browser,
}) => {
  const owner = await signedIn(browser, 'owner@alva.demo');
  await endForGood(owner);
  const loan = newId('shr');
  expect(await lendForADay(owner, loan)).toBe(200);
  await signInOn(page, 'guest@alva.demo');
  expect(await acceptLoan(page, loan)).toBe(200);
  await page.goto(PEOPLE_PAGE);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('You have given the motorcycle back to')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('This motorcycle is not in your garage');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'To my motorcycles' }),
  ).toBeFocused();
});

test('the passport of a battery opened without its number asks which one, and leads to those for sale', async ({
  page,
}) => {
  await page.goto('/en/sell-my-battery');
  await expect(page.getByText('Which battery?')).toBeVisible();
  await page.getByRole('link', { name: 'Used batteries for sale' }).click();
  await expect(page).toHaveURL(/\/en\/shop\/used\?kind=BATTERY$/);
});
