import { type Handler, Hono } from 'hono';
import { activeProductBySlug, activeProducts } from '#edge/domains/catalog/product.sql.ts';
import type { Case } from './cases.ts';
import { type HeldStore, heldReader } from './held-read.ts';

/** What the BFF answers for each case; the same value is sent here. */
export type BareAnswers = Readonly<Record<Case['key'], unknown>>;

const LIST = ['mainFeatures', 'values'] as const;
const SINGLE = ['mainFeatures', 'sections', 'specifications', 'values'] as const;

const reads = (store: HeldStore): Readonly<Record<Case['key'], () => Promise<unknown>>> => {
  const read = heldReader(store);
  const slug = 'alva-cervo';
  const list = () => read('list', (now) => activeProducts(LIST)({ locale: 'en', now }));
  return {
    list,
    long: list,
    single: () => read('single', (now) => activeProductBySlug(SINGLE)({ locale: 'en', now, slug })),
  };
};

/**
 * The ceiling: Hono alone. The same trips to the store, and then a finished value through `c.json`: no
 * shaping, no protocol, no headers, no log.
 */
export const createBare = (store: HeldStore, answers: BareAnswers) => {
  const read = reads(store);
  const send =
    (key: Case['key']): Handler =>
    async (c) => {
      await read[key]();
      return c.json(answers[key]);
    };
  return new Hono()
    .post('/list', send('list'))
    .post('/long', send('long'))
    .post('/single', send('single'));
};

/**
 * What nothing that asks the store as often can beat: no router, no look at the request, no header but
 * one, and bytes that were made before.
 */
export const createTripAlone = (store: HeldStore, answers: BareAnswers) => {
  const read = reads(store);
  const utf8 = new TextEncoder();
  const bodies = new Map(
    Object.entries(answers).map(([key, answer]) => [key, utf8.encode(JSON.stringify(answer))]),
  );
  const headers = { 'content-type': 'application/json' };
  return async ({ url: asked }: Request): Promise<Response> => {
    const key = asked.slice(asked.lastIndexOf('/') + 1);
    const body = bodies.get(key);
    if (body === undefined) return new Response(null, { status: 404 });
    await read[key as Case['key']]();
    return new Response(body, { headers });
  };
};
