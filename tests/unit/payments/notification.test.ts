import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking, FEE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts';
import { AYU, moneyOf, must } from '#tests/support/paid-order.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('a notification while the store is away, on $kind', ({ open }) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop(open);
  });
  afterAll(() => shop.stop());

  /** The call of the store that is the n-th from now fails, as it does when it cannot be reached. */
  const failing = (nth: number): (() => void) => {
    const { db } = shop.deps;
    let calls = 0;
    const counted = new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function' || !/^(read|readPrimary|write)$/.test(String(name)))
          return value;
        return async (...args: unknown[]) => {
          if (++calls === nth) throw new TypeError('fetch failed');
          return value.apply(target, args);
        };
      },
    });
    Object.assign(shop.deps, { db: counted });
    return () => Object.assign(shop.deps, { db });
  };

  it('is asked for again, whichever of its steps failed, and counts once', async () => {
    const money = moneyOf(shop);
    const { id } = must(await shop.place(AYU, booking())).order;
    must(await money.page(id, 'bca_va'));
    const t = await money.transaction(id);
    shop.bank.choose(t, 'bca_va');
    await shop.deliverAll();
    shop.bank.settle(t);
    const letter = shop.letters.at(-1);
    if (letter === undefined) throw new Error('nobody was told');
    shop.letters.length = 0;
    let nth = 1;
    for (; nth < 20; nth++) {
      const restore = failing(nth);
      const status = await shop.deliver(letter);
      restore();
      if (status === 200) break;
      expect(status, `call ${nth}`).toBe(503);
    }
    expect(nth).toBeGreaterThan(3);
    expect((await shop.load(id)).figures.paidIdr).toBe(FEE);
    expect(await shop.deliver(letter)).toBe(200);
    expect((await shop.load(id)).figures.paidIdr).toBe(FEE);
    expect(await shop.differences()).toEqual([]);
  });
});
