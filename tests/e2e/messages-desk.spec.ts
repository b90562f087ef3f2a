import { openDatabase } from '#db/open.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { storeUrl } from '#tests/e2e/offline/store.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';

test('what nobody could be told of stands at the desk with its reason, and leaves it when it is tried again @full', async ({
  browser,
}) => {
  const at = Date.now();
  const entity = `ord_test_${at}`;
  const db = openDatabase({ url: storeUrl() });
  await db.primary.execute({
    sql: `INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, due_at, tries, last_error, created_at)
      VALUES (?, 'of-a-later-version', ?, ?, ?, ?, 8, 'The order has no total', ?)`,
    args: [`of-a-later-version ${entity}`, entity, entity, at, at + DAY_MS, at],
  });
  db.close();
  const staff = await signedIn(browser, 'support@alva.demo');
  await staff.goto('/en/pstools/messages');
  const entry = staff.getByRole('listitem').filter({ hasText: entity });
  await expect(entry).toContainText('The order has no total');
  await expect(staff.getByText('Everything arrived')).toHaveCount(0);
  await expectAccessible(staff);
  await entry.getByRole('button', { name: 'Try again' }).click();
  await expect(entry).toContainText('It is tried again within a minute');
  await expect(async () => {
    await staff.reload();
    await expect(staff.getByRole('heading', { name: 'What did not arrive' })).toBeVisible();
    await expect(
      staff.getByText('Everything arrived').or(staff.getByText('tries:').first()),
    ).toBeVisible();
    await expect(entry).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
