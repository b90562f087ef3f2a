import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { headingFaults } from '#tests/e2e/headings.ts';
import { expect, signInAs, startPhone, test, untilInstalled } from '#tests/e2e/offline/phone.ts';
import { fillMotorcycle, nothingForSale } from './seller.ts';

/** Ayu's ALVA ONE. */
const VIN = 'MJXVA1BN1RK000101';

const pictureOf = (page: string): string =>
  join(import.meta.dirname, `../../../web/public/pictures/social/${page}-1200.jpg`);

const addressesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Photos' })
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => new URL((image as HTMLImageElement).src).pathname),
    );

test('what an owner publishes a stranger sees masked; the enquiry arrives, and the sale ends the page @full', async ({
  phone,
  browser,
  baseURL,
}) => {
  const { page: owner, wire } = phone;
  await signInAs(owner, 'owner@alva.demo');
  await nothingForSale(owner);
  await owner.goto(`/en/my-listings/new?vin=${VIN}`);
  // A step that lacks something is not gone past, and the first thing it lacks has the focus.
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner.getByText('Please grade every part.')).toBeVisible();
  await expect(owner.getByRole('main').getByRole('combobox').first()).toBeFocused();
  await fillMotorcycle(owner);
  // What was typed survives a reload.
  await owner.reload();
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner.getByLabel('Price in rupiah')).toHaveValue('24.500.000');
  await owner.getByRole('button', { name: 'Continue' }).click();
  // As buyers will see it, with the model's picture where there is no photo yet.
  await expect(owner.getByRole('img', { name: 'ALVA ONE' })).toBeVisible();
  await expect(owner.getByText('Rp24.500.000')).toBeVisible();
  const report = owner.getByRole('region', { name: 'Condition report' });
  await expect(report.getByRole('listitem').filter({ hasText: 'Good' }).first()).toBeVisible();
  await expectAccessible(owner);
  expect(await headingFaults(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Publish' }).click();
  await expect(owner.getByRole('link', { name: 'View public page' })).toBeVisible();
  await expect(owner.getByText('Your listing is on the site')).toBeInViewport();
  const market = owner.getByText('It is now in').getByRole('link');
  await expect(market).toHaveAttribute('href', '/en/shop/used');
  await expect(owner.getByText('Waiting to be sent')).toHaveCount(0);
  await expectAccessible(owner);
  const path = await owner.getByRole('link', { name: 'View public page' }).getAttribute('href');

  const stranger = await startPhone(browser, baseURL ?? '', 'block');
  const { page } = stranger;
  const first = await page.request.get(path ?? '');
  expect(first.status()).toBe(200);
  expect(first.headers()['x-robots-tag']).toBe('noindex');
  const html = await first.text();
  for (const text of ['ALVA ONE', 'Rp24.500.000', 'A** L******', 'B **** SKW', 'og:title'])
    expect(html).toContain(text);
  for (const secret of ['Lestari', '3847', VIN, '81210010001', 'cus_owner', 'veh_ayu'])
    expect(html).not.toContain(secret);
  // From the list of everything that is for sale, as somebody finds it who has no link.
  await page.goto('/en/shop/used?kind=MOTORCYCLE');
  const tile = page.getByRole('article').filter({ hasText: 'Rp24.500.000' });
  await expect(tile).toBeVisible();
  await expectAccessible(page);
  await tile.getByRole('link').click();
  await page.waitForURL(`**${path}`);
  await page.getByLabel('Your name').fill('Sari Dewi');
  await page.getByLabel('Your phone number').fill('0812 3456 7890');
  await page.getByLabel('Message').fill('Is it still there? I could come on Sunday.');
  await page.getByRole('checkbox', { name: /The owner may get/ }).check();
  await expectAccessible(page);
  expect(await headingFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send to the owner' }).click();
  await expect(page.getByText('Sent. The owner answers')).toBeVisible();

  await owner.reload();
  // Fetched anew, never kept here.
  await expect(owner.getByText('I could come on Sunday')).toBeVisible();
  await expect(owner.getByRole('link', { name: /0812-3456-7890/ })).toBeVisible();

  // In the basement: an edit waits, visibly, and goes by itself.
  await wire.down();
  await owner.getByRole('button', { name: 'Change the listing' }).click();
  await owner.getByRole('button', { name: 'Continue' }).click();
  await owner.getByLabel('Price in rupiah').fill('23.000.000');
  await owner.getByRole('button', { name: 'Save changes' }).click();
  // What will happen, not what has.
  await expect(
    owner.getByText('Saved on this device. It is sent when there is a connection.'),
  ).toBeVisible();
  await expect(owner.getByText('Saved.', { exact: true })).toHaveCount(0);
  await expect(owner.getByText('Rp23.000.000').first()).toBeVisible();
  await expect(owner.getByText('Waiting to be sent')).toBeVisible();
  await wire.up();
  await owner.evaluate(() => dispatchEvent(new Event('online')));
  await expect(owner.getByText('Waiting to be sent')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').getByText('Rp23.000.000').first()).toBeVisible();

  await owner.getByRole('button', { name: 'Mark as sold' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
  await expect(owner.getByText('Sold', { exact: true })).toBeVisible();
  await expect(owner.getByText('Waiting to be sent')).toHaveCount(0);
  const gone = await page.request.get(path ?? '');
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain('This one is sold');
  expect((await page.request.get('/en/sell-my-motorcycle/lst_nothing')).status()).toBe(404);
  await stranger.stop();
});

test('photos chosen with and without signal are on the public page in the order given to them @full', async ({
  phone,
  browser,
  baseURL,
}) => {
  const { page: owner, wire } = phone;
  await signInAs(owner, 'owner@alva.demo');
  await nothingForSale(owner);
  await owner.goto(`/en/my-listings/new?vin=${VIN}`);
  await fillMotorcycle(owner);
  await untilInstalled(owner);
  const photos = owner.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  const add = owner.getByLabel('Add photos');
  await add.setInputFiles([pictureOf('stations'), pictureOf('garage')]);
  await expect(photos).toHaveCount(2);
  await expect(owner.getByText('Photos are on their way.')).toHaveCount(0);
  await expectAccessible(owner);

  // In the basement: one more, which waits in front of what is saved.
  await wire.down();
  await add.setInputFiles(pictureOf('places'));
  await expect(photos).toHaveCount(3);
  await owner.getByRole('button', { name: 'Move photo 3 forward' }).click();
  await owner.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(photos).toHaveCount(2);
  const widths = () =>
    photos
      .getByRole('img')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([1200, 1200]);
  await owner.getByRole('button', { name: 'Continue' }).click();
  await owner.getByRole('button', { name: 'Publish' }).click();
  await expect(owner.getByText('Waiting to be sent')).toBeVisible();
  await wire.up();
  await owner.evaluate(() => dispatchEvent(new Event('online')));
  await expect(owner.getByText('Waiting to be sent')).toHaveCount(0);
  // Their owner sees them from the server as well.
  await owner.reload();
  await owner.getByRole('button', { name: 'Change the listing' }).click();
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(widths).toEqual([1200, 1200]);
  // The first one is the cover in the list, too; without signal the model stands in for it.
  const { pathname } = new URL(owner.url());
  const cover = owner.locator(`a[href="${pathname}"] img`);
  const width = () => cover.evaluate((img) => (img as HTMLImageElement).naturalWidth);
  await owner.goto('/en/my-listings');
  await expect.poll(width).toBe(1200);
  await wire.down();
  await owner.reload();
  await expect.poll(width).toBe(960);
  await wire.up();
  await owner.goto(pathname);
  const path = await owner.getByRole('link', { name: 'View public page' }).getAttribute('href');

  const stranger = await startPhone(browser, baseURL ?? '', 'block');
  const { page } = stranger;
  await page.goto(path ?? '');
  const gallery = page.getByRole('region', { name: 'Photos' });
  await expect(gallery.getByText('1 / 2')).toBeVisible();
  const shown = await addressesOf(page);
  expect(shown).toHaveLength(2);
  expect((await page.request.get(path ?? '')).ok()).toBe(true);
  await expectAccessible(page);
  for (const address of shown) expect((await page.request.get(address)).status()).toBe(200);

  await owner.getByRole('button', { name: 'Withdraw' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(owner.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(owner.getByText('Waiting to be sent')).toHaveCount(0);
  for (const address of shown) expect((await page.request.get(address)).status()).toBe(404);
  await stranger.stop();
});
