import { expect, type Phone, test } from '#tests/e2e/offline/phone.ts';
import { goOffline } from '#tests/e2e/test.ts';
import { endForGood, lendForADay, PEOPLE_PAGE, settleOwner } from './phones.ts';

/** Written down without signal while another phone lends to the same person. */
const lendTwice = async (phone: Phone) => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await page.goto(PEOPLE_PAGE);
  await page.getByRole('radio', { name: 'Citra Dewi' }).check();
  await goOffline(phone.context);
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  // What will happen, not what has.
  await expect(
    page.getByText(
      'The offer to Citra Dewi is on this device. It is sent as soon as there is a signal.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  await page.close();
  await phone.context.setOffline(false);
  return page;
};

test('what waits says on every page until when it is safe, unless the browser has promised to keep it @full', async ({
  phone,
}) => {
  const page = await settleOwner(phone);
  await endForGood(page);
  await page.goto(PEOPLE_PAGE);
  await page.getByRole('radio', { name: 'Citra Dewi' }).check();
  await phone.wire.down();
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  await page.goto('/en/charging-station');
  const mark = page.getByRole('status').filter({ hasText: 'Waiting to be sent: 1' });
  await expect(mark).toContainText(/Come back with a signal before \d+ \w+ 20\d\d/);
  const promised = await phone.context.newPage();
  await promised.addInitScript(() => {
    navigator.storage.persisted = async () => true;
  });
  await promised.goto('/en/charging-station');
  const sure = promised.getByRole('status').filter({ hasText: 'Waiting to be sent: 1' });
  await expect(sure).toBeVisible();
  await expect(sure).not.toContainText('before');
  await phone.wire.up();
  await page.goto('/en/profile/device');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await endForGood(page);
});

test('a refused write leaves a mark where it was made, until somebody decides', async ({
  phone,
}) => {
  await lendTwice(phone);
  await phone.wire.down();
  await phone.wire.up();
  const other = await phone.context.newPage();
  await other.goto('/robots.txt');
  await lendForADay(other);
  const page = await phone.open(PEOPLE_PAGE);
  const mark = page.getByRole('list', { name: 'Needs you' });
  await expect(mark).toContainText('This person can ride it already');
  await page.reload();
  await expect(mark).toContainText('Lend to: Citra Dewi');
  await mark.getByRole('button', { name: /Discard/ }).click();
  await expect(mark).toBeHidden();
  await endForGood(page);
});
