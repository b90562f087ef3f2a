import { openDatabase } from '#db/open.ts';
import { newId } from '#edge/contract/ids.ts';
import { expect, fill, signInAs, test } from './phone.ts';
import { storeUrl } from './store.ts';

test('what somebody was told opens without signal, and counts as read everywhere once it returns', async ({
  phone,
}) => {
  const { page, wire } = phone;
  const db = openDatabase({ url: storeUrl() });
  const id = newId('ntf');
  const now = Date.now();
  const readAt = async () =>
    (
      await db.primary.execute({
        sql: 'SELECT read_at FROM notification WHERE id = ?',
        args: [id],
      })
    ).rows[0]?.read_at;
  try {
    await db.primary.batch(
      [
        {
          sql: `INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, planned_at, due_at)
            VALUES (?, 'e2e', 'e2e', 'e2e', ?, ?, ?, 0)`,
          args: [id, now, now, now],
        },
        {
          sql: `INSERT INTO notification (id, event_id, customer_id, template, facts, path, created_at)
            VALUES (?, ?, 'cus_owner', 'loan-ended', ?, '/my-ev', ?)`,
          args: [
            id,
            id,
            JSON.stringify({ name: 'Ayu', other: 'Sari Utami', product: 'ALVA N3' }),
            now,
          ],
        },
      ],
      'write',
    );
    await signInAs(page, 'owner@alva.demo');
    await fill(phone, 'cus_owner');
    await page.goto('/en/notifications');
    const badge = page.getByText(/^Notifications not read: \d+$/);
    await expect(badge).toBeVisible();
    const small = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 800 });
    const [number, name] = await Promise.all([
      page.locator('#unread-notifications > span').boundingBox(),
      page.locator('header').getByText('Account', { exact: true }).boundingBox(),
    ]);
    // The name of the menu stands below the number.
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
    if (small !== null) await page.setViewportSize(small);
    await wire.down();
    await page.reload();
    await expect(
      page.getByText('The loan of the ALVA N3 between you and Sari Utami'),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Mark all as read/ }).click();
    await expect(badge).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The loan of the ALVA N3' })).toBeVisible();
    await expect(badge).toBeHidden();
    expect(await readAt()).toBeNull();
    await wire.up();
    await page.reload();
    await expect.poll(readAt).toBeGreaterThan(0);
  } finally {
    await db.primary.batch(
      [
        { sql: 'DELETE FROM notification WHERE id = ?', args: [id] },
        { sql: 'DELETE FROM notification_event WHERE id = ?', args: [id] },
      ],
      'write',
    );
    db.close();
  }
});
