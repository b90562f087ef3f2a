import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_SETTINGS } from '#edge/contract/catalog/settings.ts';
import { MOST_CHANGES, wantedChange } from '#edge/contract/orders/change.ts';
import { deliveryFees } from '#edge/contract/places/delivery-fee.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { changeOrder, changeOrderForCustomer } from '#edge/domains/orders/change/change-order.ts';
import { planChange } from '#edge/domains/orders/change/plan.ts';
import { choosePayment } from '#edge/domains/orders/choose-payment.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { enterCost } from '#edge/domains/orders/staff/registration.ts';
import { BROUGHT, CODE, NO_CODE, WHITE } from '#tests/support/order-changes.ts';
import {
  addCoupon,
  booking,
  COUPON_IDR,
  FEE,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const BLACK = { ...WHITE, accent: 'black' } as const;
const PICKUP = { kind: 'DELIVERY', delivery: 'PICKUP_AT_DEALER', dealer: 'aec-scbd' } as const;
type Wanted =
  | typeof WHITE
  | typeof BLACK
  | typeof PICKUP
  | typeof BROUGHT
  | typeof CODE
  | typeof NO_CODE;
const FEES: readonly number[] = deliveryFees(USUAL_SETTINGS).map(({ feeIdr }) => feeIdr);

describe.each(storesOfPass)('an order that is changed, on $kind', ({ open }) => {
  let shop: OrderShop;
  let cards = 0;
  beforeEach(async () => {
    shop = await openOrderShop(open, 10);
    await addCoupon(shop, { code: 'HEMAT', most: 2 });
  });
  afterEach(async () => {
    const differing = await shop.differences();
    await shop.stop();
    expect(differing).toEqual([]);
  });

  const put = async (input: object): Promise<string> => {
    const placed = await shop.place(AYU, booking(input));
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return placed.value.order.id;
  };
  const direct = async (more: object = {}): Promise<string> => {
    const identity = `31740147039${String(30_000 + cards++)}`;
    const owner = ownerWith(await shop.card(AYU), identity);
    return put({ orderType: 'FULL_PURCHASE', owner, due: PRICE, ...more });
  };
  const paid = async (): Promise<string> => {
    const id = await direct();
    await shop.pay(AYU, id, 'bca_va');
    return id;
  };
  const plan = async (id: string, change: Wanted) => {
    const { db, cipher } = shop.deps;
    const loaded = await shop.load(id);
    return planChange(loaded, v.parse(wantedChange, change), {
      read: primaryReader(db),
      cipher,
      now: shop.now(),
    });
  };
  const figures = async (id: string, change: Wanted) => {
    const planned = await plan(id, change);
    if (!planned.ok) throw new Error(JSON.stringify(planned.error));
    const { total, due, refund } = planned.value;
    return { total, due, refund };
  };
  const change = async (id: string, wanted: Wanted, more: object = {}, who = AYU) =>
    changeOrder(
      who,
      { orderId: id, change: wanted, ...(await figures(id, wanted)), ...more },
      shop.deps,
    );
  const changed = async (id: string, wanted: Wanted) => {
    const done = await change(id, wanted);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return recordOf(done.value, shop.now());
  };
  const standing = async (id: string) => {
    const { order } = await shop.load(id);
    return `${order.state}.${order.phase}`;
  };
  const unitOf = async (id: string): Promise<string | undefined> =>
    (await shop.load(id)).unit?.accent ?? undefined;

  it('takes another colour with another unit, and gives the first one back', async () => {
    const id = await direct();
    const first = (await shop.load(id)).unit?.vin;
    const record = await changed(id, WHITE);
    expect(record.product).toMatchObject({ color: 'indie-red', accent: 'white' });
    expect(record).toMatchObject({ total: PRICE, due: PRICE, state: 'WAITING_PAYMENT' });
    expect((await shop.load(id)).unit?.vin).not.toBe(first);
    expect(record.history.at(-1)).toMatchObject({ kind: 'ORDER_MODIFIED', note: 'CHANGED_COLOR' });
    await shop.pay(AYU, id, 'bca_va');
    expect(await standing(id)).toBe('PAYMENT_SETTLED.FINAL');
  });

  it('refuses a colour that nobody has, and leaves the order as it is', async () => {
    await shop.deps.db.primary.execute(
      "DELETE FROM unit WHERE slug = 'alva-cervo' AND accent = 'white'",
    );
    const id = await direct();
    const before = (await shop.load(id)).order;
    expect(await plan(id, WHITE)).toMatchObject({ error: { code: 'INSUFFICIENT_STOCK' } });
    const sums = { total: PRICE, due: PRICE, refund: 0 };
    const refused = await changeOrder(AYU, { orderId: id, change: WHITE, ...sums }, shop.deps);
    expect(refused).toMatchObject({ error: { code: 'INSUFFICIENT_STOCK' } });
    expect((await shop.load(id)).order).toEqual(before);
    // A booked one waits for its unit.
    const booked = await put({});
    expect(await changed(booked, WHITE)).toMatchObject({
      preOrder: true,
      state: 'WAITING_PAYMENT',
    });
  });

  it('ends the open payment at the provider before there can be another one', async () => {
    const id = await direct();
    const request = {
      id,
      method: 'bca_va',
      locale: 'id',
      returnUrl: 'http://site.test/id',
    } as const;
    expect((await startPayment(AYU, request, shop.deps)).ok).toBe(true);
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.choose(t, 'bca_va');
    const record = await changed(id, CODE);
    expect(record).toMatchObject({
      total: PRICE - COUPON_IDR,
      due: PRICE - COUPON_IDR,
      payment: null,
    });
    expect(t.status).toBe('cancel');
    await shop.pay(AYU, id, 'bni_va');
    expect(await standing(id)).toBe('PAYMENT_SETTLED.FINAL');
    const { attempts } = await shop.load(id);
    expect(attempts.map(({ state, amountIdr }) => [state, amountIdr])).toEqual([
      ['CANCELLED', PRICE],
      ['SETTLED', PRICE - COUPON_IDR],
    ]);
  });

  it('pays what is too much back from the payment it came by', async () => {
    const id = await paid();
    const record = await changed(id, CODE);
    expect(record).toMatchObject({ total: PRICE - COUPON_IDR, due: 0, coupon: 'HEMAT' });
    expect(record.refunds).toMatchObject([{ amount: COUPON_IDR, state: 'REQUESTED' }]);
    expect(await standing(id)).toBe('PAYMENT_SETTLED.FINAL');
  });

  it('asks for the difference alone when a paid order costs more, and goes on once it is paid', async () => {
    const id = await paid();
    const record = await changed(id, BROUGHT);
    expect(FEES).toContain(record.due);
    expect(record).toMatchObject({ state: 'WAITING_PAYMENT', total: PRICE + record.due });
    expect(Date.parse(record.expiresAt ?? '') - shop.now()).toBe(3 * DAY_MS);
    expect(record.delivery).toMatchObject({ method: 'DELIVER_TO_HOME', outsideJabodetabek: true });
    await shop.pay(AYU, id, 'bca_va');
    expect(await standing(id)).toBe('PAYMENT_SETTLED.FINAL');
  });

  it('is settled again when the change is taken back, without a payment', async () => {
    const id = await paid();
    await changed(id, BROUGHT);
    const record = await changed(id, PICKUP);
    expect(record).toMatchObject({ state: 'PAYMENT_SETTLED', total: PRICE, due: 0 });
    expect(record.refunds).toEqual([]);
    expect(record.delivery.address).toBeNull();
  });

  it('gives everything back when the difference is not paid in time', async () => {
    const id = await paid();
    await changed(id, BROUGHT);
    shop.wait(3 * DAY_MS);
    await endWindow(id, shop.deps);
    const { order, refunds } = await shop.load(id);
    expect(order.state).toBe('CANCELLED');
    expect(refunds.map(({ amountIdr }) => amountIdr)).toEqual([PRICE]);
  });

  it('changes a booking without touching its fee, and charges the new price with the rest', async () => {
    const id = await put({});
    await changed(id, BROUGHT);
    const { total } = await changed(id, CODE);
    await shop.pay(AYU, id, 'bca_va');
    expect(await standing(id)).toBe('PAYMENT_SETTLED.BOOKING');
    const after = await changed(id, WHITE);
    expect(after).toMatchObject({ total, paid: FEE, due: 0, state: 'PAYMENT_SETTLED' });
    expect((await allocateOrder(STAFF, { id, expectedVersion: null }, shop.deps)).ok).toBe(true);
    expect(await unitOf(id)).toBe('white');
    // Allocated: nothing but the way of paying is the customer's to choose.
    expect(await change(id, BLACK)).toMatchObject({ error: { code: 'ORDER_STATE_TRANSITION' } });
  });

  it('gives the use of a promo code back that the order no longer has', async () => {
    const uses = async () =>
      Number(
        (await shop.deps.db.primary.execute(`SELECT used FROM coupon WHERE code = 'HEMAT'`)).rows[0]
          ?.used,
      );
    const id = await direct();
    await changed(id, CODE);
    expect(await uses()).toBe(1);
    expect(await changed(id, NO_CODE)).toMatchObject({ total: PRICE, coupon: null });
    expect(await uses()).toBe(0);
    await changed(id, CODE);
    expect(await uses()).toBe(1);
    // Of the same person, one use.
    const other = await direct();
    expect(await plan(other, CODE)).toMatchObject({ error: { code: 'COUPON_CODE_LIMIT' } });
  });

  it('is the same again when it is asked for again, also by two at once', async () => {
    const id = await paid();
    const sums = await figures(id, CODE);
    const input = { orderId: id, change: CODE, ...sums };
    const all = await Promise.all([1, 2, 3].map(() => changeOrder(AYU, input, shop.deps)));
    expect(all.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await shop.load(id)).refunds).toHaveLength(1);
  });

  it('refuses other figures with those that hold, strangers, and what nobody offers', async () => {
    const id = await paid();
    expect(await change(id, CODE, { refund: 1 })).toMatchObject({
      error: { code: 'ORDER_PRICE_CHANGED', refund: COUPON_IDR },
    });
    expect(await change(id, CODE, {}, 'cus_owner2')).toMatchObject({
      error: { code: 'ORDER_NOT_FOUND' },
    });
    const sums = { total: PRICE, due: 0, refund: 0 };
    const green = { ...WHITE, color: 'no-such-colour' };
    const faults = [{ field: 'change.color', key: 'colour' }];
    expect(
      await changeOrder(AYU, { orderId: id, change: green, ...sums }, shop.deps),
    ).toMatchObject({ error: { code: 'ORDER_INVALID', faults } });
  });

  it(`refuses the change after ${MOST_CHANGES}`, async () => {
    const id = await direct();
    for (let at = 0; at < MOST_CHANGES; at++) await changed(id, at % 2 === 0 ? WHITE : BLACK);
    expect(await change(id, WHITE)).toMatchObject({
      error: { code: 'ORDER_CHANGES_LIMIT', limit: MOST_CHANGES },
    });
    expect((await change(id, BLACK)).ok).toBe(true);
  });

  it('stays as it is once somebody works on it: registration costs, preparation', async () => {
    const id = await paid();
    shop.wait(DAY_MS);
    const cost = { costId: `cst_${'0'.repeat(26)}`, label: 'STNK', amount: 385_000 };
    const receipt = await shop.card(STAFF);
    await shop.deps.db.primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [receipt],
    });
    const seen = { id, expectedVersion: null };
    const entered = await enterCost(STAFF, { ...seen, ...cost, receipt }, shop.deps);
    if (entered.ok)
      expect(await change(id, WHITE)).toMatchObject({ error: { code: 'ORDER_STATE_TRANSITION' } });
    expect((await processOrder(STAFF, seen, shop.deps)).ok).toBe(true);
    expect(await change(id, WHITE)).toMatchObject({ error: { code: 'ORDER_STATE_TRANSITION' } });
  });

  it('is applied for in instalments instead of paid, once nothing can be paid any more', async () => {
    const id = await direct();
    const request = {
      id,
      method: 'bca_va',
      locale: 'id',
      returnUrl: 'http://site.test/id',
    } as const;
    await startPayment(AYU, request, shop.deps);
    const installment = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };
    const input = {
      orderId: id,
      paymentOption: 'INSTALLMENT',
      installment,
      help: false,
      total: PRICE,
      due: 0,
    };
    const done = await choosePayment(AYU, input, shop.deps);
    expect(done).toMatchObject({ ok: true });
    const { order, attempts, application } = await shop.load(id);
    expect(order).toMatchObject({ state: 'INSTALLMENT_REQUESTED', paymentOption: 'INSTALLMENT' });
    expect(attempts.map(({ state }) => state)).toEqual(['CANCELLED']);
    expect(application?.number).toBe(1);
  });

  it('is changed by staff with a note for the customer, at the version they saw', async () => {
    const id = await paid();
    const { version } = (await shop.load(id)).order;
    const input = { change: CODE, ...(await figures(id, CODE)), note: 'As agreed by phone' };
    const stale = { id, expectedVersion: version - 1, input };
    expect(await changeOrderForCustomer(STAFF, stale, shop.deps)).toMatchObject({
      error: { code: 'ORDER_CHANGED' },
    });
    const silent = { id, expectedVersion: version, input: { ...input, note: ' ' } };
    expect(await changeOrderForCustomer(STAFF, silent, shop.deps)).toMatchObject({
      error: { code: 'ORDER_INVALID' },
    });
    const done = await changeOrderForCustomer(
      STAFF,
      { id, expectedVersion: version, input },
      shop.deps,
    );
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const { history } = recordOf(done.value, shop.now());
    expect(history.map(({ note }) => note)).toContain('As agreed by phone');
  });
});
