import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { endUndelivered, withdrawOrder } from '#edge/domains/orders/cancel.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import {
  processOrder,
  reportFailedDelivery,
  shipOrder,
} from '#edge/domains/orders/staff/dispatch.ts';
import { enterCost } from '#edge/domains/orders/staff/registration.ts';
import {
  booking,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const COST = 385_000;

describe.each(storesOfPass)('a motorcycle that is not handed over, on $kind', ({ open }) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop(open, 10);
  });
  afterAll(async () => {
    const differing = await shop.differences();
    await shop.stop();
    expect(differing).toEqual([]);
  });

  const decision = (id: string) => ({ id, expectedVersion: null });
  const file = async () => {
    const id = await shop.card(STAFF);
    await shop.deps.db.primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [id],
    });
    return id;
  };
  const prepared = async (): Promise<string> => {
    const owner = ownerWith(await shop.card(AYU));
    const done = await shop.place(AYU, booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE }));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const { id } = done.value.order;
    await shop.pay(AYU, id, 'bca_va');
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    return id;
  };
  const onItsWay = async (): Promise<string> => {
    const id = await prepared();
    expect((await shipOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    return id;
  };
  const withCost = async (id: string) => {
    const cost = { costId: newId('cst'), label: 'STNK', amount: COST, receipt: await file() };
    expect((await enterCost(STAFF, { ...decision(id), ...cost }, shop.deps)).ok).toBe(true);
  };
  const failed = (id: string, more: object = {}) =>
    reportFailedDelivery(
      STAFF,
      { ...decision(id), reason: 'NOBODY_THERE', nextOn: '2026-11-23', ...more },
      shop.deps,
    );

  it('comes back with the reason and another day, and is sent again with a passkey of its own', async () => {
    const id = await onItsWay();
    const before = (await shop.load(id)).order;
    expect((await failed(id)).ok).toBe(true);
    expect((await failed(id)).ok).toBe(true);
    const record = recordOf(await shop.load(id), shop.now());
    expect(record).toMatchObject({
      state: 'SHIPPED',
      delivery: { plannedAt: '2026-11-22T17:00:00.000Z', workOrder: null, passkey: null },
    });
    expect(record.history.filter(({ kind }) => kind === 'ORDER_FULFILLMENT')).toMatchObject([
      { note: 'NOBODY_THERE', actor: 'staff' },
    ]);
    const proof = { workOrder: before.workOrder, passkey: before.passkey, photo: await file() };
    expect(await deliverOrder(STAFF, proof, { expectedVersion: null }, shop.deps)).toMatchObject({
      error: { code: 'ORDER_DELIVERY_PROOF' },
    });
    expect((await shipOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    const { order } = await shop.load(id);
    expect(order.passkey).not.toBe(before.passkey);
    const good = { workOrder: order.workOrder, passkey: order.passkey, photo: await file() };
    expect((await deliverOrder(STAFF, good, { expectedVersion: null }, shop.deps)).ok).toBe(true);
  });

  it('arrives on the day that staff name when it leaves, which its customer reads', async () => {
    const id = await prepared();
    const ship = (arrivesOn: string | null) =>
      shipOrder(STAFF, { ...decision(id), arrivesOn }, shop.deps);
    expect(await ship('2026-11-19')).toMatchObject({
      error: { code: 'ORDER_INVALID', faults: [{ field: 'arrivesOn', key: 'delivery-day' }] },
    });
    expect((await ship('2026-11-24')).ok).toBe(true);
    expect(recordOf(await shop.load(id), shop.now())).toMatchObject({
      state: 'SHIPPING',
      delivery: { plannedAt: '2026-11-23T17:00:00.000Z' },
    });
    // A failed delivery names the next day; a departure without one leaves it.
    expect((await failed(id, { nextOn: '2026-11-27' })).ok).toBe(true);
    expect((await ship(null)).ok).toBe(true);
    expect(recordOf(await shop.load(id), shop.now()).delivery.plannedAt).toBe(
      '2026-11-26T17:00:00.000Z',
    );
  });

  it.each([
    ['2026-11-19', 'yesterday'],
    ['2027-03-01', 'too far'],
    ['2026-02-30', 'no day'],
    ['soon', 'no day'],
  ])('is not planned for %s: %s', async (nextOn) => {
    const id = await onItsWay();
    expect(await failed(id, { nextOn })).toMatchObject({
      error: { code: 'ORDER_INVALID', faults: [{ field: 'nextOn', key: 'delivery-day' }] },
    });
    expect((await shop.load(id)).order.state).toBe('SHIPPING');
  });

  it('was not on its way where it cannot come back from', async () => {
    expect(await failed(await prepared())).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
  });

  it.each([
    ['prepared', prepared, 'CUSTOMER_UNREACHABLE'],
    ['on its way', onItsWay, 'HAND_OVER_REFUSED'],
  ] as const)(
    'and was %s ends its order with the money back, less costs that were told',
    async (_, make, reason) => {
      const id = await make();
      await withCost(id);
      const unit = (await shop.load(id)).unit?.id;
      const ending = { ...decision(id), reason, note: 'We called three times' } as const;
      const both = await Promise.all([
        endUndelivered(STAFF, ending, shop.deps),
        endUndelivered(STAFF, ending, shop.deps),
      ]);
      expect(both.map(({ ok }) => ok)).toEqual([true, true]);
      const { order, refunds, figures, ...rest } = await shop.load(id);
      expect(order).toMatchObject({ state: 'CANCELLED', cancelReason: reason });
      expect(refunds).toMatchObject([{ amountIdr: PRICE - COST }]);
      expect(figures).toMatchObject({ forfeitedIdr: COST, refundableIdr: 0, soldIdr: 0 });
      expect([unit === undefined, rest.unit]).toEqual([false, null]);
    },
  );

  it('for a cause of ours ends with everything back', async () => {
    const id = await onItsWay();
    await withCost(id);
    const ending = { ...decision(id), reason: 'UNIT_UNAVAILABLE', note: null } as const;
    expect((await withdrawOrder(STAFF, ending, shop.deps)).ok).toBe(true);
    expect((await shop.load(id)).refunds).toMatchObject([{ amountIdr: PRICE }]);
  });

  it('can be refused only once it is ready', async () => {
    const done = await shop.place(AYU, booking());
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const ending = { reason: 'HAND_OVER_REFUSED', note: null, expectedVersion: null } as const;
    const { id } = done.value.order;
    expect(await endUndelivered(STAFF, { id, ...ending }, shop.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
  });
});
