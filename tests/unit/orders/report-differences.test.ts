import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { reportDifferences } from '#edge/domains/payments/index.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts';
import { moneyOf } from '#tests/support/paid-order.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('the hourly reports of differences, on $kind', ({ open }) => {
  let shop: OrderShop;
  let money: ReturnType<typeof moneyOf>;
  beforeAll(async () => {
    shop = await openOrderShop(open, 3);
    money = moneyOf(shop);
  });
  afterAll(() => shop.stop());

  const reported = (event: string): readonly string[] =>
    shop.logged.filter((line) => line.includes(event));

  const pass = async (): Promise<void> => {
    await money.pass(1, HOUR_MS);
    await runDueJobs(shop.deps, [reportDifferences]);
  };

  it('say nothing while all agrees, and name what does not', async () => {
    const id = await money.bought();
    await pass();
    expect(reported('.difference')).toEqual([]);
    const { db } = shop.deps;
    await db.primary.execute({
      sql: 'UPDATE customer_order SET total_idr = total_idr + 1 WHERE id = ?',
      args: [id],
    });
    await db.primary.execute({
      sql: 'UPDATE payment_attempt SET paid_idr = paid_idr + 1 WHERE ref = ?',
      args: [id],
    });
    await pass();
    expect(reported('orders.difference').join('\n')).toContain('the lines are the total');
    expect(reported('ledger.difference').join('\n')).toContain(
      (await shop.load(id)).attempts[0]?.id,
    );
  });
});
