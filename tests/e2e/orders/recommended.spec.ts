import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import t from '#web/platform/i18n/messages/en/test-ride.ts';
import { book } from './buying.ts';
import { paid } from './prepared.ts';
import { completedLongAgo } from './warehouse.ts';

const KEY = 'DIMAS-01';

/** Rides before buying, as a guest who came by the link. */
const ridesFirst = async (page: Page): Promise<void> => {
  await page.goto('/en/test-ride/book?model=alva-cervo');
  await page.getByText('ALVA Experience Center SCBD').click();
  const next = page.getByRole('button', { name: t.continue, exact: true });
  await next.click();
  await page.getByRole('group', { name: t['time.day'] }).locator('label').nth(12).click();
  await page
    .getByRole('group', { name: /^Time on/ })
    .locator('label:not(:has(input:disabled))')
    .first()
    .click();
  await next.click();
  await page.getByLabel(t['rider.name'], { exact: true }).fill('Sari Wulandari');
  await page.getByLabel(t['rider.phone']).fill(`0813${String(Date.now()).slice(-8)}`);
  await page.getByLabel(t['rider.licence']).selectOption('C');
  await next.click();
  await page.getByLabel(t['survey.COMMUTE']).check();
  await next.click();
  await expect(page.getByLabel(t['review.key'])).toHaveValue(KEY);
  await page.getByLabel(t['review.consent']).check();
  await page.getByRole('button', { name: t.book }).click();
  await expect(page).toHaveURL(/\/en\/test-ride\/success#trk_/);
};

const payouts = async (browser: Browser, email: string): Promise<Page> => {
  const page = await signedIn(browser, email);
  await page.goto('/en/pstools/referrals');
  await page.getByRole('tab', { name: 'Payouts' }).click();
  return page;
};

test('a visitor comes by a link, rides, orders, and whoever recommended us is paid by two of the staff @full', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(() =>
    localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
  );
  const visitor = await context.newPage();
  await visitor.goto(`/en?referralCode=${KEY}`);
  await ridesFirst(visitor);
  expect(await demoSignIn(visitor, 'guest@alva.demo')).toBe(200);
  const path = await book(visitor);
  const orderId = path.split('/').at(-1) ?? '';
  await paid(visitor, orderId, 'credit_card');
  await visitor.goto(path);
  const number = /ALVA-[\w-]+/.exec((await visitor.locator('main').textContent()) ?? '')?.[0] ?? '';

  const affiliate = await signedIn(browser, 'affiliate@alva.demo');
  await affiliate.goto('/en/orp-dashboard');
  const sale = affiliate.getByRole('row').filter({ hasText: number });
  await expect(sale.getByText('Pending')).toBeVisible();
  await completedLongAgo(orderId);
  await expect(async () => {
    await affiliate.reload();
    await expect(sale.getByText('To be paid')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  const finance = await payouts(browser, 'finance@alva.demo');
  await finance.getByRole('button', { name: 'Prepare a payout' }).click();
  await finance.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(finance.getByText('You have approved it.').first()).toBeVisible();
  await expectAccessible(finance);
  const admin = await payouts(browser, 'admin@alva.demo');
  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await admin.getByRole('button', { name: 'The bank has transferred it' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reference of the bank').fill('BCA-2611-01');
  await dialog.getByRole('button', { name: 'The bank has transferred it' }).click();
  await expect(admin.getByText(/BCA-2611-01/)).toBeVisible();

  await affiliate.goto('/en/orp-dashboard/finance');
  await expect(sale.getByText('Paid', { exact: true })).toBeVisible();
  const slip = affiliate.locator('section', { hasText: 'Slip BP-' }).locator('summary').first();
  await expect(async () => {
    await affiliate.reload();
    await slip.click();
    await expect(affiliate.getByRole('link', { name: 'Download as PDF' }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 90_000 });
  const download = affiliate.waitForEvent('download');
  await affiliate.getByRole('link', { name: 'Download as PDF' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
