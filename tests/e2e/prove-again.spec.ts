import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/open.ts';
import { raw } from '#db/query.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { expectAccessible } from './axe.ts';
import { storeUrl } from './offline/store.ts';
import { paid, placed } from './orders/prepared.ts';
import { codeTo } from './phone-code.ts';
import { bare, expect } from './test.ts';

/** Somebody new, whose one way in is their number. */
const signedInByPhone = async (page: Page, number: string): Promise<void> => {
  await page.goto('/en/login?next=/profile');
  await page.getByLabel('Phone number').fill(number);
  await page.getByLabel('SMS', { exact: true }).check();
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('Code of six digits');
  await expect(code).toBeVisible();
  await code.fill(await codeTo(page, number));
  await page.getByLabel('Full name').fill('Gita Permata');
  await page.getByLabel(/agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/en\/profile$/);
};

/** As if it had been longer ago: a sign-in counts for a quarter of an hour, and codes wait for half a minute. */
const letTimePass = async (number: string): Promise<void> => {
  const db = openDatabase({ url: storeUrl() });
  const ours = `(SELECT id FROM customer WHERE phone_number = '${number.replace(/^0/, '+62')}')`;
  const run = (text: string) => raw(sql.raw(text), () => undefined);
  try {
    await db.write([
      run(
        `UPDATE session SET authenticated_at = authenticated_at - ${HOUR_MS} WHERE customer_id = ${ours}`,
      ),
      run('UPDATE verification_code SET created_at = created_at - 60000 WHERE used_at IS NOT NULL'),
    ]);
  } finally {
    db.close();
  }
};

bare(
  'who has only a number proves it in a window of its own, and the order’s page goes on with what was typed @full',
  async ({ page, context }) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    const number = `0899${String(Date.now()).slice(-8)}`;
    await signedInByPhone(page, number);
    const { id } = await placed(page);
    await paid(page, id, 'bca_va');
    await letTimePass(number);

    await page.goto(`/en/my-orders/${id}`);
    const cancel = page.getByRole('dialog', { name: 'Cancel this order?' });
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    const byPhone = again.getByRole('button', { name: 'Continue with a code to your phone' });
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await cancel.getByRole('radio', { name: 'I found it cheaper elsewhere' }).check();
    await cancel.getByLabel('Bank', { exact: true }).fill('BCA');
    await cancel.getByLabel('Account number').fill('123-456-7890');
    await cancel.getByLabel('Account holder', { exact: true }).fill('Gita Permata');
    await cancel.getByLabel('KTP number of the account holder').fill('3174014703900001');
    await cancel.getByRole('button', { name: 'Cancel it' }).click();
    await expectAccessible(page);

    // A window that is closed again costs nothing.
    const opens = () => context.waitForEvent('page');
    const [closed] = await Promise.all([opens(), byPhone.click()]);
    await expect(closed.getByRole('heading', { name: 'Please sign in again' })).toBeVisible();
    expect(await closed.evaluate(() => opener)).toBeNull();
    await closed.getByRole('button', { name: 'Close this window' }).click();

    // Where no window opens, this page is left, and has what was typed when it is back.
    const [unseen] = await Promise.all([opens(), byPhone.click()]);
    await again.getByRole('button', { name: 'No window? Go on in this page' }).click();
    await expect(page).toHaveURL(/\/en\/login\/prove\?/);
    await unseen.close();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back without signing in' }).click();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(cancel.getByLabel('Account number')).toHaveValue('123-456-7890');
    await expect(cancel.getByRole('radio', { name: 'I found it cheaper elsewhere' })).toBeChecked();

    await cancel.getByRole('button', { name: 'Cancel it' }).click();
    const [proof] = await Promise.all([opens(), byPhone.click()]);
    await expect(proof.getByLabel('Phone number')).not.toHaveValue('');
    await proof.getByLabel('SMS', { exact: true }).check();
    await proof.getByRole('button', { name: 'Send the code' }).click();
    const code = proof.getByLabel('Code of six digits');
    await expect(code).toBeVisible();
    await Promise.all([proof.waitForEvent('close'), code.fill(await codeTo(page, number))]);
    await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
    expect(violations).toEqual([]);
  },
);
