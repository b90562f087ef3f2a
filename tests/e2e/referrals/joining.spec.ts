import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { DecideAffiliateDocument } from '#web/platform/graphql/generated/main/decide-affiliate.ts';
import { applicationsAreNew } from './passing-time.ts';

/** Ayu's CERVO. */
const VIN = 'MJXVA2BP1SK002117';

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave the programme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the programme?' });
  await expect(dialog).toContainText('What you have earned is still paid.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('You have left the programme')).toBeVisible();
};

const apply = async (page: Page): Promise<void> => {
  await page.getByLabel('Frame number of your motorcycle').fill(VIN);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('owner@alva.demo');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Please agree to the terms.')).toBeVisible();
  await page.getByText('Terms of the programme').click();
  await expect(page.getByText(/^You cannot recommend to yourself/)).toBeVisible();
  await page.getByLabel('I have read the terms and agree to them').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('We are reviewing your application')).toBeVisible();
};

test('an owner with a small phone agrees to the terms, takes the application back, becomes an affiliate and leaves again', async ({
  browser,
}) => {
  await applicationsAreNew('cus_owner');
  const page = await signedIn(browser, 'owner@alva.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/orp-dashboard');
  await apply(page);
  await expectAccessible(page);
  await leave(page);

  await apply(page);
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { decideAffiliate } = await ask(desk, DecideAffiliateDocument, {
    id: 'cus_owner',
    move: 'approve',
    reason: 'Rides a CERVO',
  });
  expect(decideAffiliate).toMatchObject({ success: true });
  await page.reload();
  await expect(page.getByText(/\?referralCode=AYU-[0-9A-Z]{6}$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your sales' })).toBeVisible();
  await expectAccessible(page);

  await leave(page);
  await expect(page.getByText(/\?referralCode=/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('You have left the programme')).toBeVisible();
  await expect(page.getByLabel('Frame number of your motorcycle')).toBeVisible();
  await page.context().close();
  await desk.context().close();
});
