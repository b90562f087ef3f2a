import type { Locator, Page } from '@playwright/test';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { expectAccessible } from './axe.ts';
import { configureByKeyboard } from './configure-by-keyboard.ts';
import { keyboardOn } from './keyboard.ts';
import { LOOKS_OF_STATES } from './looks.ts';
import { expect, goOffline, test, bare as unwatched } from './test.ts';

const CERVO = '/product/alva-cervo/customize';
const paint = (page: Page, name: string): Locator => page.getByRole('radio', { name }).first();
const total = (page: Page): Locator => page.locator('[data-bar] data');

const alive = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(
    page.getByText(/^(Price confirmed just now|Harga baru saja dipastikan)\.$/),
  ).toBeVisible();
};

const configure = async (page: Page): Promise<void> => {
  await paint(page, 'Edgy Turqoise').check({ force: true });
  await paint(page, 'White accent').check({ force: true });
  await page.getByRole('radio', { name: /Battery subscription/ }).check({ force: true });
  await page.getByLabel('Province of registration').selectOption({ label: 'West Java' });
  await page.getByLabel('Dealer', { exact: true }).selectOption('aec-bandung');
  await page.getByRole('radio', { name: /Deliver to my home/ }).check({ force: true });
};

const expectConfigured = async (page: Page): Promise<void> => {
  await expect(paint(page, 'Edgy Turqoise')).toBeChecked();
  await expect(paint(page, 'White accent')).toBeChecked();
  await expect(page.getByRole('radio', { name: /Battery subscription/ })).toBeChecked();
  await expect(page.getByLabel('Province of registration')).toHaveValue('32');
  await expect(page.getByLabel('Dealer', { exact: true })).toHaveValue(/bandung/);
  await expect(page.getByRole('radio', { name: /Deliver to my home/ })).toBeChecked();
};

test('what was configured survives reload, another tab, leaving, and sign-in', async ({
  page,
  context,
}) => {
  await alive(page, `/en${CERVO}`);
  await configure(page);
  await expect(total(page)).toHaveText('Rp26.250.000');
  await expect(
    page.getByRole('img', { name: 'ALVA CERVO in Edgy Turqoise, White accent' }),
  ).toBeVisible();
  await page.reload();
  await expectConfigured(page);

  const other = await context.newPage();
  await other.goto(`/en${CERVO}`);
  await expectConfigured(other);
  await paint(other, 'Indie Red').check({ force: true });
  await expect(paint(page, 'Indie Red')).toBeChecked();
  await paint(page, 'Edgy Turqoise').check({ force: true });
  await paint(page, 'White accent').check({ force: true });
  await expect(paint(other, 'Edgy Turqoise')).toBeChecked();
  await other.close();

  await page.goto('/en/product');
  await page.goBack();
  await expectConfigured(page);

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await page.getByLabel('Email', { exact: true }).fill('owner@alva.demo');
  await page.getByLabel('Password', { exact: true }).fill('alva-demo-2026');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/en${CERVO}`));
  await expectConfigured(page);
});

test('what a guest saved joins the account at sign-in; it is renamed, found again and removed @full', async ({
  page,
}) => {
  await alive(page, `/en${CERVO}`);
  await configure(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('region', { name: 'Your saved configurations' });
  await expect(saved).toContainText('On this device.');
  expect(await demoSignIn(page, 'owner2@alva.demo')).toBe(200);
  await page.reload();
  await expect(saved).toContainText('In your account');
  await saved.getByRole('button', { name: 'Rename ALVA CERVO' }).click();
  await saved.getByLabel('Name').fill('For the weekend');
  await saved.getByRole('button', { name: 'Keep the name' }).click();
  await expect(saved.getByRole('link')).toContainText('For the weekend');

  // As on another device: nothing of it is here.
  await page.evaluate(() => localStorage.removeItem('purchase'));
  await page.goto(`/en${CERVO}`);
  await saved.getByRole('link', { name: /For the weekend/ }).click();
  await expectConfigured(page);
  await saved.getByRole('button', { name: 'Remove For the weekend' }).click();
  await expect(saved).toHaveCount(0);
});

test('the language changes and nothing else @full', async ({ page }) => {
  await alive(page, `/en${CERVO}`);
  await configure(page);
  await page.locator('footer').getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL(new RegExp(`/id${CERVO}`));
  await expect(paint(page, 'Edgy Turqoise')).toBeChecked();
  await expect(paint(page, 'Aksen putih')).toBeChecked();
  await expect(page.getByLabel('Provinsi pendaftaran')).toHaveValue('32');
  await expect(total(page)).toHaveText('Rp26.250.000');
});

test('every line of the price adds up, and the server says the same', async ({ page }) => {
  await alive(page, '/en/product/alva-one/customize?battery=dual&area=13');
  const rows = await page
    .locator('#summary dl')
    .nth(1)
    .locator('dd:first-of-type')
    .allTextContents();
  const amounts = rows.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
  const [base = 0, battery = 0, bbnkb = 0, pkb = 0, stnk = 0, tnkb = 0, bpkb = 0] = amounts;
  const [otr, subsidy = 0, pays, booking = 0, rest = 0] = amounts.slice(7);
  expect(base + battery + bbnkb + pkb + stnk + tnkb + bpkb).toBe(otr);
  expect((otr ?? 0) + subsidy).toBe(pays);
  expect(booking + rest).toBe(pays);
  expect(bbnkb).toBeGreaterThan(0);
});

test('words that are no choice are corrected in sight', async ({ page }) => {
  await page.goto('/en/product/alva-cervo/customize?color=indy-red&area=99&dealer=nowhere');
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'indy-red' });
  await expect(notice).toContainText('Colour: “indy-red” is not offered. We chose Indie Red.');
  await expect(notice).toContainText('Province of registration: “99” is not offered.');
  await expect(notice).toContainText('Dealer: “nowhere” is not offered.');
  await expect(paint(page, 'Indie Red')).toBeChecked();
  await expect(page).toHaveURL(/color=indie-red/);
});

test('a colour of one centre moves collection there, and leaves with another dealer', async ({
  page,
}) => {
  await alive(page, '/en/product/alva-n3/customize');
  await paint(page, 'Viridian Green').check({ force: true });
  await expect(page.getByLabel('Dealer', { exact: true })).toHaveValue('aec-scbd');
  await page.getByLabel('Dealer', { exact: true }).selectOption('aec-puri');
  await expect(page.getByText(/that colour is offered at one dealer only/)).toBeVisible();
  await expect(paint(page, 'Butterscotch Beige')).toBeChecked();
});

test('at SCBD the dealer is given, and the ONE has one battery', async ({ page }) => {
  await alive(page, '/en/product/alva-one/aec-scbd/customize?battery=dual');
  await expect(page.getByLabel('Dealer', { exact: true })).toHaveCount(0);
  await expect(page.getByText('ALVA Experience Center SCBD').nth(1)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Two batteries/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/\d+\?text=.*alva-one/,
  );
});

test('the keyboard alone configures a motorcycle and saves it @full', async ({ page }) => {
  const keyboard = await keyboardOn(page);
  const { press } = keyboard;
  await alive(page, `/en${CERVO}`);
  await configureByKeyboard(page, keyboard, 'ALVA Experience Center P');
  await expect(page.getByLabel('Dealer', { exact: true })).toHaveValue('aec-puri');
  await press('button', 'Save');
  await expect(page.getByRole('heading', { name: 'Your saved configurations' })).toBeVisible();
  await press('link', 'Continue');
  await expect(page).toHaveURL(/\/en\/(login|purchase)\?/);
});

test('on a small phone the button of the bar does the next thing that is missing, in sight, and then leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await alive(page, `/en${CERVO}`);
  const bar = page.locator('[data-bar]');
  const dealer = page.getByLabel('Dealer', { exact: true });
  const mistake = page.getByText('Please select a dealer.');
  for (const time of ['at first', 'and again']) {
    await bar.getByRole('button', { name: 'Choose a dealer' }).click();
    await expect(dealer).toBeFocused();
    await expect(dealer).toBeInViewport({ ratio: 1 });
    // Neither the pinned picture nor the bar lies over it.
    expect(
      await dealer.evaluate((field) => {
        const [label] = (field as HTMLSelectElement).labels;
        return [field, label].every((part) => {
          if (part === undefined) return false;
          const { x, y, width, height } = part.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === part;
        });
      }),
    ).toBe(true);
    // A mistake is only what was left empty once it had been led to.
    await expect(mistake).toBeVisible({ visible: time === 'and again' });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await dealer.selectOption('aec-bandung');
  await bar.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/(login|purchase)\?/);
});

test('on a small phone the breakdown of the price has the screen between header and bar, which says what a month costs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await alive(page, `/en${CERVO}`);
  await expect(page.locator('[data-bar]')).toContainText(/\d+ × Rp[\d.]+/);
  const room = await page.locator('#summary').evaluate((summary) => {
    summary.querySelectorAll('dl')[1]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const seen = Array.from({ length: innerHeight }, (_, y) =>
      summary.contains(document.elementFromPoint(innerWidth / 2, y)),
    );
    return seen.filter(Boolean).length;
  });
  // Of 740: what is left to header and bar.
  expect(room).toBeGreaterThan(500);
});

unwatched(
  'a picture that could not be had is a drawing, and comes once there is a connection again @full',
  async ({ page, context }) => {
    await page.route('**/casual-blue/cutout-*', (route) => route.fulfill({ status: 404 }));
    await alive(page, '/en/product/alva-cervo-q/customize');
    await paint(page, 'Casual Blue').check({ force: true });
    const missing = page.getByText('The picture of this paint is not on this device.');
    await expect(missing).toBeVisible();
    await page.unrouteAll();
    await goOffline(context);
    await context.setOffline(false);
    await expect(missing).toHaveCount(0);
  },
);

test('PAPITUPI Syariah asks for consent, speaks of no interest, and saves the plan', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const [locale, forbidden, agree, save, saved] of [
    ['en', /interest/i, /I have read/, 'Save this plan', 'Saved with your purchase'],
    ['id', /bunga/i, /Saya sudah membaca/, 'Simpan perhitungan ini', 'Tersimpan bersama'],
  ] as const) {
    await page.goto(`/${locale}/product/alva-n3/customize/payment/installment`);
    await page.getByRole('radio', { name: /papitupi/ }).check({ force: true });
    await expect(main).not.toContainText(forbidden);
    const consent = page.getByRole('checkbox', { name: agree });
    await consent.uncheck();
    await page.getByRole('radio', { name: /^12 / }).check({ force: true });
    await main.getByRole('button', { name: save }).click();
    await expect(consent).toBeFocused();
    await expect(main.getByText(saved)).toHaveCount(0);
    await consent.check();
    await main.getByRole('button', { name: save }).click();
    await expect(main.getByText(saved)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('radio', { name: /papitupi/ })).toBeChecked();
});

test('models side by side: added, removed, marked, shared by the address', async ({ page }) => {
  await page.goto('/en/product/compare?models=alva-one,alva-crevo');
  await expect(page.getByText('We have no model called “alva-crevo”.')).toBeVisible();
  await page.getByRole('button', { name: 'ALVA CERVO', exact: true }).click();
  await expect(page).toHaveURL(/models=alva-one%2Calva-cervo$/);
  await page.getByLabel('Add a model').selectOption({ label: 'ALVA N3' });
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([/ALVA ONE/, /ALVA CERVO/, /ALVA N3/]);
  const rows = page.getByRole('row');
  const all = await rows.count();
  await page.getByLabel('Only what differs').check();
  expect(await rows.count()).toBeLessThan(all);
  await page.reload();
  await expect(heads).toHaveText([/ALVA ONE/, /ALVA CERVO/, /ALVA N3/]);
  await page.getByRole('button', { name: 'Remove ALVA CERVO' }).click();
  await expect(heads).toHaveText([/ALVA ONE/, /ALVA N3/]);
});

test('compared models stay at hand while one of them is configured and a way to pay is chosen @full', async ({
  page,
}) => {
  await page.goto('/en/product/compare?models=alva-one,alva-n3');
  await page.getByRole('link', { name: 'Configure ALVA N3' }).click();
  await expect(page).toHaveURL(
    /\/product\/compare\/customize\?models=alva-one%2Calva-n3&model=alva-n3/,
  );
  const models = page.getByRole('radiogroup', { name: 'Models you compare' });
  await expect(models.getByRole('radio')).toHaveCount(2);
  await expect(models.getByRole('radio', { name: /ALVA N3/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: /ALVA N3/ }).first()).toBeVisible();
  await models.getByRole('radio', { name: /ALVA ONE/ }).check({ force: true });
  await expect(page.getByRole('heading', { name: /ALVA ONE/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Compare ways to pay' }).click();
  await expect(page).toHaveURL(
    /\/compare\/customize\/payment\?models=alva-one%2Calva-n3&model=alva-one/,
  );
  await page.getByRole('radio', { name: /^By instalments/ }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(/\/payment\/installment\?models=alva-one%2Calva-n3&model=alva-one/);
  await models.getByRole('radio', { name: /ALVA N3/ }).check({ force: true });
  await expect(page.getByText('Pay for ALVA N3 by instalments').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await expect(page.getByText('Saved with your purchase')).toBeVisible();
  // Nothing of the address is the other model's.
  await page.goBack();
  await expect(models.getByRole('radio', { name: /ALVA ONE/ })).toBeChecked();
});

for (const { locale, theme: colorScheme, tag } of LOOKS_OF_STATES)
  test(`configurator, plan and comparison are accessible: ${locale}, ${colorScheme}${tag}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await alive(page, `/${locale}/product/alva-n3/customize?color=viridian&dealer=aec-scbd`);
    await expectAccessible(page);
    await page.goto(`/${locale}/product/alva-n3/customize/payment/installment`);
    await page.getByRole('radio', { name: /papitupi/ }).check({ force: true });
    await expectAccessible(page);
    await page.goto(`/${locale}/product/compare?models=alva-one,alva-crevo,alva-n3`);
    await expectAccessible(page);
  });
