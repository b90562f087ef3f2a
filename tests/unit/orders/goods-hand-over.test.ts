import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { endUndelivered, withdrawOrder } from '#edge/domains/orders/cancel.ts';
import { handOverItems } from '#edge/domains/orders/hand-over/hand-over.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { requestReturn } from '#edge/domains/orders/returns/request.ts';
import { takeOutItems } from '#edge/domains/orders/returns/take-out.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { goodsSteps } from '#tests/support/goods-returns.ts';
import { CAP, type GoodsShop, openGoodsShop, TEE } from '#tests/support/goods-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';
import { lineStanding } from '#web/domains/orders/returns/line-standing.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_admin';

const code = (done: { ok: boolean; error?: { code: string } }): string | undefined =>
  done.ok ? undefined : done.error?.code;

describe.each(storesOfPass)('an order of goods that comes in parts, on $kind', ({ open }) => {
  let shop: GoodsShop;
  let steps: ReturnType<typeof goodsSteps>;
  beforeAll(async () => {
    shop = await openGoodsShop(open);
    steps = goodsSteps(shop);
  });
  afterAll(async () => {
    expect(await shop.orders.differences()).toEqual([]);
    await shop.stop();
  });

  const seen = ({ order: { id } }: Loaded) => ({ id, expectedVersion: null });
  const packed = async (things: Readonly<Record<string, number>>): Promise<Loaded> => {
    const { order } = await steps.paid(AYU, things);
    const done = await processOrder(STAFF, { id: order.id, expectedVersion: null }, steps.deps);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value;
  };
  const handOver = (
    order: Loaded,
    quantities: readonly number[],
    parcelId = newId('gho', shop.orders.now()),
  ) => {
    const lines = quantities
      .map((quantity, position) => ({ position, quantity }))
      .filter(({ quantity }) => quantity > 0);
    return handOverItems(STAFF, { parcelId, lines }, seen(order), steps.deps);
  };
  const standings = async ({ order: { id } }: Loaded) =>
    (recordOf(await shop.orders.load(id), shop.orders.now()).items ?? []).map(lineStanding);
  const onHand = async (variantId: string): Promise<number> => {
    const { rows } = await steps.deps.db.primary.execute({
      sql: 'SELECT sum(on_hand) AS n FROM shop_stock WHERE variant_id = ?',
      args: [variantId],
    });
    return Number(rows[0]?.n);
  };

  it('tells line by line what came, once for each parcel, and takes it off the shelf; the rest comes with the order', async () => {
    const order = await packed({ [CAP]: 3, [TEE]: 1 });
    const parcel = newId('gho', shop.orders.now());
    const twice = await Promise.all([
      handOver(order, [2, 0], parcel),
      handOver(order, [2, 0], parcel),
    ]);
    expect(twice.map(code)).toEqual([undefined, undefined]);
    expect((await handOver(order, [2, 0], parcel)).ok).toBe(true);
    expect(await standings(order)).toEqual([
      { received: 2, waiting: 1, takenOut: 0, returned: 0 },
      { received: 0, waiting: 1, takenOut: 0, returned: 0 },
    ]);
    expect([await onHand(CAP), await shop.onHold(CAP)]).toEqual([18, 1]);
    expect(await shop.orders.differences()).toEqual([]);
    const delivered = await steps.deliver(order.order.id);
    expect(delivered.order.state).toBe('DELIVERED');
    expect(await standings(order)).toMatchObject([
      { received: 3, waiting: 0 },
      { received: 1, waiting: 0 },
    ]);
    expect([await onHand(CAP), await shop.onHold(CAP)]).toEqual([17, 0]);
    expect(delivered.figures.soldIdr).toBe(order.order.totalIdr);
    const lines = [{ position: 0, quantity: 3 }];
    const back = { id: steps.newReturn(), orderId: order.order.id, lines, photos: [] };
    const request = await requestReturn(AYU, { ...back, reason: 'CHANGED_MIND' }, steps.deps);
    expect(code(request)).toBeUndefined();
    expect(await standings(order)).toMatchObject([{ received: 3, returned: 3 }, { returned: 0 }]);
  });

  it('is never handed over beyond what was bought, nor before it is packed, nor as a whole without its passkey', async () => {
    const paid = await steps.paid(AYU, { [CAP]: 2 });
    expect(code(await handOver(paid, [1]))).toBe('ORDER_STATE_TRANSITION');
    const order = await packed({ [CAP]: 4 });
    expect(code(await handOver(order, [5]))).toBe('ORDER_RETURN_QUANTITY');
    expect(code(await handOver(order, [4]))).toBe('ORDER_RETURN_EVERYTHING');
    const both = await Promise.all([handOver(order, [3]), handOver(order, [3])]);
    expect(both.map(code).sort()).toEqual(['ORDER_RETURN_QUANTITY', undefined]);
    expect(await shop.onHold(CAP)).toBe(2 + 1);
    const elsewhere = await packed({ [TEE]: 2 });
    const [taken] = (await shop.orders.load(order.order.id)).handedOver;
    expect(code(await handOver(elsewhere, [1], taken?.parcelId))).toBe('ORDER_ID_TAKEN');
  });

  it('of which a part came keeps that part: the rest is taken out and paid back, and the order does not end as a whole', async () => {
    const order = await packed({ [CAP]: 3 });
    const [cap] = order.items;
    expect(code(await handOver(order, [2]))).toBeUndefined();
    const ending = { reason: 'CANCELLED_BY_STAFF', note: null } as const;
    for (const end of [withdrawOrder, endUndelivered])
      expect(code(await end(STAFF, { ...seen(order), ...ending }, steps.deps))).toBe(
        'ORDER_STATE_TRANSITION',
      );
    const out = (quantity: number) => ({
      returnId: steps.newReturn(),
      lines: [{ position: 0, quantity }],
      reason: 'NOT_ON_THE_SHELF',
    });
    const tooMany = await takeOutItems(STAFF, out(2), seen(order), steps.deps);
    expect(tooMany).toMatchObject({
      error: { code: 'ORDER_RETURN_QUANTITY', quantityAvailable: 1 },
    });
    const done = await takeOutItems(STAFF, out(1), seen(order), steps.deps);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    expect(done.value.refunds.map(({ amountIdr }) => amountIdr)).toEqual([cap?.unitIdr]);
    expect(done.value.order.totalIdr).toBe(order.order.totalIdr - (cap?.unitIdr ?? 0));
    expect(await standings(order)).toEqual([{ received: 2, waiting: 0, takenOut: 1, returned: 0 }]);
    const closed = await steps.deliver(order.order.id);
    expect(closed.order.state).toBe('DELIVERED');
    expect(closed.figures.soldIdr).toBe(closed.order.totalIdr);
    expect(await standings(order)).toMatchObject([{ received: 2, takenOut: 1 }]);
  });
});
