import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { orderJobs } from '#edge/domains/orders/jobs.ts';
import { parseEnv } from '#edge/env.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { CAP, goodsOf } from '#tests/support/goods-shop.ts';
import { openOrderShop } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const MINUTES = 7;

const configured = parseEnv({
  ALVA_ENV: 'embedded',
  DATABASE_URL: 'file:unused',
  GOODS_PAYMENT_MINUTES: String(MINUTES),
});

describe.each(storesOfPass)('goods that are not paid, on $kind', ({ open }) => {
  const opened = async () => {
    const orders = await openOrderShop(open);
    const { GOODS_PAYMENT_MINUTES } = configured;
    const env = { ...orders.deps.env, GOODS_PAYMENT_MINUTES };
    return goodsOf({ ...orders, deps: { ...orders.deps, env } });
  };

  it('stay reserved, and their order open, for as many minutes as the configuration says', async () => {
    const shop = await opened();
    const { orders } = shop;
    await shop.stock(CAP, 2);
    const cart = await shop.filled(AYU, CAP, 2);
    const placed = await shop.place(AYU, cart, { method: 'bca_va' });
    if (!placed.ok) throw new Error(placed.error.code);
    const { id } = placed.value.order;
    const state = async () => (await orders.load(id)).order.state;
    expect(placed.value.order.expiresAt).toBe(orders.now() + MINUTES * MINUTE_MS);

    orders.wait(MINUTES * MINUTE_MS - 1);
    await runDueJobs(orders.deps, orderJobs);
    expect([await state(), await shop.onHold(CAP)]).toEqual(['WAITING_PAYMENT', 2]);

    // The job runs each minute.
    orders.wait(MINUTE_MS);
    await runDueJobs(orders.deps, orderJobs);
    await orders.deliverAll();
    expect([await state(), await shop.onHold(CAP)]).toEqual(['CANCELLED', 0]);
    expect(await orders.differences()).toEqual([]);
    await shop.stop();
  });
});
