import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { totalOf } from '#edge/contract/orders/price-lines.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import { ordersToEnd } from '#edge/domains/orders/cart/orders-to-end.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import { processOrder, shipOrder } from '#edge/domains/orders/staff/dispatch.ts';
import {
  BATTERY,
  CAP,
  type GoodsShop,
  JAKARTA,
  newCart,
  openGoodsShop,
  TEE,
} from '#tests/support/goods-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const BIMA = 'cus_owner2';

const linesOf = (cart: { lines: readonly { variantId: string; quantity: number }[] } | null) =>
  Object.fromEntries((cart?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]));

const code = (done: { ok: boolean; error?: { code: string } }): string | undefined =>
  done.ok ? undefined : done.error?.code;

describe.each(storesOfPass)('a cart, on $kind', ({ open }) => {
  let shop: GoodsShop;
  beforeAll(async () => {
    shop = await openGoodsShop(open);
  });
  afterAll(async () => {
    expect(await shop.orders.differences()).toEqual([]);
    await shop.stop();
  });

  it('begins with the first thing, adds up, is set, and loses what is taken out', async () => {
    const cart = newCart();
    expect(await shop.priced(undefined, cart)).toBeNull();
    await shop.add(undefined, cart, CAP, 1);
    await shop.add(undefined, cart, CAP, 2);
    const set = await shop.adjust(undefined, cart, TEE, 4);
    expect(set.ok && linesOf(set.value)).toEqual({ [CAP]: 3, [TEE]: 4 });
    expect(await shop.adjust(undefined, cart, TEE, 4)).toEqual(set);
    await shop.adjust(undefined, cart, TEE, 0);
    const removed = await shop.remove(undefined, cart, 'itm_rear-rack_-');
    expect(removed.ok && linesOf(removed.value)).toEqual({ [CAP]: 3 });
  });

  it('refuses less than nothing, more than there is, more than fits, and what there is not', async () => {
    const cart = newCart();
    expect(code(await shop.remove(undefined, cart, CAP))).toBe('NO_ACTIVE_ORDER');
    expect(code(await shop.add(undefined, cart, CAP, -1))).toBe('NEGATIVE_QUANTITY');
    await shop.stock('itm_rear-rack_-', 3);
    const over = await shop.add(undefined, cart, 'itm_rear-rack_-', 4);
    expect(over).toEqual({
      ok: false,
      error: { code: 'INSUFFICIENT_STOCK', quantityAvailable: 3 },
    });
    const none = await shop.add(undefined, cart, 'itm_nothing_-', 1);
    expect(none).toEqual({
      ok: false,
      error: { code: 'INSUFFICIENT_STOCK', quantityAvailable: 0 },
    });
    await shop.stock(CAP, 1_000);
    const many = await shop.add(undefined, cart, CAP, CART_LIMITS.items + 1);
    expect(many).toEqual({ ok: false, error: { code: 'ORDER_LIMIT', limit: CART_LIMITS.items } });
  });

  it('of somebody else looks as if it were not there', async () => {
    const cart = newCart();
    await shop.add(AYU, cart, CAP, 1);
    for (const who of [undefined, BIMA]) {
      expect(await shop.priced(who, cart)).toBeNull();
      expect(code(await shop.add(who, cart, CAP, 1))).toBe('NO_ACTIVE_ORDER');
    }
    await shop.remove(AYU, cart, CAP);
  });

  it('of a guest becomes part of the customer’s, without loss, and without doubling when it is merged again', async () => {
    const [guest, own] = [newCart(), newCart()];
    await shop.add(BIMA, own, CAP, 2);
    await shop.add(undefined, guest, CAP, 1);
    await shop.add(undefined, guest, TEE, 3);
    const once = await shop.merge(BIMA, guest);
    expect(linesOf(once)).toEqual({ [CAP]: 2, [TEE]: 3 });
    expect(once?.cart.id).toBe(own);
    expect(linesOf(await shop.merge(BIMA, guest))).toEqual({ [CAP]: 2, [TEE]: 3 });
    expect(linesOf(await shop.merge(AYU, guest))).not.toHaveProperty([TEE]);
    expect(code(await shop.add(undefined, guest, TEE, 1))).toBe('ORDER_MODIFICATION');
    const tabs = await Promise.all(
      [newCart(), newCart()].map(async (cart) => {
        await shop.add(undefined, cart, CAP, 5);
        return shop.merge(BIMA, cart);
      }),
    );
    expect(tabs.map((each) => linesOf(each)[CAP])).toEqual([5, 5]);
  });

  it('of a guest loses and doubles nothing when it is merged, and never has more things than a cart may have', async () => {
    const { primary } = shop.orders.deps.db;
    const fill = (cart: string, lines: ReadonlyMap<string, number>) =>
      primary.batch(
        [...lines].map(([variantId, quantity], at) => ({
          sql: 'INSERT INTO cart_line VALUES (?, ?, ?, ?)',
          args: [cart, variantId, quantity, at],
        })),
        'write',
      );
    const things = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), {
      maxLength: CART_LIMITS.lines,
      size: 'max',
    });
    const counted = (salt: number) =>
      things.map(
        (all) => new Map(all.map((at) => [`itm_thing${at}_-`, 1 + ((at * 7 + salt) % 5)])),
      );
    const linesInStore = async (cart: string) => {
      const { rows } = await primary.execute({
        sql: 'SELECT variant_id, quantity FROM cart_line WHERE cart_id = ?',
        args: [cart],
      });
      return new Map(rows.map((row) => [String(row.variant_id), Number(row.quantity)]));
    };
    const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
    const own = await shop.filled(BIMA, TEE);
    const property = fc.asyncProperty(counted(0), counted(3), async (mine, guests) => {
      const guest = newCart();
      await shop.add(undefined, guest, TEE, 1);
      await primary.execute({
        sql: 'DELETE FROM cart_line WHERE cart_id IN (?, ?)',
        args: [own, guest],
      });
      await fill(own, mine);
      await fill(guest, guests);
      await shop.merge(BIMA, guest);
      const after = await linesInStore(own);
      await shop.merge(BIMA, guest);
      expect(await linesInStore(own)).toEqual(after);
      const news = [...guests.keys()].filter((each) => !mine.has(each));
      const room = CART_LIMITS.lines - mine.size;
      // The guest's are numbered in the order in which they were added.
      const expected = new Map(
        [...mine.keys(), ...news.slice(0, room)].map((each) => [
          each,
          Math.max(mine.get(each) ?? 0, guests.get(each) ?? 0),
        ]),
      );
      expect(after).toEqual(expected);
    });
    await fc.assert(property, { seed, numRuns: 25 });
    await primary.execute({ sql: 'DELETE FROM cart_line WHERE cart_id = ?', args: [own] });
  });

  it('costs what its lines say: goods, tax, delivery by weight and distance, collected for nothing', async () => {
    const cart = await shop.filled(AYU, TEE, 2);
    const collected = await shop.priced(AYU, cart);
    expect(collected?.shipping?.fee).toBe(0);
    expect(collected?.total).toBe(collected?.goods);
    await shop.address(AYU, cart, JAKARTA);
    const near = await shop.method(AYU, cart, 'PARCEL');
    const moved = await shop.address(AYU, cart, {
      ...JAKARTA,
      provinceId: '91',
      cityId: '9171',
      districtId: '917101',
    });
    expect(moved.ok && moved.value?.cart.address?.cityId).toBe('9171');
    const far = await shop.priced(AYU, cart);
    const fee = (priced: typeof far) => priced?.shipping?.fee ?? 0;
    expect(near.ok && fee(near.value)).toBeGreaterThan(0);
    expect(fee(far)).toBeGreaterThan(near.ok ? fee(near.value) : 0);
    for (const priced of [collected, far])
      expect(totalOf(priced?.priceLines ?? [])).toBe(priced?.total);
    await shop.remove(AYU, cart, TEE);
  });

  it('with a battery goes by our own courier, or is collected, and never in a parcel', async () => {
    const cart = await shop.filled(AYU, BATTERY);
    await shop.address(AYU, cart, JAKARTA);
    const parcel = await shop.method(AYU, cart, 'PARCEL');
    expect(parcel).toEqual({
      ok: false,
      error: { code: 'INELIGIBLE_SHIPPING_METHOD', reason: 'DANGEROUS' },
    });
    expect(code(await shop.method(AYU, cart, 'COURIER'))).toBeUndefined();
    // What was chosen before the battery came holds no more, and is said.
    await shop.remove(AYU, cart, BATTERY);
    await shop.add(AYU, cart, CAP, 1);
    await shop.method(AYU, cart, 'PARCEL');
    await shop.add(AYU, cart, BATTERY, 1);
    expect((await shop.priced(AYU, cart))?.shippingFault).toBe('DANGEROUS');
    const refused = await shop.place(AYU, cart);
    expect(code(refused)).toBe('INELIGIBLE_SHIPPING_METHOD');
    for (const variant of [CAP, BATTERY]) await shop.remove(AYU, cart, variant);
  });

  it('is ordered only as it was seen: refused at other prices and after a change elsewhere, also where the total is the same', async () => {
    const prices = (cap: number, tee: number) =>
      shop.orders.deps.db.primary.batch(
        [
          { sql: "UPDATE shop_item SET price_idr = ? WHERE slug = 'cap'", args: [cap] },
          { sql: "UPDATE shop_item SET price_idr = ? WHERE slug = 'logo-tee'", args: [tee] },
        ],
        'write',
      );
    const { rows } = await shop.orders.deps.db.primary.execute(
      "SELECT price_idr FROM shop_item WHERE slug IN ('cap', 'logo-tee') ORDER BY slug",
    );
    const [cap, tee] = rows.map(({ price_idr }) => Number(price_idr)) as [number, number];
    const cart = await shop.filled(AYU, CAP, 1);
    await shop.add(AYU, cart, TEE, 1);
    const lookAt = async () => {
      const priced = await shop.priced(AYU, cart);
      if (priced === null) throw new Error('The cart is gone.');
      return {
        version: priced.cart.version,
        shipping: priced.shipping?.fee ?? 0,
        prices: priced.priced.map(({ variantId, variant }) => ({
          variantId,
          unitPrice: variant?.priceIdr ?? 0,
        })),
      };
    };
    const seen = await lookAt();
    const total = (await shop.priced(AYU, cart))?.total ?? 0;
    await prices(cap + 5_000, tee - 5_000);
    expect(await shop.place(AYU, cart, { total, seen })).toMatchObject({
      error: { code: 'ORDER_PRICE_CHANGED', total },
    });
    await prices(cap, tee);
    const dearer = { ...seen, shipping: seen.shipping + 1 };
    expect(code(await shop.place(AYU, cart, { total, seen: dearer }))).toBe('ORDER_PRICE_CHANGED');
    // Another device puts something in and takes it out again.
    await shop.adjust(AYU, cart, CAP, 2);
    await shop.adjust(AYU, cart, CAP, 1);
    expect(code(await shop.place(AYU, cart, { total, seen }))).toBe('ORDER_CHANGED');
    expect(await shop.onHold(CAP)).toBe(0);
    const placed = await shop.place(AYU, cart, { total, seen: await lookAt() });
    if (!placed.ok) throw new Error(placed.error.code);
    // Sent again as it was seen then, it is the same order.
    const again = await shop.place(AYU, cart, { total, seen, id: placed.value.order.id });
    expect(again.ok && again.value.order.id).toBe(placed.value.order.id);
    await cancelOrder(
      AYU,
      { orderId: placed.value.order.id, reason: 'NOT_WANTED', refund: 0 },
      shop.orders.deps,
    );
  });

  it('becomes one order, however often it is sent, at the figure that was seen, and is closed then', async () => {
    const cart = await shop.filled(AYU, CAP, 2);
    const total = (await shop.priced(AYU, cart))?.total ?? 0;
    const other = await shop.place(AYU, cart, { total: total - 1 });
    expect(other).toMatchObject({ ok: false, error: { code: 'ORDER_PRICE_CHANGED', total } });
    const tries = await Promise.all([shop.place(AYU, cart), shop.place(AYU, cart)]);
    const ids = tries.map((each) => (each.ok ? each.value.order.id : each.error.code));
    expect([...new Set(ids)], JSON.stringify(tries)).toHaveLength(1);
    const [first] = tries;
    if (!first?.ok) throw new Error(first?.error.code);
    const { order, items, lines, attempts } = first.value;
    expect(order).toMatchObject({ kind: 'GOODS', state: 'WAITING_PAYMENT', totalIdr: total });
    expect(items).toMatchObject([{ variantId: CAP, quantity: 2 }]);
    expect(totalOf(lines)).toBe(total);
    expect(attempts).toMatchObject([{ amountIdr: total }]);
    expect(order.expiresAt).toBe(shop.orders.now() + HOUR_MS);
    expect(code(await shop.add(AYU, cart, CAP, 1))).toBe('ORDER_MODIFICATION');
    await cancelOrder(
      AYU,
      { orderId: order.id, reason: 'NOT_WANTED', refund: 0 },
      shop.orders.deps,
    );
    expect(await shop.onHold(CAP)).toBe(0);
  });

  it('is paid, picked, shipped and handed over by the moves of every order: no papers, no motorcycle', async () => {
    const { deps, pay, load } = shop.orders;
    await shop.stock(TEE, 10);
    const cart = await shop.filled(BIMA, TEE);
    await shop.remove(BIMA, cart, CAP);
    await shop.adjust(BIMA, cart, TEE, 3);
    const placed = await shop.place(BIMA, cart);
    if (!placed.ok) throw new Error(placed.error.code);
    const { id } = placed.value.order;
    await pay(BIMA, id, 'bni_va');
    expect((await load(id)).order.state).toBe('PAYMENT_SETTLED');
    const request = { id, expectedVersion: null };
    await processOrder('cus_admin', request, deps);
    await shipOrder('cus_admin', request, deps);
    const shipping = await load(id);
    const photo = await shop.orders.card('cus_admin');
    await deps.db.primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [photo],
    });
    const { workOrder, passkey } = shipping.order;
    const done = await deliverOrder('cus_admin', { workOrder, passkey, photo }, request, deps);
    if (!done.ok) throw new Error(done.error.code);
    const { rows } = await deps.db.primary.execute({
      sql: 'SELECT on_hand FROM shop_stock WHERE variant_id = ?',
      args: [TEE],
    });
    expect(rows[0]?.on_hand).toBe(7);
    expect(await shop.onHold(TEE)).toBe(0);
    expect(done.value.registration).toEqual([]);
    const record = recordOf(done.value, shop.orders.now());
    expect(record).toMatchObject({ state: 'DELIVERED', kind: 'GOODS', vin: null });
    expect(record.items).toMatchObject([{ variantId: TEE, quantity: 3 }]);
  });

  it('is not blocked by its own unpaid order: paying the new one ends that, payment first', async () => {
    await shop.stock(CAP, 3);
    const first = await shop.place(AYU, await shop.filled(AYU, CAP, 3));
    if (!first.ok) throw new Error(first.error.code);
    const again = await shop.filled(AYU, CAP, 2);
    expect((await shop.priced(AYU, again))?.priced[0]?.available).toBe(3);
    expect(code(await shop.add(BIMA, newCart(), CAP, 1))).toBe('INSUFFICIENT_STOCK');
    const second = await shop.place(AYU, again);
    if (!second.ok) throw new Error(second.error.code);
    expect((await shop.orders.load(first.value.order.id)).order.state).toBe('CANCELLED');
    expect(await shop.onHold(CAP)).toBe(2);
    await cancelOrder(
      AYU,
      { orderId: second.value.order.id, reason: 'NOT_WANTED', refund: 0 },
      shop.orders.deps,
    );
  });

  it('ends no more of its own unpaid orders than it takes, says which, and says so where one cannot end', async () => {
    const ending = async (cart: string) => {
      const priced = await shop.priced(AYU, cart);
      return priced === null ? null : ordersToEnd(priced).map(({ orderCode }) => orderCode);
    };
    const placed = async (quantity: number) => {
      const done = await shop.place(AYU, await shop.filled(AYU, CAP, quantity));
      if (!done.ok) throw new Error(done.error.code);
      return done.value.order;
    };
    const state = async ({ id }: { id: string }) => (await shop.orders.load(id)).order.state;
    await shop.stock(CAP, 10);
    const [small, large] = [await placed(2), await placed(4)];
    const beside = await shop.filled(AYU, CAP, 4);
    expect(await ending(beside)).toEqual([]);
    const third = await shop.place(AYU, beside);
    if (!third.ok) throw new Error(third.error.code);
    expect([await state(small), await state(large)]).toEqual([
      'WAITING_PAYMENT',
      'WAITING_PAYMENT',
    ]);
    const wanting = await shop.filled(AYU, CAP, 2);
    expect(await ending(wanting)).toEqual([small.code]);
    shop.orders.faults.arm({ kind: 'loses the answer', of: 'provider', at: 0 });
    expect(await shop.place(AYU, wanting)).toMatchObject({
      ok: false,
      error: { code: 'INSUFFICIENT_STOCK', quantityAvailable: 0 },
    });
    shop.orders.faults.arm(undefined);
    expect(await state(small)).toBe('WAITING_PAYMENT');
    const last = await shop.place(AYU, wanting);
    if (!last.ok) throw new Error(last.error.code);
    expect([await state(small), await state(large)]).toEqual(['CANCELLED', 'WAITING_PAYMENT']);
    for (const { id: orderId } of [large, third.value.order, last.value.order])
      await cancelOrder(AYU, { orderId, reason: 'NOT_WANTED', refund: 0 }, shop.orders.deps);
  });

  it('is not refused for too many unpaid orders where paying it ends one of them', async () => {
    const placed = async (variantId: string, quantity: number) => {
      const done = await shop.place(AYU, await shop.filled(AYU, variantId, quantity));
      if (!done.ok) throw new Error(done.error.code);
      return done.value.order.id;
    };
    await shop.stock(CAP, 2);
    await shop.stock(TEE, 50);
    const holding = await placed(CAP, 2);
    const others: string[] = [];
    while (others.length < ORDER_LIMITS.open - 1) others.push(await placed(TEE, 1));
    const beside = await shop.filled(AYU, TEE, 1);
    expect(await shop.place(AYU, beside)).toMatchObject({
      ok: false,
      error: { code: 'ORDER_LIMIT', limit: ORDER_LIMITS.open },
    });
    await shop.remove(AYU, beside, TEE);
    const instead = await shop.place(AYU, await shop.filled(AYU, CAP, 2));
    if (!instead.ok) throw new Error(instead.error.code);
    expect((await shop.orders.load(holding)).order.state).toBe('CANCELLED');
    for (const orderId of [...others, instead.value.order.id])
      await cancelOrder(AYU, { orderId, reason: 'NOT_WANTED', refund: 0 }, shop.orders.deps);
  });
});
