import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStore } from '#db/seed.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

describe.each(stores)('a seed over a running shop on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
    await seedStore(store.db);
  });
  afterAll(() => store.stop());

  const run = (sql: string) => store.db.primary.execute(sql);
  /** As a release with other content finds the store. */
  const again = async (): Promise<void> => {
    await run("UPDATE seed SET hash = 'of an earlier release'");
    await seedStore(store.db);
  };
  const first = async (sql: string): Promise<unknown> => (await run(sql)).rows[0]?.it;

  it('brings a role nobody has changed to what the release has, and leaves the others', async () => {
    const before = await first("SELECT permissions AS it FROM staff_role WHERE id = 'rol_dealer'");
    await run("UPDATE staff_role SET permissions = '[]' WHERE id = 'rol_dealer'");
    await run(
      `UPDATE staff_role SET permissions = '["ReadOrder"]', version = 2 WHERE id = 'rol_support'`,
    );
    await again();
    expect(await first("SELECT permissions AS it FROM staff_role WHERE id = 'rol_dealer'")).toBe(
      before,
    );
    expect(await first("SELECT permissions AS it FROM staff_role WHERE id = 'rol_support'")).toBe(
      '["ReadOrder"]',
    );
  });

  it('leaves the hours that staff have set, and gives the others those of the release', async () => {
    const hours = (slug: string) =>
      first(`SELECT hours_for_sales AS it FROM place WHERE dealer_slug = '${slug}'`);
    const before = await hours('aec-puri');
    await run(`UPDATE place SET hours_for_sales = 'null' WHERE dealer_slug = 'aec-puri'`);
    await run(
      `UPDATE place SET hours_for_sales = '{"always":true}', hours_version = 2 WHERE dealer_slug = 'aec-scbd'`,
    );
    await again();
    expect(await hours('aec-puri')).toBe(before);
    expect(await hours('aec-scbd')).toBe('{"always":true}');
  });

  it('leaves how often a coupon was used and when it ends', async () => {
    await run("UPDATE coupon SET used = 7, most = 9, is_active = 0 WHERE code = 'ALVABARU'");
    await again();
    expect(
      (await run("SELECT used, most, is_active FROM coupon WHERE code = 'ALVABARU'")).rows,
    ).toEqual([expect.objectContaining({ used: 7, most: 9, is_active: 0 })]);
  });
});
