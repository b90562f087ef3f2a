import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SALE_KEPT_MS } from '#db/ledger/triggers.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { forget } from '#edge/platform/jobs/forget.ts';
import { LASTING, SALE } from '#edge/platform/retention/lasting.ts';
import { OF_A_SALE } from '#edge/platform/retention/sales.ts';
import { addCoupon, booking, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts';
import { stores } from '#tests/support/stores.ts';

describe('a sale', () => {
  let shop: OrderShop;
  let orderId: string;
  beforeAll(async () => {
    shop = await openOrderShop(stores[0].open);
    await addCoupon(shop, { code: 'DECADE' });
    const coupon = await shop.place('cus_guest', booking({ coupon: 'DECADE', total: 41_750_000 }));
    if (!coupon.ok) throw new Error(JSON.stringify(coupon.error));
    orderId = coupon.value.order.id;
    await shop.pay('cus_guest', orderId, 'bca_va');
  });
  afterAll(() => shop.stop());

  const count = async (table: string, where = '1'): Promise<number> => {
    const { rows } = await shop.deps.db.primary.execute(
      `SELECT count(*) AS n FROM ${table} WHERE ${where}`,
    );
    return Number(rows[0]?.n);
  };
  const run = async (): Promise<void> => {
    const queries = await forget.run({} as never, shop.deps as never);
    await shop.deps.db.write(queries as never);
  };
  const execute = (sql: string) => shop.deps.db.primary.execute(sql);

  it('takes everything along that is promised to go with it', () => {
    const promised = LASTING.filter(({ until }) => until === SALE).map(({ table }) => table);
    expect(promised.filter((table) => !(table in OF_A_SALE))).toEqual([]);
  });

  it('is there until ten years after its end, and then gone with all that hangs on it', async () => {
    await execute(`UPDATE customer_order SET state = 'CANCELLED' WHERE id = '${orderId}'`);
    const { rows } = await execute(
      `SELECT updated_at AS at FROM customer_order WHERE id = '${orderId}'`,
    );
    const ended = Number(rows[0]?.at);
    expect(await count('order_history')).toBeGreaterThan(0);
    expect(await count('coupon_use')).toBe(1);
    expect(await count('payment_event')).toBeGreaterThan(0);
    expect(await count('order_names')).toBe(1);
    expect(await count('order_name_terms')).toBeGreaterThan(0);
    const moved = await count('transfer');
    shop.wait(ended + SALE_KEPT_MS - shop.now());
    await run();
    expect(await count('customer_order')).toBe(1);
    expect(await count('order_line')).toBeGreaterThan(0);
    shop.wait(1);
    await run();
    for (const table of [...Object.keys(OF_A_SALE), 'customer_order'])
      expect.soft(await count(table), table).toBe(0);
    // Of the names in it nothing is in the index either.
    for (const index of ['order_names', 'order_name_terms'])
      expect.soft(await count(index), index).toBe(0);
    // The books still add up.
    expect(await count('transfer')).toBe(moved);
    expect(await shop.differences()).toEqual([]);
    expect(await count('coupon', "code = 'DECADE'")).toBe(1);
  });

  it('stays as long as it is under way, and its records cannot be deleted before', async () => {
    const placed = await shop.place('cus_guest', booking());
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const { id } = placed.value.order;
    shop.wait(SALE_KEPT_MS + HOUR_MS);
    await run();
    expect(await count('customer_order')).toBe(1);
    await expect(execute('DELETE FROM order_history')).rejects.toThrow(/immutable/);
    const list = () => execute(`INSERT INTO forgotten_order VALUES ('${id}', ${shop.now()})`);
    await expect(list()).rejects.toThrow(/within ten years/);
    await execute(
      `UPDATE customer_order SET state = 'COMPLETED', updated_at = ${shop.now()} WHERE id = '${id}'`,
    );
    await expect(list()).rejects.toThrow(/within ten years/);
  });
});
