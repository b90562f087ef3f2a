import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreClient } from '#db/client.ts';
import { migrate, wouldTakeAway } from '#db/migrate.ts';
import { migrationsUpTo } from '#tests/support/rebuild.ts';
import { type Store, stores } from '#tests/support/stores.ts';

/** As the version before wrote and read a part: a column for each language. */
const INSERT = (row: number, en: string, id: string) =>
  `INSERT INTO spare_part (row_number, id, code, category, name_en, name_id, description_en, description_id,
    fits, product_name, company, price_idr, price_list_idr, img_urls, is_show_button, is_active)
   VALUES (${row}, 'prt_${row}', 'P-${row}', 'brakes', '${en}', '${id}', 'About', 'Tentang', '[]', 'N3', 'ALVA', 1, 1, '[]', 1, 1)`;

/** The files alone that are not in the journal yet: `migrate` also makes this version's indexes and triggers. */
const applyFiles = async (client: StoreClient, folder: string): Promise<void> => {
  await client.execute(
    'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)',
  );
  const { rows } = await client.execute('SELECT hash FROM __drizzle_migrations');
  const done = new Set(rows.map((row) => row.hash));
  const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ hash }) => !done.has(hash),
  );
  await client.migrate(
    pending.flatMap(({ sql, hash, folderMillis }) => [
      ...sql,
      {
        sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)',
        args: [hash, folderMillis],
      },
    ]),
  );
};

describe.each(stores)('texts keyed by language in place of a column each, on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await applyFiles(store.db.primary, migrationsUpTo('orders_first'));
    await store.db.primary.execute(INSERT(1, 'Brake pad', 'Kampas rem'));
  });
  afterAll(() => store.stop());

  const rowsOf = async (sql: string) => (await store.db.primary.execute(sql)).rows;
  const matching = (word: string) =>
    rowsOf(`SELECT rowid FROM part_words WHERE part_words MATCH '"${word}"*'`);

  it('are made of the columns first, which the version before goes on reading and writing', async () => {
    const folder = migrationsUpTo('shop_texts_by_language');
    expect(await wouldTakeAway(store.db.primary, { folder })).toBe(false);
    await applyFiles(store.db.primary, folder);
    await store.db.primary.execute(INSERT(2, 'Mirror', 'Spion'));
    expect(await rowsOf('SELECT name_en, description_id FROM spare_part')).toMatchObject([
      { name_en: 'Brake pad', description_id: 'Tentang' },
      { name_en: 'Mirror', description_id: 'Tentang' },
    ]);
    const [part] = await rowsOf('SELECT name, description FROM spare_part WHERE row_number = 1');
    expect(JSON.parse(String(part?.name))).toEqual({ en: 'Brake pad', id: 'Kampas rem' });
    expect(JSON.parse(String(part?.description))).toEqual({ en: 'About', id: 'Tentang' });
  });

  it('lose the columns only when it is said that nothing needs them, and are found in every language', async () => {
    expect(await wouldTakeAway(store.db.primary)).toBe(true);
    await migrate(store.db.primary);
    await expect(rowsOf('SELECT name_en FROM spare_part')).rejects.toThrow(/no such column/);
    for (const word of ['brake', 'kampas']) expect(await matching(word)).toHaveLength(1);
    await store.db.primary.execute(
      `UPDATE spare_part SET name = json_set(name, '$.jv', 'Kanvas') WHERE row_number = 1`,
    );
    expect(await matching('kanvas')).toHaveLength(1);
    expect(await matching('brake')).toHaveLength(1);
  });
});
