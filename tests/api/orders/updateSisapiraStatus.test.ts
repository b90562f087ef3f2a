import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { HELP, ownerWith } from '#tests/support/order-shop.ts';
import { booking, FEE, PRICE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const TOTAL = PRICE - HELP;
let people = 0;
/** An owner with an identity number that no other order has. */
const owner = async () =>
  ownerWith(
    await scene.upload('cus_owner', 'IDENTITY_CARD'),
    `31740147039${String(10_000 + people++)}`,
  );
const helped = async (more: object = {}): Promise<string> => {
  const input = booking({ help: true, total: TOTAL, owner: await owner(), ...more });
  const { order, errorCode } = await scene.by.place('owner', input);
  if (order === undefined) throw new Error(errorCode);
  return order.id;
};
const direct = async (): Promise<string> => {
  const id = await helped({ orderType: 'FULL_PURCHASE', due: TOTAL });
  await scene.pay(id);
  return id;
};
const set = (id: string, status: string, more = '') =>
  scene.by.change('admin', 'updateSisapiraStatus', `id: "${id}", status: ${status}${more}`);
const uses = async (id: string) =>
  (
    await scene.bff.db.primary.execute({
      sql: 'SELECT status, released_at FROM government_help_use WHERE order_id = ?',
      args: [id],
    })
  ).rows.map(({ status, released_at }) => ({ status, isReleased: released_at !== null }));

describe('updateSisapiraStatus', () => {
  it('works: from the check to the money, each step in the history that the customer reads', async () => {
    const id = await direct();
    for (const status of ['ELIGIBLE', 'REGISTERED', 'VERIFIED', 'DISBURSED'])
      expect((await set(id, status)).order?.sisapiraStatus, status).toBe(status);
    expect(await uses(id)).toEqual([{ status: 'DISBURSED', isReleased: false }]);
    const { order } = await scene.by.ask<{
      order: { sisapiraStatus: string; history: { kind: string; note: string | null }[] };
    }>('owner', `{ order(id: "${id}") }`);
    expect(order.sisapiraStatus).toBe('DISBURSED');
    const notes = order.history.filter(({ kind }) => kind === 'ORDER_HELP').map(({ note }) => note);
    expect(notes).toEqual(['ELIGIBLE', 'REGISTERED', 'VERIFIED', 'DISBURSED']);
  });

  it('is what the profile of its customer says, for as long as the order lives', async () => {
    const profile = async () => {
      const headers = await actor(scene.bff, 'owner');
      const document = '{ profileCustomer { sisapiraStatus } }';
      const { data } = await scene.bff.gql<{ profileCustomer: { sisapiraStatus: string | null } }>(
        document,
        {},
        { headers },
      );
      return data?.profileCustomer.sisapiraStatus;
    };
    const first = await direct();
    expect(await profile()).toBe('NOT_CHECKED');
    await set(first, 'ELIGIBLE');
    expect(await profile()).toBe('ELIGIBLE');
    // The newest purchase counts, and one without help has none.
    const second = await direct();
    await scene.booked();
    expect(await profile()).toBe('NOT_CHECKED');
    for (const [order, status] of [
      [second, 'ELIGIBLE'],
      [first, null],
    ] as const) {
      await scene.bff.db.primary.execute({
        sql: "UPDATE customer_order SET state = 'CANCELLED' WHERE id = ? OR (? IS NULL AND help_id IS NOT NULL)",
        args: [order, status],
      });
      expect(await profile()).toBe(status);
    }
  });

  it('refuses an order without help, a step out of turn, money before the sale, and a stale version', async () => {
    expect((await set(await scene.booked(), 'ELIGIBLE')).errorCode).toBe('ORDER_MODIFICATION');
    expect((await set(`ord_${'0'.repeat(26)}`, 'ELIGIBLE')).errorCode).toBe('ORDER_NOT_FOUND');
    const id = await helped();
    expect((await set(id, 'VERIFIED')).errorCode).toBe('ORDER_STATE_TRANSITION');
    const { version = 0 } = await set(id, 'ELIGIBLE');
    const stale = `, expectedVersion: ${version - 1}`;
    expect((await set(id, 'REGISTERED', stale)).errorCode).toBe('ORDER_CHANGED');
    expect((await set(id, 'REGISTERED')).order?.sisapiraStatus).toBe('REGISTERED');
    expect((await set(id, 'VERIFIED')).errorCode).toBe('ORDER_MODIFICATION');
    const open = await helped({ owner: null });
    await set(open, 'ELIGIBLE');
    expect((await set(open, 'REGISTERED')).errorCode).toBe('ORDER_INVALID');
  });

  it('is safe: two at once make one entry, and an order has no status without help', async () => {
    const id = await helped();
    const answers = await Promise.all([set(id, 'ELIGIBLE'), set(id, 'ELIGIBLE')]);
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    const { rows } = await scene.bff.db.primary.execute({
      sql: `SELECT count(*) AS n FROM order_history WHERE order_id = ? AND kind = 'ORDER_HELP'`,
      args: [id],
    });
    expect(rows[0]?.n).toBe(1);
    const { order } = await scene.by.place('owner2', booking());
    expect(order?.sisapiraStatus).toBeNull();
  });

  it('is safe: what the programme denies frees the number, and is not sold at that price', async () => {
    const id = await direct();
    expect((await set(id, 'INELIGIBLE')).order?.sisapiraStatus).toBe('INELIGIBLE');
    expect(await uses(id)).toEqual([{ status: 'REGISTERED', isReleased: true }]);
    expect((await scene.by.change('admin', 'processOrder', `id: "${id}"`)).errorCode).toBe(
      'ORDER_HELP_REFUSED',
    );
    const ended = `id: "${id}", reason: HELP_REFUSED`;
    expect((await scene.by.change('admin', 'withdrawOrder', ended)).order?.state).toBe('CANCELLED');
  });

  it('is safe: a booking whose help was denied goes on at the price without it, and no other', async () => {
    const id = await helped();
    await scene.pay(id);
    await scene.must('admin', 'allocateOrder', `id: "${id}"`);
    await set(id, 'QUOTA_CLOSED');
    const details = { owner: await owner() };
    const again = { ...details, help: true, total: TOTAL, due: TOTAL - FEE };
    expect((await scene.choose(id, again)).errorCode).toBe('ORDER_HELP_REFUSED');
    const { order } = await scene.choose(id, details);
    expect(order).toMatchObject({ total: PRICE, sisapiraStatus: null });
  });
});
