import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { ORDER_MACHINE } from '#edge/contract/orders/machine.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import { orderJobs } from '#edge/domains/orders/jobs.ts';
import { followUpOf } from '#edge/domains/orders/order.sql.ts';
import { assertAnotherPays } from '#edge/domains/orders/settlement.sql.ts';
import { approveRefund, confirmRefund } from '#edge/domains/orders/staff/refunds.ts';
import { enterCost } from '#edge/domains/orders/staff/registration.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import {
  booking,
  FEE,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const [STAFF, OTHER] = ['cus_staff', 'cus_admin'] as const;
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

describe('every operation of staff on orders and refunds', () => {
  it('has to say which version it was decided on', () => {
    const file = new URL('../../../edge/contract/main.graphql', import.meta.url);
    const mutations = buildSchema(readFileSync(file, 'utf8')).getMutationType()?.getFields() ?? {};
    const beside = [
      'approveRefund',
      'confirmRefund',
      'enterRegistrationCost',
      'settleOrderAttention',
      'signContract',
      'updateRegistration',
      'updateSisapiraStatus',
    ];
    const moving = Object.values(ORDER_MACHINE.moves).flatMap(({ by, triggers }) =>
      // A company decides by its signed notice, a courier by a link that ends with the order's next move; the
      // customer changes an order by an operation of their own.
      (by as readonly string[]).includes('staff')
        ? triggers.filter(
            (name) =>
              !name.startsWith('financing.') && !['deliverByCourier', 'changeOrder'].includes(name),
          )
        : [],
    );
    for (const name of [...beside, ...moving]) {
      const version = mutations[name]?.args.find((arg) => arg.name === 'expectedVersion');
      expect(String(version?.type), name).toBe('Int!');
    }
  });
});

describe.each(storesOfPass)('orders on $kind', ({ open }) => {
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
  const direct = async (): Promise<string> => {
    const owner = ownerWith(await shop.card(AYU));
    const done = await shop.place(AYU, booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE }));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const { id } = done.value.order;
    await shop.pay(AYU, id, 'bca_va');
    return id;
  };
  const booked = async (): Promise<string> => {
    const done = await shop.place(AYU, booking());
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    await shop.pay(AYU, done.value.order.id, 'bca_va');
    return done.value.order.id;
  };
  /** The refund of a cancelled order, by bank transfer. */
  const refundOf = async (orderId: string, refund: number): Promise<string> => {
    const cancel = { orderId, reason: 'NOT_WANTED', refund, bank: BANK };
    expect((await cancelOrder(AYU, cancel, shop.deps)).ok).toBe(true);
    return (await shop.load(orderId)).refunds[0]?.id ?? '';
  };
  const transfer = (staff: string, id: string) =>
    confirmRefund(staff, { ...decision(id), reference: 'BCA 1' }, shop.deps);

  it('pay a large refund out by another of the staff than who approved it', async () => {
    expect(PRICE).toBeGreaterThan(DESK_LIMITS.fourEyesAboveIdr);
    const order = await direct();
    const id = await refundOf(order, PRICE);
    expect((await approveRefund(STAFF, decision(id), shop.deps)).ok).toBe(true);
    expect(await transfer(STAFF, id)).toMatchObject({ error: { code: 'ORDER_SECOND_PERSON' } });
    expect((await shop.load(order)).refunds[0]?.state).toBe('APPROVED');
    expect((await transfer(OTHER, id)).ok).toBe(true);
    expect((await shop.load(order)).refunds[0]?.state).toBe('CONFIRMED');
  });

  it('hold that in the statement that pays, for whoever decided on older knowledge', async () => {
    const id = await refundOf(await direct(), PRICE);
    const { db } = shop.deps;
    await db.write([assertAnotherPays({ id, staffId: STAFF })]);
    expect((await approveRefund(STAFF, decision(id), shop.deps)).ok).toBe(true);
    await expect(db.write([assertAnotherPays({ id, staffId: STAFF })])).rejects.toThrow(
      /assertion/,
    );
    await db.write([assertAnotherPays({ id, staffId: OTHER })]);
    expect((await transfer(OTHER, id)).ok).toBe(true);
  });

  it('pay a small refund out by whoever approved it', async () => {
    const id = await refundOf(await booked(), FEE);
    expect((await approveRefund(STAFF, decision(id), shop.deps)).ok).toBe(true);
    expect((await transfer(STAFF, id)).ok).toBe(true);
  });

  it('take a cost that is sent again once, and none under the number of another order’s', async () => {
    const receipt = await shop.card(STAFF);
    await shop.deps.db.primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [receipt],
    });
    const cost = { costId: newId('cst'), label: 'STNK', amount: 385_000, receipt };
    const [first, second] = [await direct(), await direct()];
    const enter = (id: string, more: object = {}) =>
      enterCost(STAFF, { ...decision(id), ...cost, ...more }, shop.deps);
    expect([(await enter(first)).ok, (await enter(first)).ok]).toEqual([true, true]);
    for (const refused of [await enter(second), await enter(first, { amount: 1 })])
      expect(refused).toMatchObject({ error: { code: 'ORDER_INVALID' } });
    expect([(await shop.load(first)).costs, (await shop.load(second)).costs]).toEqual([385_000, 0]);
  });

  it('tell when the work after a payment began, also when it failed at first', async () => {
    const id = await booked();
    const began = async () =>
      (await shop.deps.db.readPrimary([followUpOf({ id })]))[0][0]?.startedAt ?? null;
    expect(await began()).toBeNull();
    shop.wait(1_000);
    const first = shop.now();
    const silent = { ...shop.deps, fetch: async () => new Response(null, { status: 503 }) };
    await runDueJobs(silent, orderJobs);
    expect(await began()).toBe(first);
    shop.wait(60_000);
    await runDueJobs(silent, orderJobs);
    expect(await began()).toBe(first);
  });

  it('name the customer’s own order whose number was used already, and nobody else’s', async () => {
    const input = booking();
    const placed = await shop.place(AYU, input);
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    // The answer got lost, something was changed, and it was sent again.
    const changed = { ...input, contact: { ...input.contact, name: 'Ayu L.' } };
    expect(await shop.place(AYU, changed)).toMatchObject({
      error: { code: 'ORDER_ID_TAKEN', orderCode: placed.value.order.code },
    });
    const foreign = await shop.place('cus_owner2', input);
    expect(foreign).toEqual({ ok: false, error: { code: 'ORDER_ID_TAKEN' } });
  });
});
