import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAST_TOTAL_IDR } from '#edge/contract/orders/cart/limits.ts';
import { totalOf } from '#edge/contract/orders/price-lines.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import {
  CAP,
  type GoodsShop,
  JAKARTA,
  newCart,
  openGoodsShop,
  TEE,
} from '#tests/support/goods-shop.ts';
import { addCoupon, booking, COUPON_IDR, ownerWith, PRICE } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const BIMA = 'cus_owner2';

const code = (done: { ok: boolean; error?: { code: string } }): string | undefined =>
  done.ok ? undefined : done.error?.code;

describe.each(storesOfPass)('promo codes of a cart, on $kind', ({ open }) => {
  let shop: GoodsShop;
  beforeAll(async () => {
    shop = await openGoodsShop(open);
  });
  afterAll(async () => {
    expect(await shop.orders.differences()).toEqual([]);
    await shop.stop();
  });

  it('takes a promo code for goods, says why another one counts for nothing, and never goes through without it', async () => {
    await addCoupon(shop.orders, { code: 'GOODS', amountIdr: 50_000, appliesTo: 'GOODS', most: 1 });
    await addCoupon(shop.orders, { code: 'BIKES' });
    await shop.stock(CAP, 50);
    const cart = await shop.filled(AYU, CAP, 2);
    for (const wrong of ['BIKES', 'NOTHING'])
      expect(await shop.apply(AYU, cart, wrong)).toMatchObject({
        ok: false,
        error: { code: 'COUPON_CODE_INVALID', couponCode: wrong },
      });
    const full = (await shop.priced(AYU, cart))?.total ?? 0;
    const applied = await shop.apply(AYU, cart, 'goods');
    expect(applied.ok && applied.value?.total).toBe(full - 50_000);
    // Somebody else takes its only use meanwhile.
    await shop.orders.deps.db.primary.execute(`UPDATE coupon SET used = 1 WHERE code = 'GOODS'`);
    expect(await shop.priced(AYU, cart)).toMatchObject({
      total: full,
      couponError: { code: 'COUPON_CODE_LIMIT', limit: 1 },
    });
    expect(code(await shop.place(AYU, cart))).toBe('COUPON_CODE_LIMIT');
    await shop.orders.deps.db.primary.execute(`UPDATE coupon SET used = 0 WHERE code = 'GOODS'`);
    const placed = await shop.place(AYU, cart);
    if (!placed.ok) throw new Error(placed.error.code);
    const { id } = placed.value.order;
    expect(placed.value.order).toMatchObject({ coupon: 'GOODS', totalIdr: full - 50_000 });
    // What counted when it was placed counts when it is paid.
    await shop.orders.deps.db.primary.execute(
      `UPDATE coupon SET is_active = 0, ends_at = starts_at + 1 WHERE code = 'GOODS'`,
    );
    await shop.orders.pay(AYU, id, 'bni_va');
    expect((await shop.orders.load(id)).order).toMatchObject({
      state: 'PAYMENT_SETTLED',
      totalIdr: full - 50_000,
    });
  });

  it('uses a promo code once for a person, whether goods or a motorcycle come first, by the papers of the account', async () => {
    const { orders } = shop;
    const nik = '3174014703900077';
    const index = await orders.deps.cipher.index(nik);
    const papers = (who: string | null) =>
      orders.deps.db.primary.batch(
        [
          {
            sql: 'UPDATE customer_document SET identity_number_index = NULL WHERE identity_number_index = ?',
            args: [index],
          },
          {
            sql: `INSERT INTO customer_document (customer_id, identity_number_index) VALUES (?, ?)
              ON CONFLICT (customer_id) DO UPDATE SET identity_number_index = excluded.identity_number_index`,
            args: [who, index],
          },
        ],
        'write',
      );
    const motorcycle = async (who: string, coupon: string) =>
      orders.place(
        who,
        booking({
          coupon,
          owner: ownerWith(await orders.card(who), nik),
          orderType: 'FULL_PURCHASE',
          total: PRICE - COUPON_IDR,
          due: PRICE - COUPON_IDR,
        }),
      );
    const limit = { ok: false, error: { code: 'COUPON_CODE_LIMIT', limit: 1 } };
    for (const couponCode of ['FIRST', 'SECOND'])
      await addCoupon(orders, { code: couponCode, appliesTo: 'ALL' });
    await shop.stock(TEE, 50);
    await papers(AYU);
    const cart = await shop.filled(AYU, TEE, 3);
    expect(await shop.apply(AYU, cart, 'FIRST')).toMatchObject({ ok: true });
    const goods = await shop.place(AYU, cart);
    if (!goods.ok) throw new Error(goods.error.code);
    expect(await motorcycle(BIMA, 'FIRST')).toMatchObject(limit);

    const bought = await motorcycle(BIMA, 'SECOND');
    if (!bought.ok) throw new Error(bought.error.code);
    const later = await shop.filled(AYU, TEE, 3);
    expect(await shop.apply(AYU, later, 'SECOND')).toMatchObject(limit);
    for (const [who, loaded] of [
      [AYU, goods.value],
      [BIMA, bought.value],
    ] as const)
      await cancelOrder(
        who,
        { orderId: loaded.order.id, reason: 'NOT_WANTED', refund: 0 },
        orders.deps,
      );
    await shop.remove(AYU, later, TEE);
  });

  it('takes a promo code of a verified phone number alone, whichever papers the account has', async () => {
    const { primary } = shop.orders.deps.db;
    const verify = (at: number | null) =>
      primary.execute({
        sql: 'UPDATE customer SET phone_verified_at = ? WHERE id = ?',
        args: [at, BIMA],
      });
    await addCoupon(shop.orders, { code: 'PROVEN', amountIdr: 10_000, appliesTo: 'GOODS' });
    await shop.stock(TEE, 50);
    await verify(null);
    const cart = await shop.filled(BIMA, TEE, 3);
    const unverified = { ok: false, error: { code: 'NOT_VERIFIED', couponCode: 'PROVEN' } };
    expect(await shop.apply(BIMA, cart, 'PROVEN')).toEqual(unverified);
    // A code that there is not is no other because of it.
    expect(code(await shop.apply(BIMA, cart, 'NOSUCH'))).toBe('COUPON_CODE_INVALID');
    await verify(1);
    expect(await shop.apply(BIMA, cart, 'PROVEN')).toMatchObject({ ok: true });
    await verify(null);
    expect(await shop.priced(BIMA, cart)).toMatchObject({
      discount: 0,
      couponError: unverified.error,
    });
    expect(await shop.place(BIMA, cart)).toEqual(unverified);
    await verify(1);
    await shop.unapply(BIMA, cart);
    await shop.remove(BIMA, cart, TEE);
  });

  it('removes a promo code, also one that is not there', async () => {
    const cart = await shop.filled(AYU, CAP, 2);
    await addCoupon(shop.orders, { code: 'AWAY', amountIdr: 10_000, appliesTo: 'ALL' });
    await shop.apply(AYU, cart, 'AWAY');
    for (const _ of [1, 2]) {
      const removed = await shop.unapply(AYU, cart);
      expect(removed.ok && removed.value).toMatchObject({ discount: 0, couponError: null });
    }
  });

  it('costs the same in whatever order things are added and taken out, codes come and go and delivery is chosen, and that is what the provider is told', {
    timeout: 240_000,
  }, async () => {
    const { orders } = shop;
    const terms = { appliesTo: 'GOODS', mostPerPerson: 1_000 } as const;
    await addCoupon(orders, { ...terms, code: 'BIG', amountIdr: 900_000 });
    const share = { kind: 'RATE', basisPoints: 1_250, amountIdr: null } as const;
    await addCoupon(orders, { ...terms, ...share, code: 'EIGHTH' });
    const variants = [CAP, TEE, 'itm_sling-bag_-'];
    for (const variant of variants) await shop.stock(variant, 100);
    const step = fc.record({
      what: fc.constantFrom('add', 'set', 'remove', 'apply', 'unapply', 'method'),
      variant: fc.constantFrom(...variants),
      count: fc.integer({ min: 1, max: 4 }),
      code: fc.constantFrom('BIG', 'EIGHTH', 'NOSUCH'),
      method: fc.constantFrom('PARCEL', 'PICKUP:aec-scbd'),
    });
    const wanted = fc.record({
      who: fc.constantFrom(undefined, AYU),
      counts: fc.tuple(...variants.map(() => fc.integer({ min: 0, max: 4 }))),
      coupon: fc.constantFrom('BIG', 'EIGHTH', null),
      method: fc.constantFrom('PARCEL', 'PICKUP:aec-scbd'),
    });
    type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
    const tryAgain = () => orders.deps.db.primary.execute('DELETE FROM attempt');
    const walk = async (who: string | undefined, cart: string, steps: readonly Step[]) => {
      for (const { what, variant, count, code: couponCode, method } of steps) {
        if (what === 'add') await shop.add(who, cart, variant, count);
        if (what === 'set') await shop.adjust(who, cart, variant, count);
        if (what === 'remove') await shop.remove(who, cart, variant);
        if (what === 'apply') await shop.apply(who, cart, couponCode);
        if (what === 'unapply') await shop.unapply(who, cart);
        if (what === 'method' && who !== undefined) await shop.method(who, cart, method);
      }
    };
    const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
    const property = fc.asyncProperty(
      wanted,
      fc.array(step, { maxLength: 8 }),
      async ({ who, counts, coupon: couponCode, method }, steps) => {
        const things = variants.map((variant, at) => [variant, counts[at] ?? 0] as const);
        const seen = [];
        let cart = newCart();
        for (const isFirst of [true, false]) {
          await tryAgain();
          if (who === undefined && !isFirst) cart = newCart();
          const added = await shop.add(who, cart, CAP, 1);
          cart = (added.ok && added.value?.cart.id) || cart;
          if (who !== undefined) await shop.address(who, cart, JAKARTA);
          await walk(who, cart, isFirst ? steps : [...steps].reverse());
          for (const [variant, count] of isFirst ? things : [...things].reverse())
            if (count === 0) await shop.remove(who, cart, variant);
            else await shop.adjust(who, cart, variant, count);
          if (who !== undefined) await shop.method(who, cart, method);
          if (couponCode === null) await shop.unapply(who, cart);
          else await shop.apply(who, cart, couponCode);
          const priced = await shop.priced(who, cart);
          if (priced === null) throw new Error('The cart is gone.');
          const { goods, discount, total, shipping, priceLines } = priced;
          const fee = shipping?.fee ?? 0;
          expect(totalOf(priceLines)).toBe(total);
          expect(total).toBe(goods + fee - discount);
          const worth = { BIG: 900_000, EIGHTH: Math.round(goods / 8), none: 0 };
          const room = Math.max(0, Math.min(goods, goods + fee - LEAST_TOTAL_IDR));
          expect(discount).toBe(Math.min(room, worth[couponCode ?? 'none']));
          seen.push({ goods, discount, total, fee });
        }
        expect(seen[0]).toEqual(seen[1]);
        const total = seen[0]?.total ?? 0;
        if (who === undefined || total === 0) return;
        const placed = await shop.place(who, cart);
        if (!placed.ok) throw new Error(placed.error.code);
        const { id } = placed.value.order;
        const sent = await orders.transaction(id);
        expect(sent?.amount).toBe(total);
        expect(sent?.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(
          total,
        );
        expect(totalOf(placed.value.lines)).toBe(total);
        const ended = { orderId: id, reason: 'NOT_WANTED', refund: 0 };
        await cancelOrder(who, ended, orders.deps);
      },
    );
    await fc.assert(property, { seed, numRuns: 15 });
  });
});
