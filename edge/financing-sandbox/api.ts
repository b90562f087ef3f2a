import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { FINANCING_DOCUMENTS } from '#edge/contract/financing/documents.ts';
import type { FinancingBooks } from './books.ts';
import { LOCAL_PROVIDERS, localKey } from './companies.ts';
import { type FinancingDesk, wordOf } from './desk.ts';
import type { Application } from './model.ts';

const rupiah = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty());

const Body = v.object({
  reference: text,
  callback_url: v.pipe(v.string(), v.url()),
  return_url: v.pipe(v.string(), v.url()),
  product: text,
  order_code: text,
  price: rupiah,
  down_payment: rupiah,
  principal: rupiah,
  months: v.pipe(v.number(), v.integer(), v.minValue(1)),
  monthly: rupiah,
  total: rupiah,
  applicant: v.looseObject({ name: text, email: text, phone: text, address: text }),
});

interface ApiOptions {
  readonly store: FinancingBooks;
  readonly desk: FinancingDesk;
  readonly clock: () => number;
  readonly origin: () => string;
}

/** The documented API of every company, each below its own path. */
export const createApi = ({ store, desk, clock, origin }: ApiOptions): Hono => {
  const api = new Hono();
  const { books } = store;

  api.use('/:company/v1/*', async (c, next) => {
    const provider = LOCAL_PROVIDERS.find((each) => each.toLowerCase() === c.req.param('company'));
    if (provider === undefined) return c.json({ message: 'No such company.' }, 404);
    if (c.req.header('authorization') !== `Bearer ${localKey(provider)}`)
      return c.json({ message: 'The key is wrong.' }, 401);
    if (books.behaviour.requests === 'error') return c.json({ message: 'Broken.' }, 500);
    await next();
    if (books.behaviour.requests === 'lost') c.res = new Response('Lost.', { status: 503 });
    return undefined;
  });

  const named = (company: string, reference: string): Application | undefined =>
    store.byReference(company.toUpperCase(), reference);
  const unknown = { message: 'No such application.' };

  api.post('/:company/v1/applications', async (c) => {
    const parsed = v.safeParse(Body, await c.req.json());
    if (!parsed.success)
      return c.json({ message: `${v.getDotPath(parsed.issues[0])} is wrong.` }, 422);
    const body = parsed.output;
    const provider = c.req.param('company').toUpperCase();
    const before = store.byReference(provider, body.reference);
    if (before !== undefined) {
      const isSame =
        before.price === body.price &&
        before.downPayment === body.down_payment &&
        before.months === body.months &&
        before.monthly === body.monthly &&
        before.total === body.total;
      return isSame
        ? c.json(wordOf(before, origin()))
        : c.json({ message: 'The reference is taken.' }, 409);
    }
    if (body.principal !== body.price - body.down_payment)
      return c.json({ message: 'principal is not price less down payment.' }, 422);
    const application: Application = {
      provider,
      reference: body.reference,
      id: randomUUID(),
      callbackUrl: body.callback_url,
      returnUrl: body.return_url,
      product: body.product,
      applicant: body.applicant.name,
      price: body.price,
      downPayment: body.down_payment,
      months: body.months,
      monthly: body.monthly,
      total: body.total,
      papers: [],
      status: 'received',
      at: clock(),
    };
    books.applications.push(application);
    store.save();
    return c.json(wordOf(application, origin()), 201);
  });

  api.put('/:company/v1/applications/:reference/documents/:kind', async (c) => {
    const application = named(c.req.param('company'), c.req.param('reference'));
    if (application === undefined) return c.json(unknown, 404);
    const kind = FINANCING_DOCUMENTS.find((each) => each === c.req.param('kind'));
    const size = (await c.req.arrayBuffer()).byteLength;
    if (kind === undefined || size === 0) return c.json({ message: 'No such paper.' }, 422);
    const paper = { kind, size, type: c.req.header('content-type') ?? '' };
    application.papers = [...application.papers.filter((each) => each.kind !== kind), paper];
    store.save();
    return c.json(wordOf(application, origin()));
  });

  api.post('/:company/v1/applications/:reference/submit', (c) => {
    const application = named(c.req.param('company'), c.req.param('reference'));
    if (application === undefined) return c.json(unknown, 404);
    if (application.papers.length === 0) return c.json({ message: 'Without papers.' }, 422);
    desk.submit(application);
    return c.json(wordOf(application, origin()));
  });

  api.get('/:company/v1/applications/:reference', (c) => {
    const application = named(c.req.param('company'), c.req.param('reference'));
    return application === undefined ? c.json(unknown, 404) : c.json(wordOf(application, origin()));
  });

  api.post('/:company/v1/applications/:reference/down-payment', async (c) => {
    const application = named(c.req.param('company'), c.req.param('reference'));
    if (application === undefined) return c.json(unknown, 404);
    const { amount } = (await c.req.json()) as { amount?: unknown };
    if (application.paidAt === undefined) {
      if (application.status !== 'approved') return c.json({ message: 'Not approved.' }, 409);
      if (amount !== application.downPayment) return c.json({ message: 'amount is wrong.' }, 422);
      application.paidAt = clock();
      store.save();
    }
    return c.json(wordOf(application, origin()));
  });

  api.get('/:company/v1/applications/:reference/contract', (c) => {
    const file = named(c.req.param('company'), c.req.param('reference'))?.file;
    if (file === undefined) return c.json(unknown, 404);
    return c.body(Uint8Array.from(Buffer.from(file, 'base64')), 200, {
      'content-type': 'application/pdf',
    });
  });

  api.post('/:company/v1/applications/:reference/cancel', (c) => {
    const application = named(c.req.param('company'), c.req.param('reference'));
    if (application === undefined) return c.json(unknown, 404);
    if (application.status === 'received' || application.status === 'approved') {
      application.status = 'cancelled';
      application.at = clock();
      store.save();
    }
    return c.json(wordOf(application, origin()));
  });

  return api;
};
