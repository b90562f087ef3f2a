import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOpenState } from '#edge/contract/payments/attempt-machine.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import type { Acting } from '#edge/domains/orders/act.ts';
import { cancelOrder, withdrawOrder } from '#edge/domains/orders/cancel.ts';
import { choosePayment, reopenPayment } from '#edge/domains/orders/choose-payment.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import {
  booking,
  FEE,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';

describe.each(storesOfPass)('payments of an order that ends, on $kind', ({ open }) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop(open, 10);
  });
  afterAll(async () => {
    const differing = await shop.differences();
    await shop.stop();
    expect(differing).toEqual([]);
  });

  const placed = async (): Promise<string> => {
    const done = await shop.place(AYU, booking());
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.order.id;
  };
  const pay = (id: string, method = 'bca_va') =>
    startPayment(AYU, { id, method, locale: 'en', returnUrl: 'http://site.test/en' }, shop.deps);

  /** Somebody begins to pay after payments were closed, right before the first write that ends the order. */
  const overtaken = (id: string, method?: string): Acting => {
    let begun = false;
    const { db } = shop.deps;
    return {
      ...shop.deps,
      db: {
        ...db,
        write: async (statements) => {
          const ends = statements.some(({ sql }) => /update .customer_order./i.test(sql));
          if (!begun && ends) {
            begun = true;
            expect((await pay(id, method)).ok).toBe(true);
          }
          return db.write(statements);
        },
      } as typeof db,
    };
  };
  const expectNothingPayable = async (id: string): Promise<void> => {
    const { attempts } = await shop.load(id);
    expect(attempts.length).toBeGreaterThan(0);
    expect(attempts.filter(({ state }) => isOpenState(state))).toEqual([]);
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    expect(shop.bank.isOver(t)).toBe(true);
  };
  const state = async (id: string) => (await shop.load(id)).order.state;

  it('are closed when one begins while its customer cancels', async () => {
    const id = await placed();
    const cancel = { orderId: id, reason: 'NOT_WANTED', refund: 0 };
    expect((await cancelOrder(AYU, cancel, overtaken(id))).ok).toBe(true);
    expect(await state(id)).toBe('CANCELLED');
    await expectNothingPayable(id);
  });

  it('are closed when one begins while staff end it; staff look again at what changed', async () => {
    const id = await placed();
    const ask = async () => {
      const { version } = (await shop.load(id)).order;
      return { id, reason: 'FRAUD', note: null, expectedVersion: version } as const;
    };
    expect(await withdrawOrder(STAFF, await ask(), overtaken(id))).toMatchObject({
      error: { code: 'ORDER_CHANGED' },
    });
    expect((await withdrawOrder(STAFF, await ask(), shop.deps)).ok).toBe(true);
    expect(await state(id)).toBe('CANCELLED');
    await expectNothingPayable(id);
  });

  it('are closed when one begins while another way of paying is chosen', async () => {
    const id = await placed();
    await shop.pay(AYU, id, 'bca_va');
    await allocateOrder(STAFF, { id, expectedVersion: null }, shop.deps);
    const owner = ownerWith(await shop.card(AYU));
    const details = { owner, paymentOption: 'FULL_PAYMENT', help: false };
    const sums = { total: PRICE, due: PRICE - FEE };
    await choosePayment(AYU, { orderId: id, ...details, ...sums }, shop.deps);
    expect((await reopenPayment(AYU, id, overtaken(id))).ok).toBe(true);
    expect(await state(id)).toBe('ALLOCATED');
    await expectNothingPayable(id);
  });

  it('leave the order to wait when one is under way as its window ends, until it is over', async () => {
    const id = await placed();
    expect((await pay(id)).ok).toBe(true);
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.choose(t, 'bca_va');
    shop.wait(25 * HOUR_MS);
    expect(await endWindow(id, shop.deps)).toBe('ended');
    await shop.deliverAll();
    expect(await state(id)).toBe('CANCELLED');
    await expectNothingPayable(id);
  });

  it('count when the money arrives between closing and cancelling: the customer sees the new sum', async () => {
    const id = await placed();
    const { db } = shop.deps;
    let paid = false;
    const late: Acting = {
      ...shop.deps,
      db: {
        ...db,
        write: async (statements) => {
          if (!paid && statements.some(({ sql }) => /update .customer_order./i.test(sql))) {
            paid = true;
            await shop.pay(AYU, id, 'bca_va');
          }
          return db.write(statements);
        },
      } as typeof db,
    };
    const cancel = { orderId: id, reason: 'NOT_WANTED', refund: 0 };
    expect(await cancelOrder(AYU, cancel, late)).toMatchObject({
      error: { code: 'ORDER_REFUND_CHANGED', refund: FEE },
    });
    expect(await state(id)).toBe('PAYMENT_SETTLED');
  });

  it('of somebody else’s order are left alone', async () => {
    const id = await placed();
    expect((await pay(id)).ok).toBe(true);
    const cancel = { orderId: id, reason: 'NOT_WANTED', refund: 0 };
    expect(await cancelOrder('cus_owner2', cancel, shop.deps)).toMatchObject({
      error: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await reopenPayment('cus_owner2', id, shop.deps)).toMatchObject({
      error: { code: 'ORDER_NOT_FOUND' },
    });
    expect((await shop.load(id)).attempts.map(({ state: s }) => s)).toEqual(['CREATED']);
  });
});
