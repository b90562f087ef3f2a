import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { cancellationOf, cancelOrder, withdrawOrder } from '#edge/domains/orders/cancel.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import { processOrder, shipOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { approveRefund, confirmRefund } from '#edge/domains/orders/staff/refunds.ts';
import { settleAttention } from '#edge/domains/orders/staff/settle.ts';
import {
  booking,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
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

const SHORT = { error: { code: 'ORDER_PAYMENT_STATE', reason: 'taken-back' } };

describe.each(storesOfPass)(
  'a payment that the customer’s bank takes back, on $kind',
  ({ open }) => {
    let shop: OrderShop;
    let money: ReturnType<typeof moneyOf>;
    beforeAll(async () => {
      shop = await openOrderShop(open, 40);
      money = moneyOf(shop);
    });
    afterAll(() => shop.stop());
    const cancelled = async (id: string) =>
      must(
        await cancelOrder(
          AYU,
          { orderId: id, reason: 'NOT_WANTED', bank: BANK, refund: PRICE },
          shop.deps,
        ),
      );
    const settle = async (id: string) => {
      const { version } = (await shop.load(id)).order;
      return settleAttention(STAFF, { id, note: 'Seen', expectedVersion: version }, shop.deps);
    };

    it('leaves the order, is nobody’s loss, and holds the motorcycle back', async () => {
      const id = await money.bought();
      await money.tell(id, (t) => shop.bank.chargeBack(t));
      const { figures, attempts } = await shop.load(id);
      expect(figures).toMatchObject({ paidIdr: 0, refundableIdr: 0 });
      expect(attempts.map(({ state }) => state)).toEqual(['CHARGED_BACK']);
      expect(await money.balances('losses')).toEqual([0]);
      expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject(SHORT);
      expect(await money.attentions(id)).toEqual(['PAYMENT_TAKEN_BACK']);
      expect(await money.rules(id)).toEqual(['an order that went on is paid']);
      expect((await settle(id)).ok).toBe(true);
      expect(await money.attentions(id)).toEqual([]);
      expect(await money.rules(id)).toEqual([]);
    });

    it('lets the order be cancelled, with nothing to pay back', async () => {
      const id = await money.bought();
      await money.tell(id, (t) => shop.bank.chargeBack(t));
      expect(cancellationOf(await shop.load(id), shop.now())).toMatchObject({ refund: 0 });
      const ending = { id, reason: 'FRAUD', note: null, expectedVersion: null } as const;
      expect((await withdrawOrder(STAFF, ending, shop.deps)).ok).toBe(true);
      expect(await money.refunds(id)).toEqual([]);
      expect(await money.rules(id)).toEqual([]);
    });

    it('in part takes that part alone, each more of it once, and the rest goes back', async () => {
      const id = await money.bought();
      await money.tell(id, (t) => shop.bank.chargeBack(t, 5_000_000));
      shop.bank.chargeBack(await money.transaction(id), 1_000_000);
      const [letter] = shop.letters;
      await shop.deliverAll();
      if (letter !== undefined) await shop.deliver(letter);
      const { figures, attempts } = await shop.load(id);
      expect(figures).toMatchObject({ paidIdr: PRICE - 6_000_000 });
      expect(attempts).toMatchObject([{ state: 'SETTLED', chargedBackIdr: 6_000_000 }]);
      expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject(SHORT);
      expect(await money.attentions(id)).toEqual(['PAYMENT_TAKEN_BACK']);
      expect((await settle(id)).ok).toBe(true);
      await money.tell(id, (t) => shop.bank.chargeBack(t, 2_000_000));
      // Nobody has seen to the next part.
      expect(await money.attentions(id)).toEqual(['PAYMENT_TAKEN_BACK']);
      const ending = { id, reason: 'FRAUD', note: null, expectedVersion: null } as const;
      expect((await withdrawOrder(STAFF, ending, shop.deps)).ok).toBe(true);
      expect(await money.refunds(id)).toEqual([['REQUESTED', 'PROVIDER', PRICE - 8_000_000]]);
      expect(await money.rules(id)).toEqual([]);
    });

    it('ends a refund that was under way, so that nobody pays a second time', async () => {
      const id = await money.bought();
      shop.wait(181 * DAY_MS);
      await cancelled(id);
      const [refund] = (await shop.load(id)).refunds;
      await money.tell(id, (t) => shop.bank.chargeBack(t));
      expect(await money.refunds(id)).toEqual([['FAILED', 'BANK', PRICE]]);
      const claim = decision(refund?.id ?? '');
      expect((await approveRefund(STAFF, claim, shop.deps)).ok).toBe(false);
      expect((await confirmRefund(STAFF, { ...claim, reference: 'X' }, shop.deps)).ok).toBe(false);
      const accounts = ['losses', 'bank', `order:${id}`, `refund_payable:${id}`];
      expect(await money.balances(...accounts)).toEqual([0, 0, 0, 0]);
      expect(await money.attentions(id)).toEqual([]);
      expect(await money.rules(id)).toEqual([]);
    });

    it('in part leaves the rest of a refund that was under way to be approved anew', async () => {
      const id = await money.bought();
      await cancelled(id);
      must(await money.approve(id));
      await money.tell(id, (t) => shop.bank.chargeBack(t, 1_000_000));
      expect(await money.refunds(id)).toEqual([
        ['REQUESTED', 'PROVIDER', PRICE - 1_000_000],
        ['FAILED', 'PROVIDER', PRICE],
      ]);
      must(await money.approve(id));
      await money.pass(1);
      await money.tell(id, (t) => shop.bank.confirmRefunds(t));
      expect(await money.refunds(id)).toEqual([
        ['CONFIRMED', 'PROVIDER', PRICE - 1_000_000],
        ['FAILED', 'PROVIDER', PRICE],
      ]);
      expect(await money.balances('losses', `order:${id}`, `refund_payable:${id}`)).toEqual([
        0, 0, 0,
      ]);
      expect(await money.rules(id)).toEqual([]);
    });

    it('that was paid back before is a loss, and a person is told', async () => {
      const [before = 0] = await money.balances('losses');
      const id = await money.bought();
      shop.wait(181 * DAY_MS);
      await cancelled(id);
      must(await money.approve(id));
      const claim = decision((await shop.load(id)).refunds[0]?.id ?? '');
      must(await confirmRefund(SECOND_STAFF, { ...claim, reference: 'BCA 1' }, shop.deps));
      await money.tell(id, (t) => shop.bank.chargeBack(t));
      expect(await money.balances('losses')).toEqual([before - PRICE]);
      expect(await money.attentions(id)).toEqual(['PAYMENT_TAKEN_BACK']);
      expect(await money.rules(id)).toEqual([
        'refunds and chargebacks of an attempt are no more than what was paid',
      ]);
    });

    it('after it left the dealer is not handed over', async () => {
      const id = await money.bought();
      must(await processOrder(STAFF, decision(id), shop.deps));
      must(await shipOrder(STAFF, decision(id), shop.deps));
      await money.tell(id, (t) => shop.bank.chargeBack(t, 1_000_000));
      const { order } = await shop.load(id);
      const photo = await shop.card(STAFF);
      await shop.deps.db.primary.execute({
        sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
        args: [photo],
      });
      const proof = { workOrder: order.workOrder, passkey: order.passkey, photo };
      expect(await deliverOrder(STAFF, proof, { expectedVersion: null }, shop.deps)).toMatchObject(
        SHORT,
      );
    });
  },
);

describe.each(storesOfPass)('a card that is only charged, on $kind', ({ open }) => {
  let shop: OrderShop;
  let money: ReturnType<typeof moneyOf>;
  beforeAll(async () => {
    shop = await openOrderShop(open, 40);
    money = moneyOf(shop);
  });
  afterAll(async () => {
    const remaining = await shop.differences();
    await shop.stop();
    expect(remaining).toEqual([]);
  });
  const charged = async (): Promise<string> => {
    const owner = ownerWith(await shop.card(AYU));
    const input = booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
    const { id } = must(await shop.place(AYU, input)).order;
    await shop.pay(AYU, id, 'credit_card');
    return id;
  };

  it('holds the motorcycle back until its bank has settled it', async () => {
    const id = await charged();
    expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_PAYMENT_STATE', reason: 'captured' },
    });
    // The notice of it is lost: the job asks.
    shop.bank.settle(await money.transaction(id));
    shop.letters.length = 0;
    await money.pass(1, 2 * HOUR_MS);
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
  });

  it('and is voided makes the order wait for money again', async () => {
    const id = await charged();
    await money.tell(id, (t) => shop.bank.end(t, 'cancel'));
    const { order, attempts, figures } = await shop.load(id);
    expect([order.state, figures.refundableIdr]).toEqual(['WAITING_PAYMENT', 0]);
    expect(attempts.map(({ state }) => state)).toEqual(['REVERSED']);
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(false);
    expect((await money.page(id, 'bca_va')).ok).toBe(true);
  });

  it('and is voided for a refund of ours is that refund', async () => {
    const id = await charged();
    must(
      await cancelOrder(
        AYU,
        { orderId: id, reason: 'NOT_WANTED', bank: BANK, refund: PRICE },
        shop.deps,
      ),
    );
    must(await money.approve(id));
    await money.pass(1);
    await shop.deliverAll();
    expect((await money.transaction(id)).status).toBe('cancel');
    expect(await money.refunds(id)).toEqual([['CONFIRMED', 'PROVIDER', PRICE]]);
    expect((await shop.load(id)).attempts.map(({ state }) => state)).toEqual(['SETTLED']);
  });
});
