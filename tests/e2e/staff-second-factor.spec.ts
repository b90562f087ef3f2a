import { newId } from '#edge/contract/ids.ts';
import { expectAccessible } from './axe.ts';
import { inStore } from './in-store.ts';
import { chooseGoogle, newcomer } from './newcomer.ts';
import { giveCode } from './second-factor.ts';
import { bare, expect } from './test.ts';

/** Makes somebody staff, in a role that asks for a second factor, while the work goes on. */
const inGuardedRole = async (email: string, work: () => Promise<void>): Promise<void> => {
  const id = newId('rol');
  await inStore(({ primary }) =>
    primary.batch([
      {
        sql: `INSERT INTO staff_role (id, name, permissions, needs_second_factor)
          SELECT ?, 'Guarded', permissions, 1 FROM staff_role WHERE id = 'rol_support'`,
        args: [id],
      },
      {
        sql: `INSERT INTO staff_member (customer_id, role_id, granted_at)
          SELECT id, ?, ? FROM customer WHERE email_address = ?`,
        args: [id, Date.now(), email],
      },
    ]),
  );
  try {
    await work();
  } finally {
    await inStore(({ primary }) =>
      primary.batch([
        { sql: 'DELETE FROM staff_member WHERE role_id = ?', args: [id] },
        { sql: 'DELETE FROM staff_role WHERE id = ?', args: [id] },
      ]),
    );
  }
};

// The emulator has no captcha of its own to set up, which the provider's script complains of.
bare(
  'a member of staff without a second factor is led to set one up, and then gets in @full',
  async ({ page }) => {
    const email = await newcomer(page);
    await inGuardedRole(email, async () => {
      await page.goto('/en/pstools/papers');
      await expect(page.getByText('These tools need a second factor')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Set it up' }).click();
      await expect(page).toHaveURL(/\/en\/settings\/second-factor$/);
      await expect(page.getByText('Your role works with other people’s data')).toBeVisible();
      await expect(page.getByRole('link', { name: 'To the staff’s tools' })).toHaveCount(0);
      await page.getByLabel('Phone number for the codes').fill('081234567890');
      await chooseGoogle(page, email);
      await giveCode(page);
      await expect(page.getByText('asks for a code as well')).toBeVisible();

      await page.getByRole('link', { name: 'To the staff’s tools' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Documents' }).click();
      await expect(
        page
          .getByText('Nothing to review')
          .or(page.getByRole('button', { name: 'Open the document' }).first()),
      ).toBeVisible();
      await expect(page.getByText('These tools need a second factor')).toHaveCount(0);
    });
  },
);
