import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { booking, people } from './orders.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
let id: string;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
  const { order } = await by.place('owner', booking());
  if (order === undefined) throw new Error('no order');
  id = order.id;
});
afterAll(() => bff.stop());

const add = (audience: 'STAFF' | 'CUSTOMER', text: string, noteId = newId('ohi'), order = id) =>
  by.change(
    'staff',
    'addOrderNote',
    `id: "${order}", noteId: "${noteId}", audience: ${audience}, text: ${JSON.stringify(text)}`,
  );

const log = async () =>
  (
    await by.ask<{
      orderDeskOrder: {
        row: { version: number };
        log: { id: string; kind: string; staffName: string | null; note: string | null }[];
      };
    }>(
      'admin',
      `{ orderDeskOrder(id: "${id}") { row { version } log { id kind staffName note } } }`,
    )
  ).orderDeskOrder;
const customers = async () => {
  const { order } = await by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${id}") }`);
  return order.history.filter(({ kind }) => kind === 'ORDER_NOTE');
};

describe('addOrderNote', () => {
  it('works: staff read both kinds and who wrote them, the customer reads theirs alone', async () => {
    const before = (await log()).row.version;
    await add('STAFF', 'Called twice, nobody answered');
    await add('CUSTOMER', ' We call you on Monday. ');
    const after = await log();
    expect(after.log.slice(-2)).toMatchObject([
      { kind: 'ORDER_NOTE', staffName: 'Eka Wulandari', note: 'Called twice, nobody answered' },
      { kind: 'ORDER_CUSTOMER_NOTE', note: 'We call you on Monday.' },
    ]);
    // Whoever decides about the order at the same time is not turned away by a note.
    expect(after.row.version).toBe(before);
    expect(await customers()).toMatchObject([{ actor: 'staff', note: 'We call you on Monday.' }]);
  });

  it('works once however often it is sent, and stands in the audit', async () => {
    const noteId = newId('ohi');
    const done = await Promise.all([1, 2, 3].map(() => add('STAFF', 'Once', noteId)));
    expect(done.map(({ __typename }) => __typename)).toEqual(Array(3).fill('OrderChanged'));
    expect((await log()).log.filter((entry) => entry.id === noteId)).toHaveLength(1);
    const { rows } = await bff.db.primary.execute({
      sql: "SELECT count(*) AS n FROM staff_audit WHERE operation = 'addOrderNote' AND entity_id = ?",
      args: [id],
    });
    expect(Number(rows[0]?.n)).toBeGreaterThanOrEqual(3);
  });

  it('refuses an empty or endless note, an id that names another one, and an order that is not there', async () => {
    const noteId = newId('ohi');
    await add('STAFF', 'First', noteId);
    for (const refused of [
      await add('STAFF', '   '),
      await add('STAFF', 'x'.repeat(501)),
      await add('STAFF', 'x', 'ohi_1'),
      await add('STAFF', 'Second', noteId),
      await add('CUSTOMER', 'First', noteId),
    ])
      expect(refused.errorCode).toBe('ORDER_INVALID');
    expect((await add('STAFF', 'x', newId('ohi'), newId('ord'))).errorCode).toBe('ORDER_NOT_FOUND');
  });

  it('is safe: nobody changes or deletes a note', async () => {
    const noteId = newId('ohi');
    await add('STAFF', 'It stays', noteId);
    for (const sql of [
      `UPDATE order_history SET note = 'Another' WHERE id = '${noteId}'`,
      `DELETE FROM order_history WHERE id = '${noteId}'`,
    ])
      await expect(bff.db.primary.execute(sql)).rejects.toThrow();
  });
});
