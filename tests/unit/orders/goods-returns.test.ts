import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETURN_LIMITS } from '#edge/contract/orders/returns.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { onAccount } from '#edge/domains/orders/money.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { decideReturn, withdrawReturn } from '#edge/domains/orders/returns/decide.ts';
import { lapseReturns } from '#edge/domains/orders/returns/jobs.ts';
import { receiveReturn } from '#edge/domains/orders/returns/receive.ts';
import { requestReturn } from '#edge/domains/orders/returns/request.ts';
import { takeOutItems } from '#edge/domains/orders/returns/take-out.ts';
import { approveRefund, confirmRefund } from '#edge/domains/orders/staff/refunds.ts';
import { goodsSteps } from '#tests/support/goods-returns.ts';
import { CAP, type GoodsShop, openGoodsShop, TEE } from '#tests/support/goods-shop.ts';
import { addCoupon } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const BIMA = 'cus_owner2';
const STAFF = 'cus_staff';

const code = (done: { ok: boolean; error?: { code: string } }): string | undefined =>
  done.ok ? undefined : done.error?.code;

describe.each(storesOfPass)('goods of an order, on $kind', ({ open }) => {
  let shop: GoodsShop;
  let steps: ReturnType<typeof goodsSteps>;
  beforeAll(async () => {
    shop = await openGoodsShop(open);
    steps = goodsSteps(shop);
    await addCoupon(shop.orders, {
      code: 'CAPS',
      appliesTo: 'GOODS',
      amountIdr: 50_000,
      mostPerPerson: 9,
    });
  });
  afterAll(async () => {
    expect(await shop.orders.differences()).toEqual([]);
    await shop.stop();
  });

  const seen = ({ order: { id } }: Loaded) => ({ id, expectedVersion: null });
  const ask = async (
    { order: { id: orderId } }: Loaded,
    more: object = {},
    who = AYU,
    id = steps.newReturn(),
  ) => {
    const input = {
      id,
      orderId,
      lines: [{ position: 0, quantity: 1 }],
      reason: 'CHANGED_MIND',
      photos: [],
    };
    return { id, done: await requestReturn(who, { ...input, ...more }, steps.deps) };
  };
  const accept = (order: Loaded, returnId: string) =>
    decideReturn(STAFF, { returnId, accepted: true }, seen(order), steps.deps);
  const receive = (order: Loaded, returnId: string, isRestocked = false) =>
    receiveReturn(STAFF, { returnId, isRestocked }, seen(order), steps.deps);
  const onHand = async (variantId: string): Promise<number> => {
    const { rows } = await steps.deps.db.primary.execute({
      sql: 'SELECT sum(on_hand) AS n FROM shop_stock WHERE variant_id = ?',
      args: [variantId],
    });
    return Number(rows[0]?.n);
  };
  const delivered = async (things: Readonly<Record<string, number>>, coupon?: string) =>
    steps.deliver((await steps.paid(AYU, things, coupon)).order.id);

  it('go back one of three: photo, decision, arrival, and the refund of that one, once', async () => {
    const order = await delivered({ [CAP]: 3 }, 'CAPS');
    const price = order.items[0]?.unitIdr ?? 0;
    const photo = await steps.upload(AYU, 'RETURN');
    const { id, done } = await ask(order, { reason: 'DAMAGED', note: 'Torn', photos: [photo] });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    expect(recordOf(done.value, shop.orders.now())).toMatchObject({
      items: [{ quantity: 3, left: 2 }],
      returns: [{ id, state: 'REQUESTED', note: 'Torn', photos: [`/files/${photo}`] }],
    });
    expect(code(await receive(order, id))).toBe('ORDER_RETURN_CLOSED');
    await accept(order, id);
    const before = await onHand(CAP);
    for (const _ of [1, 2]) expect((await receive(order, id, true)).ok).toBe(true);
    const after = await shop.orders.load(order.order.id);
    const third = Math.floor((3 * price - 50_000) / 3);
    expect(after.refunds).toMatchObject([
      { amountIdr: third, state: 'REQUESTED', reason: 'DAMAGED' },
    ]);
    expect(onAccount(after)).toBe(0);
    expect(after.figures.soldIdr).toBe(order.order.totalIdr - third);
    expect(await onHand(CAP)).toBe(before + 1);
    expect(after.order.state).toBe('DELIVERED');
    expect(await shop.orders.differences()).toEqual([]);
  });

  it('go back no more often than they were bought, though two ask at once, nor by the same id twice', async () => {
    const order = await delivered({ [CAP]: 3 });
    const lines = [{ position: 0, quantity: 2 }];
    const tries = await Promise.all([ask(order, { lines }), ask(order, { lines })]);
    const codes = tries.map(({ done }) => code(done));
    expect(codes.sort()).toEqual(['ORDER_RETURN_QUANTITY', undefined]);
    const first = tries.find(({ done }) => done.ok);
    const again = await ask(order, { lines }, AYU, first?.id);
    expect(again.done.ok && again.done.value.returns).toHaveLength(1);
    expect(code((await ask(order, {}, BIMA)).done)).toBe('ORDER_NOT_FOUND');
    expect(code(await withdrawReturn(BIMA, first?.id ?? '', steps.deps))).toBe('ORDER_NOT_FOUND');
    for (const _ of [1, 2])
      expect((await withdrawReturn(AYU, first?.id ?? '', steps.deps)).ok).toBe(true);
    expect((await ask(order, { lines: [{ position: 0, quantity: 3 }] })).done.ok).toBe(true);
  });

  it('of the shop’s fault go back with everything that was paid, and never more, whatever was refunded before', async () => {
    const order = await delivered({ [CAP]: 2, [TEE]: 1 }, 'CAPS');
    const photo = await steps.upload(AYU, 'RETURN');
    const all = [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ];
    const { id } = await ask(order, { lines: all, reason: 'WRONG_ITEM', photos: [photo] });
    await accept(order, id);
    await receive(order, id);
    const after = await shop.orders.load(order.order.id);
    expect(after.refunds.map(({ amountIdr }) => amountIdr)).toEqual([order.order.totalIdr]);
    expect(code((await ask(order)).done)).toBe('ORDER_RETURN_QUANTITY');
    const [refund] = after.refunds;
    const decision = { id: refund?.id ?? '', expectedVersion: null };
    await approveRefund('cus_admin', decision, steps.deps);
    await confirmRefund(STAFF, { ...decision, reference: 'BNI 1' }, steps.deps);
    expect(await shop.orders.differences()).toEqual([]);
  });

  it('stay when the two working days are over, when a photo is another’s, and when staff say no', async () => {
    const paid = await steps.paid(AYU, { [CAP]: 1 });
    expect(code((await ask(paid)).done)).toBe('ORDER_RETURN_TOO_LATE');
    const order = await steps.deliver(paid.order.id);
    const foreign = await steps.upload(BIMA, 'RETURN');
    const wrong = await ask(order, { reason: 'DAMAGED', photos: [foreign] });
    expect(code(wrong.done)).toBe('ORDER_UPLOAD_UNKNOWN');
    const { id } = await ask(order);
    const no = { returnId: id, accepted: false, answer: 'It was worn' };
    const silent = await decideReturn(STAFF, { ...no, answer: '' }, seen(order), steps.deps);
    expect(code(silent)).toBe('ORDER_INVALID');
    for (const _ of [1, 2])
      expect((await decideReturn(STAFF, no, seen(order), steps.deps)).ok).toBe(true);
    expect(code(await accept(order, id))).toBe('ORDER_RETURN_CLOSED');
    shop.orders.wait(6 * DAY_MS);
    expect(code((await ask(order)).done)).toBe('ORDER_RETURN_TOO_LATE');
  });

  it('that are accepted and never come back are the customer’s, and can be refunded no more', async () => {
    const order = await delivered({ [CAP]: 1 });
    const { id } = await ask(order);
    await accept(order, id);
    const run = { id: 'job', payload: null, attempts: 1 };
    await lapseReturns.run(run, steps.deps);
    expect((await shop.orders.load(order.order.id)).returns[0]?.state).toBe('ACCEPTED');
    shop.orders.wait(RETURN_LIMITS.backWithinMs);
    await lapseReturns.run(run, steps.deps);
    expect((await shop.orders.load(order.order.id)).returns[0]?.state).toBe('WITHDRAWN');
    expect(code(await receive(order, id))).toBe('ORDER_RETURN_CLOSED');
  });

  it('that cannot be delivered are paid back, and the order goes on with the rest at its own price', async () => {
    const order = await steps.paid(AYU, { [CAP]: 3, [TEE]: 1 }, 'CAPS');
    const [cap] = order.items;
    const paidFor = order.order.totalIdr;
    const onHold = await shop.onHold(CAP);
    const before = await onHand(CAP);
    const out = {
      returnId: steps.newReturn(),
      lines: [{ position: 0, quantity: 2 }],
      reason: 'NOT_ON_THE_SHELF',
    };
    const all = [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 1 },
    ];
    const nothing = await takeOutItems(STAFF, { ...out, lines: all }, seen(order), steps.deps);
    expect(code(nothing)).toBe('ORDER_RETURN_EVERYTHING');
    for (const _ of [1, 2]) {
      const done = await takeOutItems(STAFF, out, seen(order), steps.deps);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
    const rest = await shop.orders.load(order.order.id);
    const refunded = rest.refunds.reduce((sum, { amountIdr }) => sum + amountIdr, 0);
    expect(rest.refunds).toHaveLength(1);
    expect(refunded).toBeLessThan(2 * (cap?.unitIdr ?? 0));
    expect(rest.order.totalIdr + refunded).toBe(paidFor);
    expect(await shop.onHold(CAP)).toBe(onHold - 2);
    expect(await onHand(CAP)).toBe(before - 2);
    expect(await shop.orders.differences()).toEqual([]);

    const handed = await steps.deliver(order.order.id);
    expect(handed.figures.soldIdr).toBe(rest.order.totalIdr);
    const { id } = await ask(handed, { lines: [{ position: 0, quantity: 1 }] });
    expect(code((await ask(handed)).done)).toBe('ORDER_RETURN_QUANTITY');
    await accept(handed, id);
    await receive(handed, id);
    const end = await shop.orders.load(order.order.id);
    const back = end.refunds.reduce((sum, { amountIdr }) => sum + amountIdr, 0);
    expect(back).toBeLessThanOrEqual(paidFor);
    const late = { ...out, returnId: steps.newReturn() };
    expect(code(await takeOutItems(STAFF, late, seen(handed), steps.deps))).toBe(
      'ORDER_STATE_TRANSITION',
    );
  });
});
