import type { Page } from '@playwright/test';
import en from '#web/platform/i18n/messages/en/ui.ts';
import id from '#web/platform/i18n/messages/id/ui.ts';
import { fillContact, toCheckout } from './orders/buying.ts';
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

test('a step of a test ride whose script was refused comes by itself with the connection', async ({
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
