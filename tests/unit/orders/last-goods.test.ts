import { describe, expect, it } from 'vitest';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { CAP, type GoodsShop, moreCustomers, openGoodsShop } from '#tests/support/goods-shop.ts';
import { stores } from '#tests/support/stores.ts';

const BUYERS = 60;
const LEFT = 7;

describe.each(stores)('the last goods, on $kind', ({ open }) => {
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
});
