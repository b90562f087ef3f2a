import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { reopenPayment } from '#edge/domains/orders/choose-payment.ts';
import { checkPayment } from '#edge/domains/orders/pay.ts';
import { booking, FEE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts';
import { AYU, moneyOf, must } from '#tests/support/paid-order.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('one payment at a time, on $kind', ({ open }) => {
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
  const placed = async () => must(await shop.place(AYU, booking())).order.id;
  const declined = async (): Promise<string> => {
    const id = await placed();
    must(await money.page(id, 'credit_card'));
    await money.tell(id, (t) => {
      shop.bank.card(t, '4911111111111113');
      shop.bank.password(t, '112233');
    });
    return id;
  };

  it('closes the page of a declined card before it opens another', async () => {
    const id = await declined();
    const before = await money.transaction(id);
    must(await money.page(id, 'bca_va'));
    await money.tell(id, (t) => {
      shop.bank.choose(t, 'bca_va');
      shop.bank.settle(t);
    });
    expect(shop.bank.card(before, '4411111111111118')).toBe('refused');
    await shop.deliverAll();
    const { figures, refunds } = await shop.load(id);
    expect(figures.paidIdr).toBe(FEE);
    expect(refunds).toEqual([]);
  });

  it('takes what was paid there meanwhile, also when nobody told', async () => {
    const id = await declined();
    shop.bank.card(await money.transaction(id), '4411111111111118');
    shop.letters.length = 0;
    expect((await money.page(id, 'bca_va')).ok).toBe(false);
    const { order, attempts } = await shop.load(id);
    expect([order.state, attempts.length]).toEqual(['PAYMENT_SETTLED', 1]);
  });

  it('says to whoever comes back that the second card paid, also when nobody told', async () => {
    const id = await declined();
    shop.bank.card(await money.transaction(id), '4411111111111118');
    shop.letters.length = 0;
    const { order } = must(await checkPayment(AYU, id, shop.deps));
    expect(order.state).toBe('PAYMENT_SETTLED');
  });

  it('asks after a declined card until its page is closed', async () => {
    const id = await declined();
    shop.bank.card(await money.transaction(id), '4411111111111118');
    shop.letters.length = 0;
    await money.pass(6);
    expect((await shop.load(id)).order.state).toBe('PAYMENT_SETTLED');

    const other = await declined();
    const { attempts } = await shop.load(other);
    expect(attempts).toMatchObject([{ state: 'DENIED', pageClosedAt: null }]);
    shop.wait(25 * HOUR_MS);
    await money.pass(2);
    expect((await shop.load(other)).attempts).toMatchObject([
      { state: 'DENIED', pageClosedAt: expect.any(Number) },
    ]);
  });

  it('reports an order with two pages that can be paid', async () => {
    const id = await declined();
    await shop.deps.db.primary.execute({
      sql: `INSERT INTO payment_attempt (id, ref, purpose, number, provider_order_id, state, amount_idr, offered, expires_at, created_at, updated_at)
        SELECT id || 'x', ref, purpose, 2, provider_order_id || 'x', 'CREATED', amount_idr, offered, expires_at, created_at, updated_at
        FROM payment_attempt WHERE ref = ?`,
      args: [id],
    });
    expect(await money.rules(id)).toEqual(['one payment of an order can be paid']);
    await shop.deps.db.primary.execute({
      sql: `UPDATE payment_attempt SET amount_idr = amount_idr + 1 WHERE ref = ? AND number = 2`,
      args: [id],
    });
    expect(await money.rules(id)).toContain('a payment is for what is due');
    await shop.deps.db.primary.execute({
      sql: `DELETE FROM payment_attempt WHERE ref = ? AND number = 2`,
      args: [id],
    });
  });

  it('is never over an amount that is no longer due', async () => {
    const id = await placed();
    must(await money.page(id, 'bca_va'));
    await shop.deps.db.primary.execute({
      sql: 'UPDATE customer_order SET required_idr = required_idr + 100000 WHERE id = ?',
      args: [id],
    });
    must(await money.page(id, 'bca_va'));
    expect((await shop.load(id)).attempts).toMatchObject([
      { state: 'CANCELLED', amountIdr: FEE },
      { state: 'CREATED', amountIdr: FEE + 100_000 },
    ]);
    expect((await reopenPayment(AYU, id, shop.deps)).ok).toBe(false);
    await shop.deps.db.primary.execute({
      sql: 'UPDATE customer_order SET required_idr = required_idr - 100000 WHERE id = ?',
      args: [id],
    });
    must(await money.page(id, 'bca_va'));
  });

  it('gives both of two tabs the page, when the provider is at work on the first', async () => {
    const id = await placed();
    const { fetch } = shop.deps;
    let waits = 2;
    Object.assign(shop.deps, {
      fetch: (async (...args: Parameters<typeof fetch>) =>
        String(args[0]).endsWith('/snap/v1/transactions') && waits-- > 0
          ? Response.json({ status_code: '202' }, { status: 202 })
          : fetch(...args)) as typeof fetch,
    });
    const both = await Promise.all([money.page(id, 'bca_va'), money.page(id, 'bca_va')]);
    Object.assign(shop.deps, { fetch });
    const urls = both.map((each) => must(each).url);
    expect(urls[0]).toBe(urls[1]);
    expect((await shop.load(id)).attempts).toHaveLength(1);
  });

  it('gives two tabs that want different methods one payment between them', async () => {
    const id = await placed();
    const both = await Promise.all([money.page(id, 'bca_va'), money.page(id, 'bni_va')]);
    expect(both.filter((each) => each.ok).length).toBeGreaterThan(0);
    expect(await money.payable(id)).toHaveLength(1);
  });

  it('of a part that leaves less than any method takes goes back, and the whole can be paid', async () => {
    const id = await placed();
    must(await money.page(id, 'bca_va'));
    const t = await money.transaction(id);
    Object.assign(t, { amount: FEE - 500 });
    await money.tell(id, () => {
      shop.bank.choose(t, 'bca_va');
      shop.bank.settle(t);
    });
    const { order, figures } = await shop.load(id);
    expect([order.state, figures.refundableIdr]).toEqual(['WAITING_PAYMENT', 0]);
    expect(await money.refunds(id)).toEqual([['REQUESTED', 'BANK', FEE - 500]]);
    await shop.pay(AYU, id, 'bni_va');
    expect((await shop.load(id)).order.state).toBe('PAYMENT_SETTLED');
  });

  it('of a part that leaves more keeps it, and the rest is paid', async () => {
    const id = await placed();
    must(await money.page(id, 'bca_va'));
    const t = await money.transaction(id);
    Object.assign(t, { amount: FEE - 5_000 });
    await money.tell(id, () => {
      shop.bank.choose(t, 'bca_va');
      shop.bank.settle(t);
    });
    // No bank takes so little, wallets do.
    expect(await money.page(id, 'bca_va')).toMatchObject({
      error: { code: 'INELIGIBLE_PAYMENT_METHOD', reason: 'AMOUNT_TOO_LOW' },
    });
    await shop.pay(AYU, id, 'gopay');
    expect((await shop.load(id)).order.state).toBe('PAYMENT_SETTLED');
  });
});
