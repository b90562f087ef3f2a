import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { call } from '#edge/domains/payments/midtrans/call.ts';
import { midtransConfig } from '#edge/domains/payments/midtrans/config.ts';
import { pageBody } from '#edge/domains/payments/midtrans/page.ts';
import { isSigned, signatureOf } from '#edge/domains/payments/midtrans/signature.ts';
import { eventOf, instructionsOf, methodOf } from '#edge/domains/payments/midtrans/status.ts';
import { timeOf } from '#edge/domains/payments/midtrans/time.ts';
import { refundKeyAt } from '#edge/domains/payments/send-refund.ts';
import { parseEnv } from '#edge/env.ts';
import { retriesFor } from '#edge/payments-sandbox/post-office.ts';

const LIVE = {
  MIDTRANS_SNAP_URL: 'https://app.midtrans.com',
  MIDTRANS_API_URL: 'https://api.midtrans.com',
  MIDTRANS_SERVER_KEY: 'key',
};
const config = (source: Record<string, string>) =>
  midtransConfig(parseEnv({ DATABASE_URL: 'file:x', ...source }));

describe('the configuration of payments', () => {
  it('is one adapter with two addresses', () => {
    expect(config({ ...LIVE, MIDTRANS_SNAP_URL: 'https://app.midtrans.com/' })).toEqual({
      serverKey: 'key',
      signatureKey: 'key',
      snapUrl: 'https://app.midtrans.com',
      apiUrl: 'https://api.midtrans.com',
    });
    expect(config({ ...LIVE, MIDTRANS_SIGNATURE_KEY: 'other' })?.signatureKey).toBe('other');
    expect(config({})).toBeUndefined();
  });

  it.each([
    'http://127.0.0.1:3002',
    'https://localhost',
    'https://10.0.0.1',
    'http://app.midtrans.com',
  ])('in production refuses %s', (address) => {
    expect(() => config({ ...LIVE, MIDTRANS_API_URL: address })).toThrow(/public https/);
    expect(config({ ...LIVE, MIDTRANS_API_URL: address, ALVA_ENV: 'embedded' })).toBeDefined();
  });

  it.each(Object.keys(LIVE))('is refused without %s', (name) => {
    const { [name as keyof typeof LIVE]: _, ...rest } = LIVE;
    expect(() => config(rest)).toThrow(/go together/);
  });
});

describe('a signature', () => {
  const signed = { order_id: '1111', status_code: '200', gross_amount: '100000.00' };
  const KEY = 'askvnoibnosifnboseofinbofinfgbiufglnbfg';
  const SIGNATURE =
    'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231';

  it('is that of the documentation', async () => {
    expect(await signatureOf(signed, KEY)).toBe(SIGNATURE);
    expect(await isSigned({ ...signed, signature_key: SIGNATURE }, KEY)).toBe(true);
    expect(await isSigned({ ...signed, signature_key: SIGNATURE.toUpperCase() }, KEY)).toBe(true);
  });

  it.each([
    ['another amount', { gross_amount: '100000.01' }],
    ['another status', { status_code: '201' }],
    ['another order', { order_id: '1112' }],
    ['a shorter one', { signature_key: SIGNATURE.slice(1) }],
  ])('does not fit %s', async (_, change) => {
    expect(await isSigned({ ...signed, signature_key: SIGNATURE, ...change }, KEY)).toBe(false);
  });
});

const transaction = (fields: object) => ({
  order_id: 'A-1',
  transaction_id: 'tx',
  transaction_status: 'settlement',
  status_code: '200',
  gross_amount: '500000.00',
  payment_type: 'qris',
  ...fields,
});

describe('a transaction', () => {
  it.each([
    [{ transaction_status: 'pending', status_code: '201' }, 'pend'],
    [{ transaction_status: 'settlement', fraud_status: 'accept' }, 'settle'],
    [{ transaction_status: 'settlement' }, 'settle'],
    [{ transaction_status: 'settlement', status_code: '201' }, undefined],
    [{ transaction_status: 'capture', fraud_status: 'accept' }, 'settle'],
    [{ transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' }, 'review'],
    [{ transaction_status: 'capture', fraud_status: 'deny' }, 'deny'],
    [{ transaction_status: 'deny', status_code: '202' }, 'deny'],
    [{ transaction_status: 'failure' }, 'deny'],
    [{ transaction_status: 'cancel' }, 'cancel'],
    [{ transaction_status: 'expire', status_code: '407' }, 'expire'],
    [{ transaction_status: 'refund' }, 'settle'],
    [{ transaction_status: 'partial_refund' }, 'settle'],
    [{ transaction_status: 'chargeback' }, 'chargeBack'],
    [{ transaction_status: 'something new' }, undefined],
  ])('%j comes to %s', (fields, event) => {
    expect(eventOf(transaction(fields))).toBe(event);
  });

  it.each([
    [{ payment_type: 'bank_transfer', va_numbers: [{ bank: 'bca', va_number: '1' }] }, 'bca_va'],
    [{ payment_type: 'bank_transfer', permata_va_number: '1' }, 'permata_va'],
    [{ payment_type: 'echannel' }, 'echannel'],
    [{ payment_type: 'qris' }, 'other_qris'],
    [{ payment_type: 'cstore', store: 'indomaret' }, 'indomaret'],
    [{ payment_type: 'dana' }, 'dana'],
  ])('%j was paid by %s', (fields, method) => {
    expect(methodOf(transaction(fields))).toBe(method);
  });

  it('says how to pay, and until when, in the one zone the provider knows', () => {
    expect(
      instructionsOf(
        transaction({
          va_numbers: [{ bank: 'bca', va_number: '123' }],
          expiry_time: '2026-11-20 10:00:00',
        }),
      ),
    ).toEqual({ vaNumber: '123', expiresAt: String(Date.parse('2026-11-20T03:00:00Z')) });
    expect(instructionsOf(transaction({}))).toBeNull();
    expect(timeOf('2026-13-41 10:00:00')).toBeUndefined();
    expect(timeOf('tomorrow')).toBeUndefined();
  });
});

describe('the request for a page', () => {
  const createdAt = Date.parse('2026-11-20T16:30:30Z');
  const attempt = {
    providerOrderId: 'ABCDEFGHJK-1',
    amountIdr: 450_000,
    offered: ['bca_va'],
    createdAt,
    expiresAt: createdAt + 24 * HOUR_MS,
  };
  const request = {
    lines: [
      { id: 'fee', name: `Booking fee | ${'x'.repeat(60)}`, quantity: 1, priceIdr: 500_000 },
      { id: 'coupon', name: 'Coupon', quantity: 1, priceIdr: -50_000 },
    ],
    payer: { firstName: 'Budi' },
    locale: 'id' as const,
    returnUrl: 'https://alva.test/id/account/purchase/ord_1',
  };

  it('adds up, begins at a time with a zone, and keeps to the limits', () => {
    const body = pageBody(attempt, request);
    expect(body).toMatchObject({
      transaction_details: { order_id: 'ABCDEFGHJK-1', gross_amount: 450_000 },
      enabled_payments: ['bca_va'],
      credit_card: { secure: true },
      expiry: { start_time: '2026-11-20 23:30:30 +0700', duration: 1440, unit: 'minute' },
      callbacks: { finish: request.returnUrl },
    });
    const names = (body.item_details as { name: string }[]).map(({ name }) => name);
    expect(names.every((name) => name.length <= 50 && !name.includes('|'))).toBe(true);
  });

  it('asks the provider to remember no card and no account of the payer', () => {
    const body = pageBody(attempt, request);
    expect(Object.keys(body).sort()).toEqual([
      'callbacks',
      'credit_card',
      'customer_details',
      'enabled_payments',
      'expiry',
      'item_details',
      'language',
      'transaction_details',
    ]);
    expect(body.credit_card).toEqual({ secure: true });
  });

  it('asks for five minutes at least, and ends when the window does', () => {
    const short = pageBody({ ...attempt, expiresAt: createdAt + 60_000 }, request);
    expect(short.expiry).toEqual({
      start_time: '2026-11-20 23:26:30 +0700',
      duration: 5,
      unit: 'minute',
    });
  });

  it('is not made of lines that are not the amount', () => {
    expect(() => pageBody({ ...attempt, amountIdr: 1 }, request)).toThrow(/lines/);
  });
});

describe('a question to the provider', () => {
  const provider = (answer: () => Promise<Response>) => ({
    config: { serverKey: 'k', signatureKey: 'k', snapUrl: 'https://a', apiUrl: 'https://b' },
    fetch: answer as typeof fetch,
  });
  const ask = (answer: () => Promise<Response>) =>
    call(provider(answer), { base: 'apiUrl', path: '/v2/A-1/status', method: 'GET' });

  it.each([
    ['nobody there', async () => Promise.reject(new TypeError('fetch failed')), true],
    ['HTTP 503', async () => new Response('', { status: 503 }), true],
    ['HTTP 429', async () => new Response('', { status: 429 }), true],
    ['the same request under way', async () => Response.json({}, { status: 202 }), true],
    ['a body of status 500', async () => Response.json({ status_code: '500' }), true],
    ['HTML', async () => new Response('<html>'), true],
    ['a refused key', async () => Response.json({}, { status: 401 }), false],
    ['a list', async () => Response.json([]), false],
    ['too much', async () => new Response('x'.repeat(300_000)), false],
  ])('%s is a fault as data', async (_, answer, retriable) => {
    expect(await ask(answer)).toMatchObject({ ok: false, error: { retriable } });
  });

  it('takes the status of the body before that of HTTP', async () => {
    const answer = async () => Response.json({ status_code: '412', transaction_status: 'expire' });
    expect(await ask(answer)).toMatchObject({ ok: true, value: { code: 412 } });
    const denied = async () =>
      Response.json({ status_code: '202', transaction_status: 'settlement' }, { status: 202 });
    expect(await ask(denied)).toMatchObject({ ok: true, value: { code: 202 } });
  });
});

describe('retries', () => {
  it.each([
    [200, 0],
    [302, 0],
    [500, 1],
    [400, 2],
    [404, 2],
    [503, 4],
    [401, 5],
    [308, 5],
    [0, 5],
  ])('follow the answer: %i, %i times', (status, times) => {
    expect(retriesFor(status)).toBe(times);
  });

  it('of a refund keep its key for a week', () => {
    const refund = { id: 'rfd_1', createdAt: 0 } as Parameters<typeof refundKeyAt>[0];
    const WEEK = 7 * DAY_MS;
    expect(refundKeyAt(refund, WEEK - 1)).toBe('rfd_1');
    expect(refundKeyAt(refund, WEEK)).toBe('rfd_1-1');
  });
});
