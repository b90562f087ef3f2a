import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { startProvider } from '#edge/payments-sandbox/start.ts';

type Provider = Awaited<ReturnType<typeof startProvider>>;

const AUTHORIZATION = `Basic ${btoa(`${LOCAL_SERVER_KEY}:`)}`;
const start = (more: object = {}) =>
  startProvider(
    { ALVA_ENV: 'embedded' },
    { serverKey: LOCAL_SERVER_KEY, behaviour: { delayMs: 0, pace: 0 }, ...more },
  );

const bodyFor = (orderId: string, more: object = {}) => ({
  transaction_details: { order_id: orderId, gross_amount: 500_000 },
  enabled_payments: ['credit_card', 'bca_va', 'other_qris', 'gopay', 'dana'],
  ...more,
});

const ask = async (provider: Provider, path: string, body?: object, headers = {}) => {
  const answer = await fetch(`${provider.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: AUTHORIZATION, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const pageOf = async (provider: Provider, orderId: string, headers = {}): Promise<string> => {
  const { body } = await ask(provider, '/snap/v1/transactions', bodyFor(orderId), headers);
  return String(body.redirect_url);
};
const transactionOf = (provider: Provider, orderId: string) => {
  const t = provider.transaction(orderId);
  if (t === undefined) throw new Error(`no ${orderId}`);
  return t;
};

describe('the local payment provider', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await start();
  });
  afterAll(() => provider.stop());

  it('starts for embedded instances only', async () => {
    await expect(startProvider({}, { serverKey: 'k' })).rejects.toThrow(/embedded/);
  });

  it('answers to loopback names and to its server key only', async () => {
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const { port } = new URL(provider.origin);
        get({ port, host: '127.0.0.1', path: '/control', headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await statusFor('evil.test')).toBe(403);
    expect(await statusFor('localhost:1')).toBe(200);
    const answer = await ask(provider, '/v2/A-1/status', undefined, {
      authorization: 'Basic eA==',
    });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['lines that do not add up', { item_details: [{ name: 'a', price: 1, quantity: 1 }] }],
    [
      'a start without a zone',
      { expiry: { start_time: '2026-11-20 10:00:00', duration: 1, unit: 'day' } },
    ],
    [
      'a start in UTC',
      { expiry: { start_time: '2026-11-20 10:00:00 +0000', duration: 1, unit: 'day' } },
    ],
    [
      'a window of four minutes',
      { expiry: { start_time: '2099-11-20 10:00:00 +0700', duration: 4, unit: 'minute' } },
    ],
    [
      'an order id it has no letters for',
      { transaction_details: { order_id: 'a b', gross_amount: 1 } },
    ],
    ['an amount with cents', { transaction_details: { order_id: 'a', gross_amount: 1.5 } }],
  ])('refuses a page for %s', async (_, more) => {
    const answer = await ask(provider, '/snap/v1/transactions', bodyFor('BAD-1', more));
    expect(answer.status).toBe(400);
    expect(answer.body.error_messages).not.toEqual([]);
  });

  it('knows a transaction from the choice of a method on', async () => {
    await pageOf(provider, 'CHOICE-1');
    expect((await ask(provider, '/v2/CHOICE-1/status')).status).toBe(404);
    const t = transactionOf(provider, 'CHOICE-1');
    provider.bank.choose(t, 'bca_va');
    expect((await ask(provider, '/v2/CHOICE-1/status')).body).toMatchObject({
      transaction_status: 'pending',
      status_code: '201',
      gross_amount: '500000.00',
      va_numbers: [{ bank: 'bca', va_number: expect.any(String) }],
    });
    expect((await ask(provider, `/v2/${t.transactionId}/status`)).status).toBe(200);
    provider.bank.choose(t, 'dana');
    expect((await ask(provider, '/v2/CHOICE-1/status')).status).toBe(404);
    expect((await ask(provider, `/v2/${t.transactionId}/status`)).status).toBe(200);
  });

  it('gives the same page to the same idempotency key, and no page to an order that is in use', async () => {
    const key = { 'idempotency-key': 'page-1' };
    const first = await pageOf(provider, 'KEY-1', key);
    expect(await pageOf(provider, 'KEY-1', key)).toBe(first);
    expect(await pageOf(provider, 'KEY-1')).not.toBe(first);
    provider.bank.choose(transactionOf(provider, 'KEY-1'), 'bca_va');
    const again = await ask(provider, '/snap/v1/transactions', bodyFor('KEY-1'));
    expect(again.status).toBe(400);
  });

  it('takes no second payment for an order that was paid, also when the bank took it back', async () => {
    await pageOf(provider, 'PAID-1');
    const t = transactionOf(provider, 'PAID-1');
    expect(provider.bank.choose(t, 'bca_va')).toBe('ok');
    expect(provider.bank.settle(t)).toBe('ok');
    expect(provider.bank.deny(t)).toBe('ok');
    expect(provider.bank.choose(t, 'other_qris')).toBe('refused');
    expect(provider.bank.card(t, '4411111111111118')).toBe('refused');
    expect(t.status).toBe('deny');
  });

  it('shows its pages in two languages, as a form the browser lets through', async () => {
    const url = await pageOf(provider, 'PAGE-1');
    const indonesian = await fetch(url);
    expect(await indonesian.text()).toContain('Pilih cara bayar');
    expect(await (await fetch(`${url}?lang=en`)).text()).toContain('Choose how to pay');
    // With `no-referrer` browsers send `Origin: null`, and the form would be refused.
    expect(indonesian.headers.get('referrer-policy')).toBe('same-origin');
    const post = (origin: string) =>
      fetch(`${url}/choose`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ method: 'bca_va' }),
      });
    expect((await post('https://evil.test')).status).toBe(403);
    expect((await post('null')).status).toBe(403);
    expect(await (await post(provider.origin)).text()).toContain('BCA Virtual Account');
  });

  it('shows every page under a policy that runs no script but its own and lets nobody frame it', async () => {
    for (const url of [await pageOf(provider, 'POLICY-1'), `${provider.origin}/control`]) {
      const { headers } = await fetch(url);
      const policy = headers.get('content-security-policy')?.split('; ') ?? [];
      expect(policy, url).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers.get('x-content-type-options'), url).toBe('nosniff');
      expect(headers.get('cache-control'), url).toBe('no-store');
    }
  });

  it('writes what comes from the store as text', async () => {
    const lines = [{ name: '<script>alert(1)</script>', price: 500_000, quantity: 1 }];
    const { body } = await ask(
      provider,
      '/snap/v1/transactions',
      bodyFor('XSS-1', { item_details: lines }),
    );
    const html = await (await fetch(String(body.redirect_url))).text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
  });

  it('the control page decides what the provider does', async () => {
    await pageOf(provider, 'CONTROL-1');
    provider.bank.choose(transactionOf(provider, 'CONTROL-1'), 'bca_va');
    const settle = await ask(provider, '/control/CONTROL-1/settle', {});
    expect(settle.body).toEqual({ outcome: 'ok', status: 'settlement' });
    const change = await ask(provider, '/control/behaviour', { copies: 2, requests: 'error' });
    expect(change.body).toMatchObject({ copies: 2, requests: 'error' });
    expect((await ask(provider, '/v2/CONTROL-1/status')).status).toBe(500);
    await ask(provider, '/control/behaviour', { copies: 1, requests: 'ok' });
    expect((await ask(provider, '/control/behaviour', { copies: 99 })).status).toBe(400);
    expect(
      (
        await ask(provider, '/control/behaviour', {}, { origin: 'https://evil.test' }).catch(
          () => ({ status: 403 }),
        )
      ).status,
    ).toBe(403);
    const text = await (await fetch(`${provider.origin}/control?lang=id`)).text();
    expect(text).toContain('CONTROL-1');
    expect(text).toContain('Lunasi sekarang');
  });

  it('pays back and takes back from its control page, never more than was paid', async () => {
    await pageOf(provider, 'CONTROL-2');
    provider.bank.choose(transactionOf(provider, 'CONTROL-2'), 'gopay');
    const act = async (action: string) =>
      (await ask(provider, `/control/CONTROL-2/${action}`, {})).body;
    expect(await act('refund')).toEqual({ outcome: 'refused', status: 'pending' });
    await act('settle');
    expect(await act('refund-half')).toEqual({ outcome: 'ok', status: 'partial_refund' });
    expect(await act('settle')).toEqual({ outcome: 'refused', status: 'partial_refund' });
    expect(await act('chargeback-half')).toEqual({ outcome: 'ok', status: 'partial_chargeback' });
    expect(await act('chargeback-half')).toMatchObject({ outcome: 'refused' });
    expect(await act('refund')).toMatchObject({ outcome: 'refused' });
    const { body } = await ask(provider, '/v2/CONTROL-2/status');
    expect(body).toMatchObject({
      transaction_status: 'partial_chargeback',
      refunds: [{ refund_key: expect.stringContaining('dashboard-') }],
    });
    const { amount } = transactionOf(provider, 'CONTROL-2');
    expect(Number(body.refund_amount)).toBe(2 * Math.floor(amount / 2));
  });

  it('settles a card that was charged on its page by itself', async () => {
    const { settleMs } = provider.behaviour;
    provider.behaviour.settleMs = 0;
    await pageOf(provider, 'CARD-1');
    const t = transactionOf(provider, 'CARD-1');
    await fetch(`${provider.origin}/snap/v2/vtweb/${t.token}/card`, {
      method: 'POST',
      headers: { origin: provider.origin },
      body: new URLSearchParams({ number: '4411111111111118', expiry: '12/30', cvv: '123' }),
    });
    await expect.poll(() => t.status).toBe('settlement');
    provider.behaviour.settleMs = settleMs;
  });

  it.each([
    [200, 1],
    [500, 2],
    [404, 3],
    [503, 5],
    [401, 6],
    [302, 1],
  ])('sends a notification by the answer: %i, %i times', async (status, times) => {
    let deliveries = 0;
    const other = await start({
      fetch: async () => {
        deliveries++;
        return new Response(null, { status });
      },
    });
    await pageOf(other, 'RETRY-1', { 'x-override-notification': 'http://shop.test/' });
    other.bank.choose(transactionOf(other, 'RETRY-1'), 'bca_va');
    await other.office.idle();
    await other.stop();
    expect(deliveries).toBe(Math.min(times, 6));
  });

  it('comes back after a restart with its books, its address and the letters under way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alva-payments-'));
    const file = join(folder, 'payments.json');
    const notifications: unknown[] = [];
    const options = {
      file,
      fetch: async (_: unknown, init: RequestInit) => {
        notifications.push(JSON.parse(String(init.body)));
        return new Response(null);
      },
    };
    const first = await start({ ...options, behaviour: { delayMs: 60_000 } });
    const page = await pageOf(first, 'RESTART-1', {
      'x-override-notification': 'http://shop.test/',
    });
    first.bank.choose(transactionOf(first, 'RESTART-1'), 'bca_va');
    await first.stop();
    expect(notifications).toEqual([]);
    const second = await start({ ...options, clock: () => Date.now() + 120_000 });
    expect(second.origin).toBe(first.origin);
    expect((await fetch(page)).status).toBe(200);
    await second.office.idle();
    expect(notifications).toMatchObject([{ order_id: 'RESTART-1', transaction_status: 'pending' }]);
    await second.stop();
    rmSync(folder, { recursive: true });
  });
});
