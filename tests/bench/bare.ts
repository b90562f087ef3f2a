import { Hono } from 'hono';
import { type Database, openDatabase } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import { activeProductBySlug, activeProducts } from '#edge/domains/catalog/product.sql.ts';

interface Answers {
  /** What the BFF answers for each case; the same bytes are sent here. */
  readonly list: unknown;
  readonly single: unknown;
}

const run = (db: Database, query: Query<unknown>): Promise<unknown[]> => db.read([query]);

/**
 * The ceiling: Hono alone. The same SQL in one trip, its rows mapped, and then a finished value through
 * `c.json`: no shaping, no protocol, no headers, no log.
 */
export const createBare = (url: string, answers: Answers) => {
  const db = openDatabase({ url });
  return new Hono()
    .post('/list', async (c) => {
      const parts = ['mainFeatures', 'values'] as const;
      await run(db, activeProducts(parts)({ locale: 'en', now: Date.now() }));
      return c.json(answers.list);
    })
    .post('/single', async (c) => {
      const parts = ['mainFeatures', 'sections', 'specifications', 'values'] as const;
      const values = { locale: 'en', now: Date.now(), slug: 'alva-cervo' };
      await run(db, activeProductBySlug(parts)(values));
      return c.json(answers.single);
    });
};
