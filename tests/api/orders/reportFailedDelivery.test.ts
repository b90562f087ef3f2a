import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayInJakarta } from '#edge/contract/time.ts';
import { PRICE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const TOMORROW = dayInJakarta(Date.now() + DAY_MS);
const desk = (name: string, id: string, more: string) =>
  scene.by.change('admin', name, `id: "${id}"${more}`);
const fail = (id: string, more = '', nextOn = TOMORROW) =>
  desk('reportFailedDelivery', id, `, reason: NOBODY_THERE, nextOn: "${nextOn}"${more}`);
const end = (id: string, more = '') =>
  desk('endUndelivered', id, `, reason: HAND_OVER_REFUSED, note: "Scratched"${more}`);

describe('reportFailedDelivery', () => {
  it('works, is safe to repeat, and tells the customer why and when', async () => {
    const { id } = await scene.shipping();
    const answers = [...(await Promise.all([fail(id), fail(id)])), await fail(id)];
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    const { order } = await scene.by.ask<{
      order: {
        state: string;
        delivery: { plannedAt: string | null };
        history: { kind: string; note: string | null }[];
      };
    }>('owner', `{ order(id: "${id}") }`);
    expect(order.state).toBe('SHIPPED');
    expect(dayInJakarta(Date.parse(order.delivery.plannedAt ?? ''))).toBe(TOMORROW);
    expect(
      order.history.filter(({ kind }) => kind === 'ORDER_FULFILLMENT').map(({ note }) => note),
    ).toEqual(['NOBODY_THERE']);
  });

  it('refuses another day than one to come, a stale version, and an order that is not on its way', async () => {
    const { id } = await scene.shipping();
    expect((await fail(id, '', '2020-01-01')).faults).toEqual([
      { field: 'nextOn', key: 'delivery-day' },
    ]);
    expect((await fail(id, ', expectedVersion: 1')).errorCode).toBe('ORDER_CHANGED');
    expect((await fail(await scene.booked())).errorCode).toBe('ORDER_STATE_TRANSITION');
  });
});

describe('endUndelivered', () => {
  it('works, is safe to repeat, and pays back', async () => {
    const { id } = await scene.shipping();
    const answers = [...(await Promise.all([end(id), end(id)])), await end(id)];
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    expect(answers.at(-1)?.order).toMatchObject({
      state: 'CANCELLED',
      cancelReason: 'HAND_OVER_REFUSED',
      refunds: [{ amount: PRICE, state: 'REQUESTED' }],
    });
  });

  it('refuses a stale version, and an order whose motorcycle is not ready', async () => {
    const { id } = await scene.shipping();
    expect((await end(id, ', expectedVersion: 1')).errorCode).toBe('ORDER_CHANGED');
    expect((await end(await scene.booked())).errorCode).toBe('ORDER_STATE_TRANSITION');
  });
});
