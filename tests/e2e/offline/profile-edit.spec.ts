import { newcomer } from '#tests/e2e/newcomer.ts';
import { JPEG } from '#tests/support/pictures.ts';
import { expect, test, untilInstalled } from './phone.ts';

const PICTURE = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

test('a profile and its photo edited without signal are still there when the page is loaded again, and are sent once', async ({
  phone,
}) => {
  const { page, wire } = phone;
  const main = page.getByRole('main');
  await newcomer(page);
  await untilInstalled(page);
  await page.goto('/en/profile');
  await expect(page.getByRole('heading', { name: 'Sinta Dewi' })).toBeVisible();
  for (const key of ['/en/profile', 'Profile'])
    await expect
      .poll(() =>
        page.evaluate(async (part) => {
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys())
              if (new URL(url).pathname.endsWith(part)) return true;
          return false;
        }, key),
      )
      .toBe(true);
  let arrived = 0;
  page.on('requestfinished', (request) => {
    if (request.postData()?.includes('Melati Kusuma')) arrived++;
  });

  await wire.down();
  await main.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Full name').fill('Melati Kusuma');
  await page.getByLabel('Day').fill('17');
  await page.getByLabel('Month').selectOption({ label: 'August' });
  await page.getByLabel('Year').fill('1990');
  await page.getByLabel('Female').check();
  await page.getByLabel('Occupation').fill('Guru');
  await main.getByLabel('Language').selectOption('id');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const photo = main.getByRole('img', { name: 'Photo' });
  await main.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(photo).toBeVisible();
  const waits = page.getByText('Your change waits on this device');
  const shown = async () => {
    await expect(page.getByRole('heading', { name: 'Melati Kusuma' })).toBeVisible();
    for (const text of ['17 August 1990', 'Female', 'Guru'])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
  };
  await expect(waits).toHaveCount(2);
  await shown();
  await page.reload();
  await expect(waits).toHaveCount(2);
  await shown();
  await expect(photo).toBeVisible();
  // Whoever edits once more goes on from what waits.
  await main.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Occupation')).toHaveValue('Guru');
  await expect(main.getByLabel('Language')).toHaveValue('id');
  expect(arrived).toBe(0);

  await wire.up();
  await expect(waits).toHaveCount(0);
  await page.reload();
  await expect(waits).toHaveCount(0);
  await shown();
  await expect(photo).toHaveCSS('background-image', /\/files\//);
  expect(arrived).toBe(1);
});
