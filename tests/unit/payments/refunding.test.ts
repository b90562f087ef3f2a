import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import {
  type AttemptRow,
  moveRefund,
  type RefundRow,
  requestRefund,
} from '#edge/domains/payments/index.ts';
import { browser, type Shop, startShop } from '#tests/support/payments.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('refunds on $kind', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(async () => {
    const remaining = await shop.differences();
    await shop.stop();
    expect(remaining).toEqual([]);
  });
  afterEach(() => {
    shop.provider.behaviour.refunds = 'ok';
    shop.provider.behaviour.requests = 'ok';
  });

  const when = () => ({ now: shop.deps.clock(), ids: shop.deps.ids });
  const paidBy = async (method: string): Promise<AttemptRow> => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    if (method === 'credit_card') await customer.card('4411 1111 1111 1118');
    else {
      await customer.choose(method);
      await customer.pays();
    }
    await shop.provider.office.idle();
    return shop.attempt(attempt.id);
  };
  const approved = async (attempt: AttemptRow, amountIdr = 500_000): Promise<string> => {
    const id = shop.deps.ids('rfd');
    const { ref } = attempt;
    await shop.deps.db.write([
      ...requestRefund(
        {
          id,
          attemptId: attempt.id,
          ref,
          amountIdr,
          reason: 'CANCELLED',
          route: 'PROVIDER',
          requestedBy: 'system',
        },
        when(),
      ),
      ...moveRefund({ id, ref, amountIdr, route: 'PROVIDER' }, 'approve', {}, when()),
    ]);
    return id;
  };
  const refund = async (attempt: AttemptRow): Promise<RefundRow> => {
    const [row] = await shop.refunds(attempt.ref);
    if (row === undefined) throw new Error('no refund');
    return row;
  };
  /** The next minute of the jobs. */
  const later = async (ms = 61_000) => {
    shop.wait(ms);
    await shop.tick();
    await shop.provider.office.idle();
  };
  const bookOf = (attempt: AttemptRow) => shop.provider.transaction(attempt.providerOrderId);

  it('are sent once, and end with the second notice, not with the first', async () => {
    const attempt = await paidBy('gopay');
    await approved(attempt);
    await later();
    expect((await refund(attempt)).state).toBe('SENT');
    expect(bookOf(attempt)?.refunds).toHaveLength(1);
    const book = bookOf(attempt);
    if (book !== undefined) shop.provider.bank.confirmRefunds(book);
    await shop.provider.office.idle();
    expect(await refund(attempt)).toMatchObject({
      state: 'CONFIRMED',
      confirmedAt: expect.any(Number),
    });
    expect(await shop.figures(attempt.ref)).toMatchObject({
      paidIdr: 500_000,
      refundedIdr: 500_000,
      refundableIdr: 0,
    });
    await later();
    expect(bookOf(attempt)?.refunds).toHaveLength(1);
  });

  it('in part leave the rest with the order', async () => {
    const attempt = await paidBy('other_qris');
    await approved(attempt, 200_000);
    await later();
    expect(bookOf(attempt)).toMatchObject({ status: 'partial_refund' });
    expect(await shop.figures(attempt.ref)).toMatchObject({ refundableIdr: 300_000 });
  });

  it('of which the answer got lost are not paid twice', async () => {
    const attempt = await paidBy('gopay');
    await approved(attempt);
    // The question before is answered, the order to pay back is carried out, its answer is lost.
    const book = bookOf(attempt);
    if (book === undefined) throw new Error('no book');
    shop.provider.bank.refund(book, (await refund(attempt)).id, 500_000, 'CANCELLED');
    await later();
    await later(HOUR_MS);
    expect(book.refunds).toHaveLength(1);
    expect((await refund(attempt)).state).toBe('SENT');
  });

  it('whose notices stay away are asked after', async () => {
    const attempt = await paidBy('gopay');
    await approved(attempt);
    await later();
    const book = bookOf(attempt);
    shop.provider.behaviour.silent = true;
    if (book !== undefined) shop.provider.bank.confirmRefunds(book);
    shop.provider.behaviour.silent = false;
    await later(7 * HOUR_MS);
    expect((await refund(attempt)).state).toBe('CONFIRMED');
  });

  it('wait for a balance that is too low, with the same key, and then with the key of the next week', async () => {
    const attempt = await paidBy('dana');
    const id = await approved(attempt);
    shop.provider.behaviour.refunds = 'insufficient';
    await later();
    expect(await refund(attempt)).toMatchObject({ state: 'APPROVED', note: 'INSUFFICIENT' });
    shop.provider.behaviour.refunds = 'ok';
    await later(2 * HOUR_MS);
    expect((await refund(attempt)).state).toBe('SENT');
    expect(bookOf(attempt)?.refunds.map(({ key }) => key)).toEqual([id]);

    const late = await paidBy('dana');
    const second = await approved(late);
    shop.provider.behaviour.refunds = 'insufficient';
    await later();
    shop.provider.behaviour.refunds = 'ok';
    await later(8 * DAY_MS);
    expect(bookOf(late)?.refunds.map(({ key }) => key)).toEqual([`${second}-1`]);
  });

  it('the provider refuses, or no longer makes for the method, go by bank', async () => {
    const attempt = await paidBy('gopay');
    await approved(attempt);
    shop.provider.behaviour.refunds = 'denied';
    await later();
    expect(await refund(attempt)).toMatchObject({
      // The customer is asked for an account, and staff for another approval.
      state: 'REQUESTED',
      route: 'BANK',
      note: 'DENIED_BY_PROVIDER',
    });
    shop.provider.behaviour.refunds = 'ok';
    const old = await paidBy('ovo');
    await approved(old);
    await later(8 * DAY_MS);
    expect(await refund(old)).toMatchObject({ state: 'REQUESTED', route: 'BANK' });
    expect(bookOf(old)?.refunds).toEqual([]);
    const row = await refund(old);
    await shop.deps.db.write([
      ...moveRefund(row, 'approve', {}, when()),
      ...moveRefund(row, 'confirm', { confirmedAt: when().now }, when()),
    ]);
    expect(await shop.figures(old.ref)).toMatchObject({ refundableIdr: 0 });
  });

  it('of a card the bank has not settled void the payment, as a whole only', async () => {
    const attempt = await paidBy('credit_card');
    expect(bookOf(attempt)?.status).toBe('capture');
    await approved(attempt);
    await later();
    expect(bookOf(attempt)?.status).toBe('cancel');
    expect(await refund(attempt)).toMatchObject({ state: 'CONFIRMED' });

    const part = await paidBy('credit_card');
    await approved(part, 100_000);
    await later();
    expect(await refund(part)).toMatchObject({ state: 'APPROVED', note: 'NOT_SETTLED_YET' });
    const book = bookOf(part);
    if (book !== undefined) shop.provider.bank.settle(book);
    await later(2 * HOUR_MS);
    expect(await refund(part)).toMatchObject({ state: 'SENT' });
  });

  it('keep to the hours of the wallet that closes at night', async () => {
    const attempt = await paidBy('shopeepay');
    // The next midnight in Jakarta.
    const now = shop.deps.clock();
    const midnight = Math.ceil((now + 7 * HOUR_MS) / DAY_MS) * DAY_MS - 7 * HOUR_MS;
    shop.wait(midnight - now);
    await approved(attempt);
    await later();
    expect(await refund(attempt)).toMatchObject({ state: 'APPROVED', note: 'CLOSED_AT_NIGHT' });
    await later(5 * HOUR_MS);
    expect((await refund(attempt)).state).toBe('APPROVED');
    await later(1.1 * HOUR_MS);
    expect((await refund(attempt)).state).toBe('SENT');
  });

  it('wait while the provider is away', async () => {
    const attempt = await paidBy('gopay');
    await approved(attempt);
    shop.provider.behaviour.requests = 'error';
    await later();
    expect(await refund(attempt)).toMatchObject({ state: 'APPROVED', note: 'HTTP 500' });
    shop.provider.behaviour.requests = 'ok';
    await later(HOUR_MS);
    expect((await refund(attempt)).state).toBe('SENT');
  });

  it('of which the request itself is lost are found again, and paid once', async () => {
    const attempt = await paidBy('gopay');
    await approved(attempt);
    let questions = 0;
    const { fetch } = shop.deps;
    // The second request of a run is the order to pay back.
    Object.assign(shop.deps, {
      fetch: (async (...args: Parameters<typeof fetch>) => {
        const answer = await fetch(...args);
        if (String(args[0]).endsWith('/refund') && questions++ === 0) throw new Error('lost');
        return answer;
      }) as typeof fetch,
    });
    await later();
    Object.assign(shop.deps, { fetch });
    await later(HOUR_MS);
    expect(questions).toBe(1);
    expect(bookOf(attempt)?.refunds).toHaveLength(1);
    expect((await refund(attempt)).state).toBe('SENT');
  });
});
