import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { build, query } from '#db/query.ts';
import { sparePart } from '#db/schema/shop.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const part = (rowNumber: number, name: string, isActive: boolean) => ({
  rowNumber,
  id: `prt_${rowNumber}`,
  code: `4510${rowNumber}-ONE-00`,
  category: 'brakes',
  name: { en: name, id: `${name} kampas` },
  description: { en: '', id: '' },
  fits: ['alva-one'],
  productName: 'ALVA ONE',
  company: 'ALVA',
  priceIdr: 1,
  priceListIdr: 1,
  imgUrls: [],
  isShowButton: true,
  isActive,
});

const name = fc
  .array(
    fc.oneof(
      fc.constantFrom('Brake', 'brake', 'disc', 'rem-depan', "O'ring", 'M10×1', 'pad/set', '14″'),
      fc.string({ maxLength: 8 }),
      fc.constantFrom('“seal”', 'a\\b', 'tab\there', '12V', '…', '®alva™', 'x\u000by'),
    ),
    { maxLength: 4 },
  )
  .map((words) => words.join(' '));

describe.each(stores)('the vocabulary of the price list on $kind', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(open);
    await store.db.primary.execute(
      `CREATE VIRTUAL TABLE counted USING fts5vocab(part_words, 'row')`,
    );
  });
  afterAll(() => store.stop());

  const termRows = async () =>
    (await store.db.primary.execute('SELECT term, rows FROM part_term ORDER BY term')).rows.map(
      ({ term, rows }) => `${term} ${rows}`,
    );
  /** What the word index itself counts. */
  const counted = async () =>
    (
      await store.db.primary.execute(
        `SELECT term, doc FROM counted WHERE term NOT GLOB '*[0-9]*' ORDER BY term`,
      )
    ).rows.map(({ term, doc }) => `${term} ${doc}`);

  it('is what the word index holds, whatever parts are added, renamed, withdrawn and removed', async () => {
    const step = fc.record({
      row: fc.integer({ min: 1, max: 6 }),
      name,
      how: fc.constantFrom('put', 'put', 'withdraw', 'remove'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { row, name, how } of steps) {
          const { rowNumber: _, ...values } = part(row, name, how === 'put');
          await store.db.write([
            how === 'remove'
              ? query(build.delete(sparePart).where(eq(sparePart.rowNumber, row)))
              : query(
                  build
                    .insert(sparePart)
                    .values(part(row, name, how === 'put'))
                    .onConflictDoUpdate({ target: sparePart.rowNumber, set: values }),
                ),
          ]);
        }
        expect(await termRows()).toEqual(await counted());
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same count after a migration', async () => {
    await store.db.write([query(build.delete(sparePart))]);
    expect(await termRows()).toEqual([]);
    const rows = [part(1, 'Brake disc', true), part(2, 'Brake pad', true), part(3, 'Horn', false)];
    await store.db.write([query(build.insert(sparePart).values(rows))]);
    const before = await termRows();
    expect(before).toContain('brake 2');
    expect(before.join(' ')).not.toContain('horn');
    await store.db.primary.execute('DELETE FROM part_term');
    const own = readFileSync(
      new URL('../../../db/migrations/0020_shop_terms.sql', import.meta.url),
    );
    const hash = createHash('sha256').update(own).digest('hex');
    const forgotten = await store.db.primary.execute({
      sql: 'DELETE FROM __drizzle_migrations WHERE hash = ?',
      args: [hash],
    });
    expect(forgotten.rowsAffected).toBe(1);
    await store.db.primary.execute('DROP TABLE part_term');
    await migrate(store.db.primary);
    expect(await termRows()).toEqual(before);
  });
});
