import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import { giveRefundAccount } from '#edge/domains/orders/refund-account.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { confirmRefund } from '#edge/domains/orders/staff/refunds.ts';
import { settleAttention } from '#edge/domains/orders/staff/settle.ts';
import { type OrderShop, openOrderShop, PRICE } from '#tests/support/order-shop.ts';
import {
  AYU,
  BANK,
  decision,
  moneyOf,
  must,
  SECOND_STAFF,
  STAFF,
} from '#tests/support/paid-order.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const PART = 5_000_000;

describe.each(storesOfPass)('a refund the provider makes by itself, on $kind', ({ open }) => {
  let shop: OrderShop;
  let money: ReturnType<typeof moneyOf>;
  beforeAll(async () => {
    shop = await openOrderShop(open, 40);
    money = moneyOf(shop);
  });
  afterAll(() => shop.stop());
  const cancelled = async (id: string, refund: number) =>
    must(
      await cancelOrder(AYU, { orderId: id, reason: 'NOT_WANTED', bank: BANK, refund }, shop.deps),
    );
  const settle = async (id: string) => {
    const { version } = (await shop.load(id)).order;
    return must(
      await settleAttention(STAFF, { id, note: 'Seen', expectedVersion: version }, shop.deps),
    );
  };
  const dashboard = (id: string, amount?: number) =>
    money.tell(id, (t) => shop.bank.refundByDashboard(t, amount));
  const confirmed = (id: string) => money.tell(id, (t) => shop.bank.confirmRefunds(t));
  /** The provider answers a refund with a code of its own, and makes none. */
  const answering = (body: object) => {
    const { fetch } = shop.deps;
    Object.assign(shop.deps, {
      fetch: (async (...args: Parameters<typeof fetch>) =>
        String(args[0]).endsWith('/refund') ? Response.json(body) : fetch(...args)) as typeof fetch,
    });
    return () => Object.assign(shop.deps, { fetch });
  };

  it('is booked once, however often it is told, and a person is told of it', async () => {
    const id = await money.bought();
    await dashboard(id, PART);
    expect(await money.refunds(id)).toEqual([['SENT', 'PROVIDER', PART]]);
    expect((await shop.load(id)).figures).toMatchObject({ refundableIdr: PRICE - PART });
    await confirmed(id);
    shop.bank.confirmRefunds(await money.transaction(id));
    await shop.deliverAll();
    expect(await money.refunds(id)).toEqual([['CONFIRMED', 'PROVIDER', PART]]);
    expect(await money.attentions(id)).toEqual(['REFUND_BY_PROVIDER']);
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(false);
    expect(await money.rules(id)).toEqual(['an order that went on is paid']);
    await settle(id);
    expect(await money.attentions(id)).toEqual([]);
    expect(await money.rules(id)).toEqual([]);
  });

  it('leaves the rest to what the customer is given when they cancel', async () => {
    const id = await money.bought();
    await dashboard(id, PART);
    await cancelled(id, PRICE - PART);
    must(await money.approve(id));
    await money.pass(1);
    await shop.deliverAll();
    await confirmed(id);
    expect(await money.refunds(id)).toEqual([
      ['CONFIRMED', 'PROVIDER', PART],
      ['CONFIRMED', 'PROVIDER', PRICE - PART],
    ]);
    expect(await money.rules(id)).toEqual([]);
  });

  it('of which the notice was lost takes the place of the same part of ours', async () => {
    const id = await money.bought();
    shop.bank.refundByDashboard(await money.transaction(id), PART);
    shop.letters.length = 0;
    await cancelled(id, PRICE);
    must(await money.approve(id));
    await money.pass(1);
    expect(await money.refunds(id)).toEqual([
      ['SENT', 'PROVIDER', PART],
      ['REQUESTED', 'PROVIDER', PRICE - PART],
      ['FAILED', 'PROVIDER', PRICE],
    ]);
    must(await money.approve(id));
    await money.pass(1);
    await confirmed(id);
    const back = (await money.transaction(id)).refunds.map(({ amount }) => amount);
    expect(back).toEqual([PART, PRICE - PART]);
    expect(await money.balances(`order:${id}`, `refund_payable:${id}`)).toEqual([0, 0]);
    expect(await money.rules(id)).toEqual([]);
  });

  it('of everything ends ours, which would wait for ever', async () => {
    const id = await money.bought();
    shop.bank.refundByDashboard(await money.transaction(id));
    shop.letters.length = 0;
    await cancelled(id, PRICE);
    must(await money.approve(id));
    await money.pass(1);
    await confirmed(id);
    expect(await money.refunds(id)).toEqual([
      ['CONFIRMED', 'PROVIDER', PRICE],
      ['FAILED', 'PROVIDER', PRICE],
    ]);
    expect(await money.attentions(id)).toEqual(['REFUND_BY_PROVIDER']);
    expect(await money.rules(id)).toEqual([]);
  });

  it.each([
    ['an amount it will not take', { status_code: '414', status_message: 'invalid amount' }],
    ['something nobody knows', { status_code: '418', status_message: 'teapot' }],
  ])('is never replaced by a bank transfer on %s: a person decides', async (_, body) => {
    const id = await money.bought();
    await cancelled(id, PRICE);
    must(await money.approve(id));
    const restore = answering(body);
    await money.pass(1);
    restore();
    expect(await money.refunds(id)).toEqual([['APPROVED', 'PROVIDER', PRICE]]);
    expect(await money.attentions(id)).toEqual(['REFUND_STUCK']);
    await settle(id);
    // Sent again, it is done already.
    await settle(id);
    expect(await money.attentions(id)).toEqual([]);
    expect(await money.refunds(id)).toEqual([['REQUESTED', 'BANK', PRICE]]);
  });

  const rerouted = async (): Promise<string> => {
    const id = await money.bought();
    await cancelled(id, PRICE);
    must(await money.approve(id));
    const restore = answering({ status_code: '202', status_message: 'denied by the bank' });
    await money.pass(1);
    restore();
    expect(await money.refunds(id)).toEqual([['REQUESTED', 'BANK', PRICE]]);
    must(await giveRefundAccount(AYU, { orderId: id, bank: BANK }, shop.deps));
    return id;
  };
  const makeAfterAll = async (id: string): Promise<void> => {
    const [refund] = (await shop.load(id)).refunds;
    shop.bank.refund(await money.transaction(id), refund?.id ?? '', PRICE, 'after all');
    shop.letters.length = 0;
  };

  it('after it had said no is noticed before staff transfer the money', async () => {
    const id = await rerouted();
    await makeAfterAll(id);
    const { fetch } = shop.deps;
    Object.assign(shop.deps, { fetch: async () => new Response(null, { status: 503 }) });
    expect(await money.approve(id)).toMatchObject({ error: { reason: 'provider-away' } });
    Object.assign(shop.deps, { fetch });
    // Approved by whoever has not heard of it: the provider is asked first.
    await money.approve(id);
    expect(await money.refunds(id)).toEqual([['SENT', 'PROVIDER', PRICE]]);
    await confirmed(id);
    expect(await money.refunds(id)).toEqual([['CONFIRMED', 'PROVIDER', PRICE]]);
    expect(await money.balances('bank')).toEqual([0]);
    expect(await money.rules(id)).toEqual([]);
  });

  it('after staff had approved a transfer is found by the job, and they are told', async () => {
    const id = await rerouted();
    must(await money.approve(id));
    await makeAfterAll(id);
    await money.pass(1, 7 * HOUR_MS);
    expect(await money.refunds(id)).toEqual([['SENT', 'PROVIDER', PRICE]]);
    expect(await money.attentions(id)).toEqual(['REFUND_BY_PROVIDER']);
  });

  it('after staff had transferred the money is a loss, and is reported', async () => {
    const id = await rerouted();
    must(await money.approve(id));
    const [refund] = (await shop.load(id)).refunds;
    must(
      await confirmRefund(
        SECOND_STAFF,
        { ...decision(refund?.id ?? ''), reference: 'BCA 1' },
        shop.deps,
      ),
    );
    const [before = 0] = await money.balances('losses');
    await makeAfterAll(id);
    await confirmed(id);
    expect(await money.refunds(id)).toEqual([
      ['CONFIRMED', 'BANK', PRICE],
      ['CONFIRMED', 'PROVIDER', PRICE],
    ]);
    expect(await money.balances('losses')).toEqual([before - PRICE]);
    expect(await money.attentions(id)).toEqual(['REFUND_BY_PROVIDER']);
    expect(await money.rules(id)).toEqual([
      'refunds and chargebacks of an attempt are no more than what was paid',
    ]);
  });
});
