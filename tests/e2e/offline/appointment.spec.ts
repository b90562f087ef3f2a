import { DAY_MS } from '#edge/contract/time.ts';
import { bothLanguages, expect, fill, signInAs, test } from './phone.ts';

test('an appointment made without signal waits in sight, and is booked once the signal is back @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'affiliate@alva.demo');
  await fill(phone, 'cus_affiliate');
  await wire.down();
  await page.goto('/en/service-booking');
  await page
    .getByLabel('Workshop')
    .selectOption({ label: 'ALVA Experience Center SCBD, Jakarta Selatan' });
  await page.getByLabel('Day').fill(new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10));
  await expect(page.getByText('Offline: these are the opening hours')).toBeVisible();
  await page.getByText('11:00 WIB').click();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not sent yet')).toBeVisible();

  await wire.up();
  await page.reload();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByText('Not sent yet')).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('alva-service.ics');
  await page.getByRole('button', { name: 'Change the time' }).click();
  await page
    .getByLabel('New day')
    .fill(new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10));
  await page.getByText('13:00 WIB').click();
  await page.getByRole('button', { name: 'Take this time instead' }).click();
  await expect(page.getByRole('button', { name: 'Take this time instead' })).toBeHidden();
  await expect(page.getByText('13:00 WIB')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByText('Booked', { exact: true })).toBeHidden();
});

test('help on the road opens without signal and without anybody signed in', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  await bothLanguages(page);
  await phone.context.grantPermissions(['geolocation']);
  await phone.context.setGeolocation({ latitude: -6.2263, longitude: 106.8085 });
  await wire.down();
  await page.goto('/id/roadside-assistance');
  await page.getByRole('button', { name: 'Cari posisi saya' }).click();
  await expect(page.getByText('ALVA Experience Center SCBD')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kirim lewat SMS' })).toHaveAttribute(
    'href',
    /^sms:\+62.*-6\.22630/,
  );
});
