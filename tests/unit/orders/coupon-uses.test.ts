import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isAssertionFailure } from '#db/assertion.ts';
import { build, query } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { quoteOrderInput } from '#edge/contract/orders/place-order.ts';
import { cancellationOf, cancelOrder } from '#edge/domains/orders/cancel.ts';
import { choosePayment } from '#edge/domains/orders/choose-payment.ts';
import { takeCoupon } from '#edge/domains/orders/coupon.sql.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { priceOrder } from '#edge/domains/orders/price.ts';
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
import { stores, storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const BIMA = 'cus_owner2';
const REDUCED = PRICE - COUPON_IDR;

const withShop = async (
  open: (typeof stores)[number]['open'],
  run: (shop: OrderShop) => unknown,
) => {
  const shop = await openOrderShop(open, 40);
  await addCoupon(shop, { code: 'ALVA' });
  await run(shop);
  expect(await shop.differences()).toEqual([]);
  await shop.stop();
};

const bookWith = (coupon: string, more: object = {}) =>
  booking({ coupon, total: REDUCED, ...more });

const used = async ({ deps }: OrderShop, code = 'ALVA'): Promise<unknown> => {
  const { rows } = await deps.db.primary.execute({
    sql: 'SELECT used FROM coupon WHERE code = ?',
    args: [code],
  });
  return rows[0]?.used;
};

const cancel = async (shop: OrderShop, who: string, orderId: string) => {
  const loaded = await shop.load(orderId);
  const refund = cancellationOf(loaded, shop.now())?.refund ?? 0;
  const bank = {
    bankName: 'BCA',
    accountNumber: '1234567890',
    fullName: 'Ayu Lestari',
    identityNumber: '3174014703900001',
  };
  const done = await cancelOrder(
    who,
    { orderId, reason: 'FOUND_CHEAPER', note: '', refund, ...(refund > 0 && { bank }) },
    shop.deps,
  );
  expect(done).toMatchObject({ ok: true });
};

const [file] = stores;

describe('a use of a promo code', () => {
  it('is a line of the price, and stands in the history', () =>
    withShop(file.open, async (shop) => {
      const done = await shop.place(AYU, bookWith('alva'));
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      const { order, lines, history } = done.value;
      expect(order).toMatchObject({ coupon: 'ALVA', totalIdr: REDUCED, bookingFeeIdr: FEE });
      expect(lines).toContainEqual({ type: 'DISCOUNT', key: 'coupon', amount: -COUPON_IDR });
      expect(history).toContainEqual(
        expect.objectContaining({ kind: 'ORDER_COUPON_APPLIED', note: 'ALVA' }),
      );
      expect(await used(shop)).toBe(1);
    }));

  it('is refused at another price than the customer saw, and the order is not placed', () =>
    withShop(file.open, async (shop) => {
      expect(await shop.place(AYU, booking({ coupon: 'ALVA' }))).toEqual({
        ok: false,
        error: { code: 'ORDER_PRICE_CHANGED', total: REDUCED, due: FEE },
      });
      expect(await used(shop)).toBe(0);
    }));

  it('is one for a person: by account, by verified phone, by identity number', () =>
    withShop(file.open, async (shop) => {
      const limit = { ok: false, error: { code: 'COUPON_CODE_LIMIT', limit: 1 } };
      const card = async (who: string) => ownerWith(await shop.card(who));
      const first = bookWith('ALVA', { owner: await card(AYU) });
      expect(await shop.place(AYU, first)).toMatchObject({ ok: true });
      expect(await shop.place(AYU, first)).toMatchObject({ ok: true });
      expect(await shop.place(AYU, bookWith('ALVA'))).toMatchObject(limit);
      expect(await shop.place(BIMA, bookWith('ALVA', { owner: await card(BIMA) }))).toMatchObject(
        limit,
      );
      // The phone of a closed account that is verified again.
      const phone = '+6281299990000';
      await addCoupon(shop, { code: 'PHONE' });
      const own = (id: string) =>
        shop.deps.db.primary.execute({
          sql: 'UPDATE customer SET phone_number = ?, phone_verified_at = 1 WHERE id = ?',
          args: [phone, id],
        });
      await own(AYU);
      expect(await shop.place(AYU, bookWith('PHONE'))).toMatchObject({ ok: true });
      await shop.deps.db.primary.execute({
        sql: 'UPDATE customer SET phone_number = NULL WHERE id = ?',
        args: [AYU],
      });
      await own(BIMA);
      expect(await shop.place(BIMA, bookWith('PHONE'))).toMatchObject(limit);
    }));

  it('is not had with a wrong code, a future one or another customer’s, which look alike', () =>
    withShop(file.open, async (shop) => {
      await addCoupon(shop, { code: 'HERS', customerId: BIMA });
      await addCoupon(shop, { code: 'LATER', startsAt: shop.now() + 1 });
      await addCoupon(shop, { code: 'OFF', isActive: false });
      for (const couponCode of ['HERS', 'LATER', 'OFF', 'NEVER'])
        expect(await shop.place(AYU, bookWith(couponCode))).toEqual({
          ok: false,
          error: { code: 'COUPON_CODE_INVALID', couponCode },
        });
      expect(await shop.place(BIMA, bookWith('HERS'))).toMatchObject({ ok: true });
    }));

  it('says what the goods have to be worth, and that it is for others', () =>
    withShop(file.open, async (shop) => {
      await addCoupon(shop, { code: 'DEAR', minimumIdr: 90_000_000 });
      await addCoupon(shop, { code: 'OTHER', products: ['alva-one'] });
      const price = (coupon: string) =>
        priceOrder(v.parse(quoteOrderInput, booking({ coupon })), {
          read: primaryReader(shop.deps.db),
          clock: shop.deps.clock,
          person: null,
          orderId: '',
        });
      expect(await price('DEAR')).toMatchObject({
        error: { code: 'COUPON_CODE_INVALID', reason: 'MINIMUM', minimum: 90_000_000 },
      });
      expect(await price('OTHER')).toMatchObject({
        error: { code: 'COUPON_CODE_INVALID', reason: 'OTHER_PRODUCT' },
      });
    }));

  it('comes back when the order ends unpaid; after a payment only where the code says so', () =>
    withShop(file.open, async (shop) => {
      await addCoupon(shop, { code: 'KIND', returnsAfterPayment: true });
      const place = async (code: string) => {
        const done = await shop.place(AYU, bookWith(code));
        if (!done.ok) throw new Error(JSON.stringify(done.error));
        return done.value.order.id;
      };
      await cancel(shop, AYU, await place('ALVA'));
      expect(await used(shop)).toBe(0);
      const paid = await place('ALVA');
      await shop.pay(AYU, paid, 'bca_va');
      await cancel(shop, AYU, paid);
      expect(await used(shop)).toBe(1);
      const kind = await place('KIND');
      await shop.pay(AYU, kind, 'bca_va');
      await cancel(shop, AYU, kind);
      expect(await used(shop, 'KIND')).toBe(0);
    }));

  it('counts for its order to the last payment, though the code ends or is over right after it was placed', () =>
    withShop(file.open, async (shop) => {
      await addCoupon(shop, { code: 'BRIEF', endsAt: shop.now() + 1_000 });
      for (const code of ['ALVA', 'BRIEF']) {
        const booked = await shop.place(AYU, bookWith(code));
        if (!booked.ok) throw new Error(JSON.stringify(booked.error));
        const { id } = booked.value.order;
        if (code === 'ALVA')
          await shop.deps.db.primary.execute(`UPDATE coupon SET is_active = 0 WHERE code = 'ALVA'`);
        else shop.wait(2_000);
        await shop.pay(AYU, id, 'bca_va');
        await allocateOrder('cus_staff', { id, expectedVersion: null }, shop.deps);
        const rest = {
          orderId: id,
          owner: ownerWith(await shop.card(AYU)),
          paymentOption: 'FULL_PAYMENT',
          help: false,
          total: REDUCED,
          due: REDUCED - FEE,
        };
        expect(await choosePayment(AYU, rest, shop.deps)).toMatchObject({ ok: true });
        await shop.pay(AYU, id, 'bca_va');
        expect((await shop.load(id)).order, code).toMatchObject({
          state: 'PAYMENT_SETTLED',
          phase: 'FINAL',
          coupon: code,
          totalIdr: REDUCED,
        });
        expect(await shop.place(BIMA, bookWith(code))).toMatchObject({ ok: false });
        expect(await used(shop, code)).toBe(1);
      }
    }));

  it('is the owner’s once the owner is known; without it the price is the one before', () =>
    withShop(file.open, async (shop) => {
      const direct = {
        owner: ownerWith(await shop.card(BIMA)),
        orderType: 'FULL_PURCHASE',
        due: REDUCED,
      };
      expect(await shop.place(BIMA, bookWith('ALVA', direct))).toMatchObject({ ok: true });
      const booked = await shop.place(AYU, bookWith('ALVA'));
      if (!booked.ok) throw new Error(JSON.stringify(booked.error));
      const { id } = booked.value.order;
      await shop.pay(AYU, id, 'bca_va');
      await allocateOrder('cus_staff', { id, expectedVersion: null }, shop.deps);
      const complete = async (more: object) =>
        choosePayment(
          AYU,
          {
            orderId: id,
            owner: ownerWith(await shop.card(AYU)),
            paymentOption: 'FULL_PAYMENT',
            help: false,
            total: REDUCED,
            due: REDUCED - FEE,
            ...more,
          },
          shop.deps,
        );
      expect(await complete({})).toMatchObject({
        ok: false,
        error: { code: 'COUPON_CODE_LIMIT', couponCode: 'ALVA' },
      });
      expect(await used(shop)).toBe(2);
      const without = { withoutCoupon: true, total: PRICE, due: PRICE - FEE };
      expect(await complete(without)).toMatchObject({
        ok: true,
        value: { order: { coupon: null, totalIdr: PRICE, lineRevision: 2 } },
      });
      expect(await used(shop)).toBe(1);
    }));
});

describe.each(storesOfPass)('a promo code for everybody once, on $kind', ({ open }) => {
  it('is not taken twice by decisions made on the same sight of the store', () =>
    withShop(open, async ({ deps, ...shop }) => {
      const use = async (customerId: string, identityIndex: string | null, code = 'ALVA') => {
        const done = await shop.place(customerId, booking());
        if (!done.ok) throw new Error(JSON.stringify(done.error));
        const { id: orderId } = done.value.order;
        const person = { customerId, phoneIndex: null, identityIndex };
        return takeCoupon({ ...person, id: deps.ids('cpu'), code, orderId, now: deps.clock() });
      };
      await addCoupon({ deps, ...shop }, { code: 'ONE', most: 1, mostPerPerson: 9 });
      const statements = [await use(AYU, 'nik'), await use(AYU, null), await use(BIMA, 'nik')];
      const last = [await use(AYU, null, 'ONE'), await use(BIMA, null, 'ONE')];
      const written = async (each: (typeof statements)[number]) =>
        deps.db.write([...each]).then(
          () => true,
          (error: unknown) => isAssertionFailure(error) === false,
        );
      const results = [];
      for (const each of [...statements, ...last]) results.push(await written(each));
      expect(results).toEqual([true, false, false, true, false]);
      await deps.db.primary.execute('DELETE FROM coupon_use');
      await deps.db.primary.execute('UPDATE coupon SET used = 0');
    }));

  it('counts once for somebody who orders in five tabs at the same moment', () =>
    withShop(open, async (shop) => {
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => shop.place(AYU, bookWith('ALVA'))),
      );
      expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await used(shop)).toBe(1);
    }));
});

describe.each(storesOfPass)('three uses of a promo code, on $kind', ({ open }) => {
  it('go to three of forty who order at once', () =>
    withShop(open, async (shop) => {
      await addCoupon(shop, { code: 'THREE', most: 3 });
      const people = Array.from({ length: 40 }, (_, at) => `cus_taker${at}`);
      await shop.deps.db.write(
        people.map((id) =>
          query(
            build.insert(customer).values({
              id,
              customerType: 'personal',
              name: 'Sari Wulandari',
              createdAt: 0,
              updatedAt: 0,
            }),
          ),
        ),
      );
      const tries = await Promise.all(people.map((who) => shop.place(who, bookWith('THREE'))));
      expect(tries.filter(({ ok }) => ok)).toHaveLength(3);
      const refusals = tries.flatMap((each) => (each.ok ? [] : [each.error.code]));
      expect(new Set(refusals)).toEqual(new Set(['COUPON_CODE_LIMIT']));
      expect(await used(shop, 'THREE')).toBe(3);
    }));
});
