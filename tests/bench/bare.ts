import { type Handler, Hono } from 'hono';
import { openDatabase } from '#db/client.ts';
import { activeProductBySlug, activeProducts } from '#edge/domains/catalog/product.sql.ts';
import type { Case } from './cases.ts';
import { heldReader } from './held-read.ts';

/** What the BFF answers for each case; the same value is sent here. */
export type BareAnswers = Readonly<Record<Case['key'], unknown>>;

const LIST = ['mainFeatures', 'values'] as const;
const SINGLE = ['mainFeatures', 'sections', 'specifications', 'values'] as const;

/**
 * The ceiling: Hono alone. The same trip to the store, and then a finished value through `c.json`: no
 * shaping, no protocol, no headers, no log.
 */
export const createBare = (url: string, answers: BareAnswers) => {
  const read = heldReader(openDatabase({ url }));
  const slug = 'alva-cervo';
  const list =
    (key: 'list' | 'long'): Handler =>
    async (c) => {
      await read('list', (now) => activeProducts(LIST)({ locale: 'en', now }));
      return c.json(answers[key]);
    };
  return new Hono()
    .post('/list', list('list'))
    .post('/long', list('long'))
    .post('/single', async (c) => {
      await read('single', (now) => activeProductBySlug(SINGLE)({ locale: 'en', now, slug }));
      return c.json(answers.single);
    });
};
