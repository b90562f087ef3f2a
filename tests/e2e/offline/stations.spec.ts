import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DAY_MS } from '#edge/contract/time.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { goOffline } from '#tests/e2e/test.ts';
import { idsHere, noted } from './device-state.ts';
import {
  expect,
  fill,
  type Phone,
  signInAs,
  test,
  untilInstalled,
  untilRefreshed,
} from './phone.ts';
import { asOperator, charger } from './store.ts';

const OWNER = 'owner@alva.demo';
const cards = (page: Page) => page.getByRole('article');

/** Both ways of having no signal: only the server is gone, or the phone knows; the short pass has one. */
const CUTS: readonly (readonly [string, string, (phone: Phone) => Promise<void>])[] = [
  ['the server killed', '', async ({ wire }) => wire.down()],
  ['the network off', ' @full', async ({ context }) => goOffline(context)],
];
const back = async ({ context, wire }: Phone): Promise<void> => {
  await context.setOffline(false);
  await wire.up();
};

/** What a device synchronises by; the page's live parts come from the same address. */
const SYNC = /^\/(?:graphql$|content\?)/;

for (const [cut, tag, cutOff] of CUTS)
  test(`with ${cut}: search, filter, open, mark and report; all of it arrives later${tag}`, async ({
    phone,
  }) => {
    const { page } = phone;
    await signInAs(page, OWNER);
    await fill(phone, 'cus_owner');
    await cutOff(phone);
    await page.goto('/en/charging-station?at=makassar&type=BOOST_CHARGE&radius=500000');
    await expect(page.getByText('measured from the centre of Makassar')).toBeVisible();
    await expect(cards(page).first()).toContainText('Boost Charge');
    const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';

    const heart = page.getByRole('button', { name: `Favourite: ${name}` });
    await expect(heart).toBeEnabled();
    const before = await heart.getAttribute('aria-pressed');
    if (before !== 'true') await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await page.getByRole('button', { name: 'Report something' }).click();
    await page.getByLabel('It works').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    // What will happen, not what has.
    await expect(
      page.getByText('Written down. It goes out as soon as there is a connection'),
    ).toBeVisible();
    await expect(page.getByText('Thank you. Other riders will see it.')).toHaveCount(0);
    await expect(page.getByText('Waits to be sent: It works')).toBeVisible();

    await page.goto('/en/charging-station?fav=1');
    await expect(cards(page).filter({ hasText: name })).toHaveCount(1);

    await back(phone);
    await page.goto('/en/charging-station?at=makassar&type=BOOST_CHARGE&radius=500000');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByText('Waits to be sent')).toHaveCount(0);
    await expect(page.getByText(/Reported working · \d/).first()).toBeVisible();

    // With signal it is seen at once, not at the next minute's refresh.
    await page.getByRole('button', { name: 'Report something' }).click();
    await page.getByLabel('Another vehicle is in the way').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/Reported occupied · \d/).first()).toBeVisible();
  });

test('what a photo has cost that does not get through is told where it waits @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, OWNER);
  await fill(phone, 'cus_owner');
  await wire.down();
  await page.goto('/en/charging-station?at=bandung');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Report something' }).click();
  await page.getByLabel('It works').check();
  await page
    .getByLabel('Photo')
    .setInputFiles(join(import.meta.dirname, '../../../web/public/pictures/social/home-1200.jpg'));
  await expect(page.getByText('the photo goes out with the report')).toBeVisible();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/Waits to be sent: It works/)).toBeVisible();
  // Whatever takes the bytes, and cannot do anything with them.
  wire.instead((path) =>
    path.startsWith('/graphql') ? { status: 503, body: '{}', type: 'application/json' } : undefined,
  );
  await wire.up();
  await page.goto('/en/profile/device');
  await expect(page.getByRole('main').getByText(/Data used for it: \d\.\d MB/)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Discard/ })
    .first()
    .click();
});

test("a report's photo waits with it without signal, is seen afterwards, and its rider takes it away", async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, OWNER);
  await fill(phone, 'cus_owner');
  await wire.down();
  await page.goto('/en/charging-station?at=bandung');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Report something' }).click();
  await page.getByLabel('It works').check();
  await page
    .getByLabel('Photo')
    .setInputFiles(
      join(import.meta.dirname, '../../../web/public/pictures/social/stations-1200.jpg'),
    );
  await expect(page.getByText('the photo goes out with the report')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/Waits to be sent: It works.*with a photo/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Waits to be sent: It works.*with a photo/)).toBeVisible();

  await wire.up();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What riders saw' })).toBeVisible();
  const photo = page.getByRole('listitem').getByRole('img', { name: 'It works' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await page.getByRole('button', { name: 'Remove my photo' }).click();
  await expect(page.getByText('The photo is deleted.')).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test('a refresh that fails, or comes after all, causes no layout shift', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  await wire.down();
  await page.goto('/en/charging-station?at=bandung');
  const failed = page.getByText('We could not refresh this list.');
  await expect(failed).toBeVisible();
  await expect(page.getByText('Offline.')).toBeVisible();
  const top = () => cards(page).first().boundingBox();
  const before = await top();
  await wire.up();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  expect((await top())?.y).toBe(before?.y);
});

test('a charger whose refresh fails says how old it is, and moves nothing to say so @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  await page.goto('/en/charging-station?at=bandung');
  const path = await cards(page).first().getByRole('link').first().getAttribute('href');
  await wire.down();
  await page.goto(path ?? '');
  const failed = page.getByText('We could not refresh this charger.');
  await expect(failed).toBeVisible();
  await expect(page.getByText(/^Updated .+/)).toBeVisible();
  await expect(page.getByText('Offline.')).toBeVisible();
  // Above it the answer may know more than the device did.
  const room = async () => {
    const points = await page.getByRole('heading', { name: 'Charge points' }).boundingBox();
    const navigate = await page.getByRole('link', { name: 'Navigate' }).boundingBox();
    return (points?.y ?? 0) - (navigate?.y ?? 0);
  };
  const before = await room();
  await wire.up();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  expect(await room()).toBe(before);
});

test('pictures are not kept: without signal the page says that they need it @full', async ({
  phone,
}) => {
  const { page, context } = phone;
  const url = 'https://cdn.arus.example/entrance.jpg';
  const pictured = charger('sta_e2e_pictured', { img: [{ name: 'ENTRANCE', url }] });
  await asOperator(async (operator) => {
    await operator.has(pictured);
    await fill(phone);
    await untilRefreshed(page);
    await goOffline(context);
    await page.goto(`/en/charging-station/${pictured.id}`);
    await expect(page.getByText('Pictures are shown with signal only')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Entrance of' })).toHaveCount(0);
  });
});

test('centers and dealers open without signal, one never opened before too', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  await wire.down();
  await page.goto('/en/experience-center');
  await page.getByRole('link', { name: 'ALVA Experience Center SCBD', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'ALVA Experience Center SCBD', level: 2 }),
  ).toBeVisible();
  await expect(page.getByText('Opening hours, sales')).toBeVisible();
});

test.describe('from the first download on', () => {
  test.use({ firstVisit: true });

  for (const [cut, tag, cutOff] of CUTS)
    test(`with ${cut}: an area taken along serves, says what is not in it, and loses what closed${tag}`, async ({
      phone,
    }) => {
      const { page } = phone;
      // With data saver on nothing is kept unasked: the area is all there is.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const braga = charger('sta_e2e_braga', {
        locationName: 'Uji Braga',
        cityName: 'Bandung',
        lat: -6.9176,
        lon: 107.6192,
      });
      await asOperator(async (operator) => {
        await operator.has(braga);
        await page.goto('/en/charging-station');
        await untilInstalled(page);
        await page.getByRole('button', { name: 'Save for offline' }).click();
        const sheet = page.getByRole('dialog', { name: 'Chargers for the road' });
        await sheet.getByLabel('City').selectOption({ label: 'Bandung' });
        await expect(sheet.getByText(/\d+ chargers? · \d+ kB to download/)).toBeVisible();
        await sheet.getByRole('button', { name: 'Save this area' }).click();
        await expect(sheet.getByText('Saved on this device.')).toBeVisible();
        await cutOff(phone);

        await page.goto('/en/charging-station?at=bandung');
        await expect(cards(page).filter({ hasText: 'Uji Braga' })).toHaveCount(1);
        await expect(page.getByText('Shown from the areas you saved')).toBeVisible();
        await page.goto('/en/charging-station?at=makassar');
        await expect(page.getByText('This place is not on your device')).toBeVisible();
        await page.goto('/en/charging-station?at=bandung&view=map');
        await expect(page.getByRole('region', { name: 'Map of chargers' })).toBeVisible();
        await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();

        await operator.closes(braga.id);
        await back(phone);
        await page.reload();
        await page.getByRole('button', { name: 'Save for offline' }).click();
        const updated = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
        await sheet.getByRole('button', { name: 'Update Bandung' }).click();
        await updated;
        await expect(sheet.getByText(/^\d+ chargers? · Updated this minute/)).toBeVisible();
        await cutOff(phone);
        await page.goto('/en/charging-station?at=bandung');
        await expect(cards(page).first()).toContainText('Bandung');
        await expect(cards(page).filter({ hasText: 'Uji Braga' })).toHaveCount(0);

        await page.getByRole('button', { name: 'Save for offline' }).click();
        await sheet.getByRole('button', { name: 'Remove Bandung' }).click();
        await expect(sheet.getByRole('button', { name: 'Remove Bandung' })).toHaveCount(0);
      });
    });

  test('reconnecting brings what changed and no more: a charger that closed leaves the device @full', async ({
    phone,
  }) => {
    const { page, wire } = phone;
    const [stays, closes] = ['sta_e2e_stays', 'sta_e2e_closes'].map((id, index) =>
      charger(id, { locationName: `Rintisan ${index}`, lat: -8.84, lon: 121.66 + index / 100 }),
    );
    if (stays === undefined || closes === undefined) throw new Error('two chargers');
    await asOperator(async (operator) => {
      await operator.has(stays, closes);
      wire.reset();
      await fill(phone);
      const everything = wire.bytesOf(SYNC);
      await wire.down();
      await page.goto('/en/charging-station?q=rintisan');
      await expect(cards(page)).toHaveCount(2);

      // A ride of twenty minutes: what was answered just before would not be asked for again.
      await noted(page, 'stations', { syncedAt: Date.now() - 20 * 60_000 });
      await operator.closes(closes.id);
      await operator.has({ ...stays, address: 'Jalan Baru 7' });
      wire.reset();
      await wire.up();
      await expect.poll(() => idsHere(page, 'stations')).not.toContain(closes.id);
      expect(wire.bytesOf(SYNC)).toBeLessThan(everything / 4);

      await wire.down();
      await page.goto('/en/charging-station?q=rintisan');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText('Jalan Baru 7');
      await page.goto(`/en/charging-station/${closes.id}`);
      await expect(page.getByText('We could not load this charger')).toBeVisible();
    });
  });

  test('a charger whose source fell silent says so @full', async ({ phone }) => {
    const { page, wire } = phone;
    await fill(phone);
    await wire.down();
    await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
    await page.goto('/en/charging-station?at=jakarta');
    await expect(cards(page).first()).toContainText('Status unknown');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByText('stopped reporting').first()).toBeVisible();
  });
});
