import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { deskSearch, QUEUE_FILTERS } from '#edge/contract/orders/desk.ts';
import { MOST_SORTED, searched, searchedPage } from '#edge/domains/orders/desk.sql.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { migrationFolder } from '#tests/support/migrations.ts';
import { type Store, seeded, storesOfPass } from '#tests/support/stores.ts';

const NOW = Date.UTC(2026, 10, 27);
const ORDERS = 200;
/** Of those whose names change, few, so that many changes are of one order. */
const RENAMED = 12;

const word = fc.oneof(
  fc.constantFrom(
    'Ayu',
    'Lestari',
    'Li',
    'ÉMILE',
    'émile',
    'İpek',
    'straße',
    '王芳',
    '🛵🛵',
    'KELVIN',
  ),
  fc.constantFrom("O'Brien", '"Budi"', '50%', 'a_b', 'a\\b', 'AND', 'NEAR(', '*', '^', '-', ' '),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const orderId = fc.nat({ max: RENAMED - 1 }).map((i) => `ord_bench_${i}`);
/** A part of one of the names, in capitals or not, or anything. */
const typed = fc.oneof(
  fc.record({ from: fc.nat({ max: 8 }), length: fc.integer({ min: 1, max: 6 }), as: fc.nat(2) }),
  word,
);
const change = fc.record({ table: fc.constantFrom('contact', 'owner', 'gone'), orderId, name });

describe.each(storesOfPass)('the index of the names of orders on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await seeded(open);
    await fillDesk(store.db, ORDERS, NOW);
  });
  afterAll(() => store.stop());

  const execute = async (sql: string, args: readonly string[] = []) =>
    (await store.db.primary.execute({ sql, args: [...args] })).rows;
  const idsOf = async (search: string): Promise<readonly string[]> => {
    const wanted = searched(deskSearch(search) ?? { code: null, name: search });
    const filter = { placeSlug: null, services: 1, phase: null } as const;
    const states = JSON.stringify(QUEUE_FILTERS.ALL.states);
    const page = { limit: MOST_SORTED, offset: 0 };
    const [{ ids }] = await store.db.read([
      searchedPage({ ...filter, states, ...page, ...wanted, from: null, until: null }),
    ]);
    return ids.toSorted();
  };
  /** What goes through every name. */
  const idsByLike = async (search: string): Promise<readonly string[]> => {
    const wanted = deskSearch(search)?.name ?? search;
    const rows = await execute(
      `SELECT o.id FROM customer_order o LEFT JOIN order_owner w ON w.order_id = o.id
        WHERE o.contact_name LIKE ?1 ESCAPE '\\' OR w.name LIKE ?1 ESCAPE '\\' ORDER BY o.id`,
      [`%${wanted.replace(/[%_\\]/g, '\\$&')}%`.toWellFormed()],
    );
    return rows.map(({ id }) => String(id)).toSorted();
  };
  const write = ({ table, orderId, name }: { table: string; orderId: string; name: string }) => {
    if (table === 'gone') return execute('DELETE FROM order_owner WHERE order_id = ?', [orderId]);
    if (table === 'contact')
      return execute('UPDATE customer_order SET contact_name = ? WHERE id = ?', [name, orderId]);
    return execute(
      `INSERT INTO order_owner (order_id, customer_type, isbuyer, name, email, phone_number, address, province_id,
          city_id, zip_code, updated_at)
        VALUES (?, 'personal', 1, ?, '', '', '', '31', '3174', '12810', 1)
        ON CONFLICT (order_id) DO UPDATE SET name = excluded.name`,
      [orderId, name],
    );
  };

  it('matches what LIKE matches, whatever is typed and however names change', async () => {
    const run = fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.array(typed, { minLength: 1, maxLength: 4 }),
      async (changes, searches) => {
        for (const each of changes) await write(each);
        for (const each of searches) {
          const text =
            typeof each === 'string'
              ? each
              : [...(changes[0]?.name ?? '')].slice(each.from, each.from + each.length).join('');
          const as = typeof each === 'string' ? 0 : each.as;
          const search = [text, text.toUpperCase(), text.toLowerCase()][as] ?? text;
          if (search === '' || search.includes('\0')) continue;
          expect(await idsOf(search), search).toEqual(await idsByLike(search));
        }
      },
    );
    await fc.assert(run, { numRuns: 150 });
  });

  it('matches a name whose letters are fewer than three, and the last letters of one', async () => {
    await write({ table: 'contact', orderId: 'ord_bench_3', name: 'Qo' });
    await write({ table: 'owner', orderId: 'ord_bench_4', name: 'Budi Waqo' });
    expect(await idsOf('qo')).toEqual(['ord_bench_3', 'ord_bench_4']);
    expect(await idsOf('aQo')).toEqual(['ord_bench_4']);
    expect(await idsOf('Qo Budi')).toEqual([]);
  });

  it('matches nothing by what ends a name in it, and breaks by no letter', async () => {
    for (const search of [
      '\u001f',
      '\u001f\u001f',
      'qo\u001f',
      'aqo\u001f',
      '\0',
      'q\0\0',
      '\ud83d',
    ])
      expect(await idsOf(search), JSON.stringify(search)).toEqual([]);
  });

  it('is made anew with a migration, and what changed without its triggers is in it', async () => {
    await execute('DROP TRIGGER search_order_update');
    await write({ table: 'contact', orderId: 'ord_bench_5', name: 'Wayan Sudarma' });
    expect(await idsOf('sudarma')).toEqual([]);
    const folder = migrationFolder('CREATE TABLE later (id TEXT)');
    expect(await migrate(store.db.primary, { folder })).toBe(1);
    expect(await idsOf('sudarma')).toEqual(['ord_bench_5']);
    expect(await idsOf('waqo')).toEqual(['ord_bench_4']);
  });
});
