import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { totalOf } from '#edge/contract/orders/price-lines.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import { changeOrder } from '#edge/domains/orders/change/change-order.ts';
import { choosePayment } from '#edge/domains/orders/choose-payment.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
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
import { stores } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const KEY = 'DIMAS-01';
/** Number plate and papers in Jakarta: no part of the goods. */
const REGISTRATION = 385_000;

let shop: OrderShop;
const run = (sql: string, args: (string | number)[] = []) =>
  shop.deps.db.primary.execute({ sql, args });
beforeEach(async () => {
  shop = await openOrderShop(stores[0].open);
  await run(
    `INSERT INTO affiliate (customer_id, key, state, created_at) VALUES ('cus_affiliate', ?, 'ACTIVE', 1)`,
    [KEY],
  );
});
afterEach(() => shop.stop());

describe('a referral', () => {
  it('takes its promotion off beside a typed code, each a line and a use of its own, which come back alone', async () => {
    await addCoupon(shop, { code: 'TYPED', mostPerPerson: 50 });
    await addCoupon(shop, {
      code: 'FRIENDS',
      kind: 'RATE',
      basisPoints: 1_000,
      amountIdr: null,
      withReferral: true,
      mostPerPerson: 50,
    });
    const used = async () =>
      (
        await run(`SELECT code, used FROM coupon WHERE code IN ('FRIENDS', 'TYPED') ORDER BY code`)
      ).rows.map((row) => Number(row.used));
    const goods = PRICE - REGISTRATION - COUPON_IDR;
    const friends = Math.round(goods / 10);
    const total = PRICE - COUPON_IDR - friends;
    const both = { coupon: 'TYPED', referralCode: KEY, total };
    const done = await shop.place(AYU, booking(both));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const { order, lines, history } = done.value;
    expect(order).toMatchObject({ coupon: 'TYPED', totalIdr: total });
    expect(totalOf(lines)).toBe(total);
    expect(lines).toContainEqual({ type: 'DISCOUNT', key: 'coupon', amount: -COUPON_IDR });
    expect(lines).toContainEqual({ type: 'DISCOUNT', key: 'referral', amount: -friends });
    expect(
      history.filter(({ kind }) => kind === 'ORDER_COUPON_APPLIED').map(({ note }) => note),
    ).toEqual(['TYPED', 'FRIENDS']);
    expect(await used()).toEqual([1, 1]);
    const change = { kind: 'VOUCHER', coupon: null };
    const changed = await changeOrder(
      AYU,
      { orderId: order.id, change, total: total + COUPON_IDR, due: FEE, refund: 0 },
      shop.deps,
    );
    expect(changed).toMatchObject({ ok: true, value: { order: { coupon: null } } });
    expect(await used()).toEqual([1, 0]);
    expect(await shop.differences()).toEqual([]);
    await cancelOrder(AYU, { orderId: order.id, reason: 'NOT_WANTED', refund: 0 }, shop.deps);
    expect(await used()).toEqual([0, 0]);
  });

  it('gives its promotion up where the owner has had it, and keeps the typed code', async () => {
    await addCoupon(shop, { code: 'TYPED', mostPerPerson: 50 });
    await addCoupon(shop, { code: 'FRIENDS', amountIdr: 200_000, withReferral: true });
    const reduced = PRICE - COUPON_IDR - 200_000;
    const direct = {
      owner: ownerWith(await shop.card('cus_owner2'), '3174014703900002'),
      orderType: 'FULL_PURCHASE',
      referralCode: KEY,
      total: PRICE - 200_000,
      due: PRICE - 200_000,
    };
    const first = await shop.place('cus_owner2', booking(direct));
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    const booked = await shop.place(
      AYU,
      booking({ coupon: 'TYPED', referralCode: KEY, total: reduced }),
    );
    if (!booked.ok) throw new Error(JSON.stringify(booked.error));
    const { id } = booked.value.order;
    await shop.pay(AYU, id, 'bca_va');
    await allocateOrder('cus_staff', { id, expectedVersion: null }, shop.deps);
    const complete = async (more: object) =>
      choosePayment(
        AYU,
        {
          orderId: id,
          owner: ownerWith(await shop.card(AYU), '3174014703900002'),
          paymentOption: 'FULL_PAYMENT',
          help: false,
          total: reduced,
          due: reduced - FEE,
          ...more,
        },
        shop.deps,
      );
    expect(await complete({})).toMatchObject({
      ok: false,
      error: { code: 'COUPON_CODE_LIMIT', couponCode: 'FRIENDS' },
    });
    const total = PRICE - COUPON_IDR;
    expect(await complete({ withoutReferral: true, total, due: total - FEE })).toMatchObject({
      ok: true,
      value: { order: { coupon: 'TYPED', totalIdr: total } },
    });
    const { rows } = await run(
      `SELECT code, used FROM coupon WHERE code IN ('FRIENDS', 'TYPED') ORDER BY code`,
    );
    expect(rows).toMatchObject([{ used: 1 }, { used: 1 }]);
    const { rows: bound } = await run(
      `SELECT code FROM coupon_use WHERE order_id = ? AND identity_index IS NOT NULL AND released_at IS NULL`,
      [id],
    );
    expect(bound).toMatchObject([{ code: 'TYPED' }]);
    expect(await shop.differences()).toEqual([]);
  });
});
