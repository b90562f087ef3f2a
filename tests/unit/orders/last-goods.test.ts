import { describe, expect, it } from 'vitest';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { CAP, type GoodsShop, moreCustomers, openGoodsShop } from '#tests/support/goods-shop.ts';
import { addCoupon } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const BUYERS = 60;
const LEFT = 7;
const TAKERS = 40;
const USES = 3;

describe.each(storesOfPass)('the last goods, on $kind', ({ open }) => {
  const fill = async (shop: GoodsShop) => {
    const people = await moreCustomers(shop, BUYERS);
    const carts: [string, string][] = [];
    for (const who of people) carts.push([who, await shop.filled(who)]);
    await shop.stock(CAP, LEFT);
    return carts;
  };

  it('go to as many of sixty buyers as there are pieces, and never to one more', {
    timeout: 240_000,
  }, async () => {
    const shop = await openGoodsShop(open);
    const carts = await fill(shop);
    const tries = await Promise.all(
      carts.map(([who, cart]) =>
        shop.place(who, cart).catch(() => ({ ok: false, error: { code: 'UNAVAILABLE' } }) as const),
      ),
    );
    const bought = tries.filter(({ ok }) => ok);
    expect(bought.length).toBeLessThanOrEqual(LEFT);
    expect(await shop.onHold(CAP)).toBe(bought.length);
    // Who was turned away by the rush alone asks again, and gets what is left.
    for (const [at, [who, cart]] of carts.entries())
      if (!tries[at]?.ok) await shop.place(who, cart);
    expect(await shop.onHold(CAP)).toBe(LEFT);
    const refusals = tries.flatMap((each) => (each.ok ? [] : [each.error.code]));
    for (const code of new Set(refusals))
      expect(['INSUFFICIENT_STOCK', 'UNAVAILABLE']).toContain(code);
    expect(await shop.orders.differences()).toEqual([]);

    // Nobody pays: when the time is over everything is for sale again.
    shop.orders.wait(61 * 60_000);
    const { rows } = await shop.orders.deps.db.primary.execute(
      `SELECT id FROM customer_order WHERE state = 'WAITING_PAYMENT'`,
    );
    expect(rows).toHaveLength(LEFT);
    for (const { id } of rows) await endWindow(String(id), shop.orders.deps);
    expect(await shop.onHold(CAP)).toBe(0);
    expect(await shop.orders.differences()).toEqual([]);
    await shop.stop();
  });

  it('are bought with a promo code by as many of forty carts as it has uses, and by nobody at another price', {
    timeout: 240_000,
  }, async () => {
    const shop = await openGoodsShop(open);
    const people = await moreCustomers(shop, TAKERS);
    await addCoupon(shop.orders, {
      code: 'FEWONLY',
      appliesTo: 'GOODS',
      amountIdr: 20_000,
      most: USES,
    });
    const carts: [string, string][] = [];
    for (const who of people) {
      const cart = await shop.filled(who);
      const applied = await shop.apply(who, cart, 'FEWONLY');
      if (!applied.ok) throw new Error(applied.error.code);
      carts.push([who, cart]);
    }
    await shop.stock(CAP, TAKERS);
    const price = (await shop.priced(carts[0]?.[0], carts[0]?.[1] ?? ''))?.total ?? 0;
    const tries = await Promise.all(
      carts.map(([who, cart]) =>
        shop
          .place(who, cart, { total: price })
          .catch(() => ({ ok: false, error: { code: 'UNAVAILABLE' } }) as const),
      ),
    );
    // Who was turned away by the rush alone asks again.
    for (const [at, [who, cart]] of carts.entries()) {
      const first = tries[at];
      if (first?.ok === false && first.error.code === 'UNAVAILABLE')
        tries[at] = await shop.place(who, cart, { total: price });
    }
    const bought = tries.flatMap((each) => (each.ok ? [each.value] : []));
    expect(bought).toHaveLength(USES);
    for (const { order } of bought)
      expect(order).toMatchObject({ coupon: 'FEWONLY', totalIdr: price });
    for (const each of tries) if (!each.ok) expect(each.error.code).toBe('COUPON_CODE_LIMIT');
    expect(await shop.onHold(CAP)).toBe(USES);
    expect(await shop.orders.differences()).toEqual([]);
    await shop.stop();
  });
});
