import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderSVG } from 'uqr';
import { localeFrom } from '#edge/contract/locale.ts';
import { isPaymentMethod } from '#edge/contract/payments/methods.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { Bank } from './bank.ts';
import { decimal, fieldsOf, refundedOf } from './fields.ts';
import type { Transaction } from './model.ts';
import type { Store } from './store.ts';

export interface ApiOptions {
  readonly store: Store;
  readonly bank: Bank;
  readonly serverKey: string;
  readonly clock: () => number;
  readonly origin: () => string;
}

const IDEMPOTENCY_MS = 5 * MINUTE_MS;
const LEAST_MS = 5 * MINUTE_MS;
const MOST_MS = 7 * DAY_MS;
const UNITS: Readonly<Record<string, number>> = {
  minute: MINUTE_MS,
  hour: HOUR_MS,
  day: DAY_MS,
};

const REFUNDABLE = ['settlement', 'partial_refund', 'partial_chargeback'];

const message = (code: string, text: string) => ({ status_code: code, status_message: text });

interface Expiry {
  readonly start_time?: unknown;
  readonly duration?: unknown;
  readonly unit?: unknown;
}

/** Epoch ms of the end, or what is wrong with it. */
const endOf = (expiry: Expiry | undefined, now: number): number | string => {
  if (expiry === undefined) return now + DAY_MS;
  const { start_time: start, duration, unit } = expiry;
  const zoned = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) \+0700$/.exec(String(start));
  if (zoned === null) return 'expiry.start_time format is invalid';
  const ms = Number(duration) * (UNITS[String(unit).replace(/s$/, '')] ?? Number.NaN);
  if (!(ms >= LEAST_MS && ms <= MOST_MS)) return 'expiry.duration is invalid';
  return Date.parse(`${zoned[1]}T${zoned[2]}+07:00`) + ms;
};

interface PageBody {
  readonly transaction_details?: { readonly order_id?: unknown; readonly gross_amount?: unknown };
  readonly item_details?: readonly Record<string, unknown>[];
  readonly enabled_payments?: readonly string[];
  readonly callbacks?: { readonly finish?: string };
  readonly expiry?: Expiry;
  readonly language?: string;
}

/** The page that is asked for, or the sentences against it. */
const pageFrom = (
  body: PageBody,
  notifyUrl: string | undefined,
  now: number,
): Transaction | readonly string[] => {
  const { order_id: orderId, gross_amount: amount } = body.transaction_details ?? {};
  const against: string[] = [];
  if (typeof orderId !== 'string' || !/^[\w.~-]{1,50}$/.test(orderId))
    against.push('transaction_details.order_id is not valid');
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1)
    against.push('transaction_details.gross_amount is not a number');
  const items = body.item_details ?? [];
  const sum = items.reduce(
    (total, { price, quantity }) => total + Number(price) * Number(quantity),
    0,
  );
  if (items.length > 0 && sum !== amount)
    against.push('transaction_details.gross_amount is not equal to the sum of item_details');
  if (items.some(({ name }) => String(name).length > 50))
    against.push('item_details.name too long');
  const end = endOf(body.expiry, now);
  if (typeof end === 'string') against.push(end);
  else if (end <= now) against.push('expiry is in the past');
  if (against.length > 0) return against;
  return {
    orderId: orderId as string,
    token: randomUUID(),
    amount: amount as number,
    lines: items.map(({ name, quantity, price }) => ({
      name: String(name),
      quantity: Number(quantity),
      price: Number(price),
    })),
    offered: (body.enabled_payments ?? []).filter(isPaymentMethod),
    finishUrl: body.callbacks?.finish ?? '',
    locale: localeFrom(body.language),
    notifyUrl,
    createdAt: now,
    expiresAt: end as number,
    refunds: [],
  };
};

/** The documented HTTP API: pages, status, cancel, expire, refund. */
export const createApi = ({ store, bank, serverKey, clock, origin }: ApiOptions): Hono => {
  const api = new Hono();
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
  /** Successes by key, over all endpoints, for five minutes. */
  const answered = new Map<
    string,
    { readonly at: number; readonly body: object; readonly status: number }
  >();

  api.get('/v2/qris/:id/qr-code', (c) => {
    const t = store.byName(c.req.param('id'));
    if (t?.number === undefined) return c.notFound();
    return c.body(renderSVG(t.number), 200, { 'content-type': 'image/svg+xml' });
  });

  api.use('*', async (c, next) => {
    if (c.req.header('authorization') !== authorization)
      return c.json(message('401', 'Access denied due to unauthorized transaction'), 401);
    const key = c.req.header('idempotency-key') ?? '';
    const before = answered.get(key);
    if (
      key !== '' &&
      key.length <= 46 &&
      before !== undefined &&
      clock() - before.at < IDEMPOTENCY_MS
    )
      return c.json(before.body, before.status as ContentfulStatusCode);
    await next();
    if (key === '' || key.length > 46 || !c.res.ok) return;
    const body = (await c.res.clone().json()) as { status_code?: string };
    if (!/^[45]/.test(body.status_code ?? ''))
      answered.set(key, { at: clock(), body, status: c.res.status });
  });

  /** The balance at the beginning and the end of a time, as merchants may ask for it. */
  api.get('/v1/balance/mutation', (c) => {
    const { currency, start_time: start = '', end_time: end = '' } = c.req.query();
    const [from, to] = [Date.parse(start), Date.parse(end)];
    if (currency !== 'IDR' || !(from <= to))
      return c.json({ error_messages: ['currency, start_time and end_time must be valid'] }, 400);
    const [opening, closing] = [bank.account.balanceAt(from), bank.account.balanceAt(to)];
    const figures = {
      opening_balance_effective: opening,
      closing_balance_effective: closing,
      opening_balance_pending: 0,
      closing_balance_pending: 0,
      opening_balance_overall: opening,
      closing_balance_overall: closing,
    };
    const wallets = [{ source: 'payin', ...figures }];
    return c.json({ currency, start_time: start, end_time: end, ...figures, wallets });
  });

  api.post('/snap/v1/transactions', async (c) => {
    const page = pageFrom(
      (await c.req.json()) as PageBody,
      c.req.header('x-override-notification'),
      clock(),
    );
    if (!('token' in page)) return c.json({ error_messages: page }, 400);
    const before = store.byName(page.orderId);
    if (before?.status !== undefined || before?.waiting !== undefined)
      return c.json({ error_messages: ['transaction_details.order_id has been taken'] }, 400);
    store.state.transactions = store.state.transactions.filter((each) => each !== before);
    store.state.transactions.push(page);
    store.save();
    return c.json(
      { token: page.token, redirect_url: `${origin()}/snap/v2/vtweb/${page.token}` },
      201,
    );
  });

  api.post('/snap/v1/transactions/:token/cancel', (c) => {
    const t = store.byToken(c.req.param('token'));
    if (t === undefined) return c.json({ error_messages: ['token not found'] }, 404);
    if (t.pageCancelledAt !== undefined)
      return c.json({ error_messages: ['token already canceled'] }, 409);
    const ended = t.status === undefined || ['deny', 'expire', 'cancel'].includes(t.status);
    if (t.waiting !== undefined || !ended)
      return c.json({ error_messages: ['Transaction is on progress'] }, 409);
    t.pageCancelledAt = clock();
    store.save();
    return c.json({ canceled_at: new Date(t.pageCancelledAt).toISOString() });
  });

  const named = (name: string): Transaction | undefined => {
    const t = store.byName(name);
    // One wallet answers to the transaction's id alone.
    return t?.status === undefined || (t.method === 'dana' && name === t.orderId) ? undefined : t;
  };
  const unknown = message('404', "Transaction doesn't exist.");
  const statusFields = (t: Transaction): object => fieldsOf(t, origin(), serverKey);

  api.get('/v2/:name/status', (c) => {
    const t = named(c.req.param('name'));
    return t === undefined ? c.json(unknown, 404) : c.json(statusFields(t));
  });

  for (const how of ['expire', 'cancel'] as const)
    api.post(`/v2/:name/${how}`, (c) => {
      const t = named(c.req.param('name'));
      if (t === undefined) return c.json(unknown, 404);
      if (bank.end(t, how) !== 'ok')
        return c.json(message('412', 'Transaction status cannot be updated.'));
      return c.json({ ...statusFields(t), status_code: how === 'expire' ? '407' : '200' });
    });

  api.post('/v2/:name/refund', async (c) => {
    const t = named(c.req.param('name'));
    if (t === undefined) return c.json(unknown, 404);
    const body = (await c.req.json()) as { refund_key?: string; amount?: number; reason?: string };
    const { refund_key: key = randomUUID(), amount = t.amount, reason = '' } = body;
    const before = t.refunds.find((each) => each.key === key);
    const accepted = (id: number) => ({
      ...message('200', 'Success, refund request is approved'),
      transaction_id: t.transactionId,
      // That wallet's answer carries the transaction's id here.
      order_id: t.method === 'dana' ? t.transactionId : t.orderId,
      payment_type: fieldsOf(t, origin(), serverKey).payment_type,
      transaction_status: t.status,
      gross_amount: decimal(t.amount),
      refund_chargeback_id: id,
      refund_amount: decimal(amount),
      refund_key: key,
    });
    if (before !== undefined)
      return before.amount === amount
        ? c.json(accepted(before.id))
        : c.json(message('406', 'Duplicate refund ID'));
    if (!REFUNDABLE.includes(`${t.status}`))
      return c.json(message('412', 'Merchant cannot modify the status of the transaction'));
    if (amount < 1 || amount > t.amount - refundedOf(t) - (t.chargedBack ?? 0))
      return c.json(message('414', 'Refund request is rejected due to invalid amount'));
    const { refunds, confirmMs } = store.state.behaviour;
    if (refunds === 'insufficient')
      return c.json(
        message('414', 'Refund request is rejected due to merchant insufficient funds.'),
      );
    if (refunds === 'denied')
      return c.json({
        ...statusFields(t),
        ...message('202', 'Refund request is denied by the bank'),
        refund_amount: '0.00',
      });
    bank.refund(t, key, amount, reason);
    setTimeout(() => bank.confirmRefunds(t), confirmMs).unref();
    return c.json(accepted(t.refunds.at(-1)?.id ?? 0));
  });

  return api;
};
