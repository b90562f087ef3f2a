import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { fieldsOf } from '#edge/payments-sandbox/fields.ts';
import type { Transaction } from '#edge/payments-sandbox/model.ts';
import { PRICE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const run = (sql: string, ...args: (string | number)[]) =>
  scene.bff.db.primary.execute({ sql, args });

/** A booking whose payment the bank has charged back. @returns its id and version */
const chargedBack = async () => {
  const id = await scene.booked();
  await run(`UPDATE payment_attempt SET state = 'CHARGED_BACK' WHERE ref = ?`, id);
  await run(`INSERT OR IGNORE INTO ledger_account VALUES ('losses', 'losses', NULL)`);
  await run(
    `INSERT INTO transfer (id, key, debit, credit, amount_idr, code, ref, event_at, created_at)
      SELECT 'trf_' || id, 'chargeback:' || id, 'losses', 'gateway:midtrans', paid_idr, 'chargeback', ref, 1, 1
      FROM payment_attempt WHERE ref = ?`,
    id,
  );
  const { rows } = await run('SELECT version FROM customer_order WHERE id = ?', id);
  return { id, version: Number(rows[0]?.version) };
};
const settle = (id: string, version: number, note = 'Called the customer, loss booked') =>
  scene.by.change(
    'admin',
    'settleOrderAttention',
    `id: "${id}", note: "${note}", expectedVersion: ${version}`,
  );
const waiting = async () => {
  const { orderDesk } = await scene.by.ask<{
    orderDesk: { attention: number; items: { order: { id: string } }[] };
  }>('admin', '{ orderDesk(queue: ATTENTION) { attention items { order } } }');
  return { count: orderDesk.attention, ids: orderDesk.items.map(({ order }) => order.id) };
};
const settlements = async (id: string) =>
  (await run(`SELECT note FROM order_history WHERE order_id = ? AND kind = 'ORDER_SETTLED'`, id))
    .rows.length;

/** The provider tells how the last payment of an order stands. */
const notified = async (id: string, happen: (t: Transaction) => unknown): Promise<void> => {
  const { rows } = await run(
    'SELECT provider_order_id AS name FROM payment_attempt WHERE ref = ? ORDER BY number DESC LIMIT 1',
    id,
  );
  const t = scene.provider.transaction(String(rows[0]?.name));
  if (t === undefined) throw new Error('no transaction');
  happen(t);
  const { status } = await scene.bff.fetch('/api/payments/notifications', {
    method: 'POST',
    body: JSON.stringify(fieldsOf(t, scene.provider.origin, LOCAL_SERVER_KEY)),
  });
  expect(status).toBe(200);
};
const attentions = async (id: string) => {
  const { orderDeskOrder } = await scene.by.ask<{
    orderDeskOrder: { row: { attentions: string[] }; payments: { chargedBack: number }[] };
  }>(
    'admin',
    `{ orderDeskOrder(id: "${id}") { row { attentions } payments { chargedBack captured } } }`,
  );
  return orderDeskOrder;
};

describe('a payment that goes back without the store', () => {
  const paid = async () => {
    const id = await scene.direct();
    expect((await scene.pay(id, 'bni_va')).order).toMatchObject({ state: 'PAYMENT_SETTLED' });
    return id;
  };
  const prepare = (id: string) => scene.by.change('admin', 'processOrder', `id: "${id}"`);

  it('by a chargeback in part holds the order back, is listed, and the rest can be paid back', async () => {
    const id = await paid();
    await notified(id, (t) => scene.provider.bank.chargeBack(t, 1_000_000));
    expect((await prepare(id)).errorCode).toBe('ORDER_PAYMENT_STATE');
    const desk = await attentions(id);
    expect(desk.row.attentions).toEqual(['PAYMENT_TAKEN_BACK']);
    expect(desk.payments).toEqual([{ chargedBack: 1_000_000, captured: false }]);
    const withdrawn = await scene.must('admin', 'withdrawOrder', `id: "${id}", reason: FRAUD`);
    expect(withdrawn.order?.refunds).toMatchObject([{ amount: PRICE - 1_000_000 }]);
  });

  it('by the provider’s dashboard is booked, and listed', async () => {
    const id = await paid();
    await notified(id, (t) => scene.provider.bank.refundByDashboard(t, 1_000_000));
    expect((await prepare(id)).errorCode).toBe('ORDER_PAYMENT_STATE');
    expect((await attentions(id)).row.attentions).toEqual(['REFUND_BY_PROVIDER']);
  });
});

describe('settleOrderAttention', () => {
  it('works: the order leaves the list of those that need a person, and the note stays', async () => {
    const { id, version } = await chargedBack();
    const before = await waiting();
    expect(before.ids).toContain(id);
    expect((await settle(id, version)).order).toMatchObject({ id });
    const after = await waiting();
    expect(after.ids).not.toContain(id);
    expect(after.count).toBe(before.count - 1);
    const { orderDeskOrder } = await scene.by.ask<{
      orderDeskOrder: { log: { kind: string; note: string | null; staffName: string | null }[] };
    }>('admin', `{ orderDeskOrder(id: "${id}") { log { kind note staffName } } }`);
    expect(orderDeskOrder.log.at(-1)).toEqual({
      kind: 'ORDER_SETTLED',
      note: 'Called the customer, loss booked',
      staffName: 'Fajar Nugroho',
    });
  });

  it('refuses an order that needs nobody, no note, an unknown order and a stale version', async () => {
    expect((await settle(await scene.booked(), 1)).errorCode).toBe('ORDER_MODIFICATION');
    const { id, version } = await chargedBack();
    expect((await settle(id, version, ' ')).errorCode).toBe('ORDER_INVALID');
    expect((await settle(id, version, 'x'.repeat(201))).errorCode).toBe('ORDER_INVALID');
    expect((await settle(`ord_${'0'.repeat(26)}`, 1)).errorCode).toBe('ORDER_NOT_FOUND');
    expect((await settle(id, version - 1)).errorCode).toBe('ORDER_CHANGED');
    expect((await waiting()).ids).toContain(id);
  });

  it('is safe: two at once settle once, and the customer sees nothing of it', async () => {
    const { id, version } = await chargedBack();
    const answers = await Promise.all([settle(id, version), settle(id, version)]);
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    expect(await settlements(id)).toBe(1);
    await expect(run('DELETE FROM order_settlement WHERE order_id = ?', id)).rejects.toThrow(
      'ledger_immutable',
    );
    const { order } = await scene.by.ask<{ order: { history: { kind: string }[] } }>(
      'owner',
      `{ order(id: "${id}") }`,
    );
    expect(order.history.map(({ kind }) => kind)).not.toContain('ORDER_SETTLED');
  });
});
