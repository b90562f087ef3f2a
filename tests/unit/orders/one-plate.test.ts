import { describe, expect, it } from 'vitest';
import { plateNumberOf } from '#edge/contract/orders/papers.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { updateRegistration } from '#edge/domains/orders/staff/registration.ts';
import { openOrderShop } from '#tests/support/order-shop.ts';
import { decision, moneyOf, must, STAFF } from '#tests/support/paid-order.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const paper = { item: 'TNKB', progress: 'READY', plateNumber: 'B 1801 AAA' } as const;

describe.each(storesOfPass)('the number of a plate, on $kind', ({ open }) => {
  it('is refused to an order when another one got it after it was looked for, and before it was written', async () => {
    const shop = await openOrderShop(open);
    const money = moneyOf(shop);
    const [one, other] = [await money.bought('bca_va'), await money.bought('bca_va')];
    for (const id of [one, other]) must(await processOrder(STAFF, decision(id), shop.deps));
    let writes = 0;
    const db = Object.create(shop.deps.db, {
      write: {
        value: async (...args: Parameters<typeof shop.deps.db.write>) => {
          if (++writes === 1)
            must(await updateRegistration(STAFF, { ...decision(other), ...paper }, shop.deps));
          return shop.deps.db.write(...args);
        },
      },
    }) as typeof shop.deps.db;
    expect(
      await updateRegistration(STAFF, { ...decision(one), ...paper }, { ...shop.deps, db }),
    ).toEqual({
      ok: false,
      error: {
        code: 'ORDER_INVALID',
        faults: [{ field: 'plateNumber', key: 'desk.plate-number.taken' }],
      },
    });
    expect(writes).toBe(1);
    const { order, registration } = await shop.load(one);
    expect(plateNumberOf(registration)).toBeNull();
    expect(order.version).toBeLessThan((await shop.load(other)).order.version);
    await shop.stop();
  });
});
