import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertOneChanged } from '#db/assertion.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import {
  type AttemptRow,
  attemptById,
  eventsOf,
  insertAttempt,
  LOCAL_SERVER_KEY,
  orderFigures,
} from '#edge/domains/payments/index.ts';
import { signatureOf } from '#edge/domains/payments/midtrans/signature.ts';
import { startProvider } from '#edge/payments-sandbox/start.ts';
import { createIds } from '#edge/platform/ids.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { loggedLine } from '#tests/support/logged.ts';

type Provider = Awaited<ReturnType<typeof startProvider>>;

const PATH = '/api/payments/notifications';
const ids = createIds(Date.now);

describe('POST /api/payments/notifications', () => {
  let bff: Bff;
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider(
      { ALVA_ENV: 'embedded' },
      {
        serverKey: LOCAL_SERVER_KEY,
        behaviour: { delayMs: 0, pace: 0.000_05 },
        fetch: (input, init) => bff.fetch(new URL(String(input)).pathname, init),
      },
    );
    bff = await startBff({
      MIDTRANS_SNAP_URL: provider.origin,
      MIDTRANS_API_URL: provider.origin,
    });
  });
  afterAll(async () => {
    await provider.stop();
    await bff.stop();
  });

  let orders = 0;
  /** An attempt whose page is at the provider, with a method chosen. */
  const pending = async (method = 'bca_va'): Promise<AttemptRow> => {
    const id = ids('pay');
    const number = ++orders;
    const now = Date.now();
    await bff.db.write([
      ...insertAttempt({
        id,
        now,
        ref: `ord_${number}`,
        purpose: 'BOOKING',
        code: `ORDER${number}`,
        amountIdr: 500_000,
        offered: ['bca_va', 'dana'],
        expiresAt: now + HOUR_MS,
      }),
      assertOneChanged,
    ]);
    const row = await read(id);
    const page = await fetch(`${provider.origin}/snap/v1/transactions`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${LOCAL_SERVER_KEY}:`)}`,
        'content-type': 'application/json',
        'x-override-notification': `${bff.origin}${PATH}`,
      },
      body: JSON.stringify({
        transaction_details: { order_id: row.providerOrderId, gross_amount: 500_000 },
        enabled_payments: row.offered,
      }),
    });
    expect(page.status).toBe(201);
    const t = bookOf(row);
    provider.bank.choose(t, method as 'bca_va');
    await provider.office.idle();
    return read(id);
  };
  const read = async (id: string): Promise<AttemptRow> => {
    const [[row]] = await bff.db.readPrimary([attemptById({ id })]);
    if (row === undefined) throw new Error('no attempt');
    return row;
  };
  const bookOf = (attempt: AttemptRow) => {
    const t = provider.transaction(attempt.providerOrderId);
    if (t === undefined) throw new Error('unknown to the provider');
    return t;
  };
  const answersTo = ({ providerOrderId }: AttemptRow) =>
    provider.office.deliveries
      .filter(({ orderId }) => orderId === providerOrderId)
      .map(({ answer }) => answer);
  const paidIdr = async ({ ref }: AttemptRow) =>
    (await bff.db.readPrimary([orderFigures(ref)]))[0].paidIdr;
  const post = (body: unknown, init: RequestInit = {}) =>
    bff.fetch(PATH, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
  const signed = async (attempt: AttemptRow, fields: object = {}) => {
    const plain = {
      order_id: attempt.providerOrderId,
      transaction_id: 'tx-forged',
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '500000.00',
      payment_type: 'bank_transfer',
      ...fields,
    };
    return { ...plain, signature_key: await signatureOf(plain, LOCAL_SERVER_KEY) };
  };

  describe('works', () => {
    it.each(['bca_va', 'dana'])('for a payment by %s, told and confirmed', async (method) => {
      const attempt = await pending(method);
      expect(attempt).toMatchObject({ state: 'PENDING', method });
      provider.bank.settle(bookOf(attempt));
      await provider.office.idle();
      expect(await read(attempt.id)).toMatchObject({ state: 'SETTLED', paidIdr: 500_000 });
      expect(answersTo(attempt)).toEqual([200, 200]);
      expect(await paidIdr(attempt)).toBe(500_000);
    });

    it('at exactly this address, without a redirect', async () => {
      const answer = await post(await signed({ providerOrderId: 'NOBODY-1' } as AttemptRow));
      expect(answer.status).toBe(404);
      expect(answer.headers.get('location')).toBeNull();
    });
  });

  describe('refuses', () => {
    it.each([
      ['no JSON', 'order_id=1', 400],
      ['a list', [], 400],
      ['half of it', { order_id: '1' }, 400],
      ['an amount that is none', { gross_amount: '1e9' }, 400],
    ])('%s', async (_, body, status) => {
      const whole = await signed({ providerOrderId: 'X-1' } as AttemptRow);
      const sent =
        typeof body === 'object' && 'gross_amount' in body ? { ...whole, ...body } : body;
      expect((await post(sent)).status).toBe(status);
    });

    it('what is too large, announced or not', async () => {
      const body = JSON.stringify({ order_id: 'x'.repeat(40_000) });
      expect((await post(body)).status).toBe(413);
      const stream = new Blob([body]).stream();
      const unannounced = await post('', { body: stream, duplex: 'half' } as RequestInit);
      expect(unannounced.status).toBe(413);
    });

    it('a signature by another key, and one that fits other fields', async () => {
      const attempt = await pending();
      const good = await signed(attempt);
      const other = await signatureOf(good, 'another key');
      expect((await post({ ...good, signature_key: other })).status).toBe(401);
      expect((await post({ ...good, gross_amount: '1.00' })).status).toBe(401);
      expect((await read(attempt.id)).state).toBe('PENDING');
    });

    it('to believe a state the provider does not confirm, though it is signed', async () => {
      const attempt = await pending();
      const answer = await post(await signed(attempt));
      expect(await answer.json()).toEqual({ outcome: 'duplicate' });
      expect((await read(attempt.id)).state).toBe('PENDING');
      expect(await paidIdr(attempt)).toBe(0);
    });

    it('to answer for a provider that does not answer: again later', async () => {
      const attempt = await pending();
      provider.behaviour.requests = 'error';
      provider.bank.settle(bookOf(attempt));
      const waiting = provider.office.idle();
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect((await read(attempt.id)).state).toBe('PENDING');
      provider.behaviour.requests = 'ok';
      await waiting;
      expect(answersTo(attempt).at(-1)).toBe(200);
      expect(answersTo(attempt)).toContain(503);
      expect(await read(attempt.id)).toMatchObject({ state: 'SETTLED' });
    });
  });

  describe('is safe', () => {
    it('to repeat for ever, at once and much later', async () => {
      const attempt = await pending();
      provider.bank.settle(bookOf(attempt));
      for (let i = 0; i < 10; i++) provider.office.notify(bookOf(attempt));
      await provider.office.idle();
      expect(await paidIdr(attempt)).toBe(500_000);
      expect(new Set(answersTo(attempt))).toEqual(new Set([200]));
      const [events] = await bff.db.readPrimary([eventsOf({ attemptId: attempt.id })]);
      expect(events.map(({ outcome }) => outcome)).toEqual(['pend', 'settle']);
    });

    it('when what was said is written down for ever', async () => {
      await expect(bff.db.primary.execute('DELETE FROM payment_event')).rejects.toThrow(
        /immutable/,
      );
      await expect(bff.db.primary.execute("UPDATE payment_event SET outcome = ''")).rejects.toThrow(
        /immutable/,
      );
    });

    it('for the log: nothing of a person, a card or a number to pay to', async () => {
      const attempt = await pending();
      provider.bank.settle(bookOf(attempt));
      await provider.office.idle();
      const { number = '' } = bookOf(attempt);
      expect(number).not.toBe('');
      await loggedLine(bff.logs, PATH);
      const lines = bff.logs.join('\n');
      for (const word of [number, attempt.providerOrderId, 'signature', 'masked_card'])
        expect(lines).not.toContain(word);
    });
  });
});

describe('without a provider', () => {
  it('the address of notifications answers 404', async () => {
    const bff = await startBff();
    const answer = await bff.fetch(PATH, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    await bff.stop();
  });
});
