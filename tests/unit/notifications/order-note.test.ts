import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const note = (kind: 'ORDER_CUSTOMER_NOTE' | 'ORDER_NOTE') =>
  world.step({ kind, move: null, note: 'We call you on Monday.', amountIdr: null });
const templates = async () => {
  await world.plan();
  return (await world.rows()).notifications.map(({ template }) => template);
};

it('a note for the customer is told, one among staff is not', async () => {
  await note('ORDER_NOTE');
  expect(await templates()).toEqual([]);
  await note('ORDER_CUSTOMER_NOTE');
  expect(await templates()).toEqual(['order-note']);
});

it('of a note that comes with a change the change alone tells', async () => {
  await note('ORDER_CUSTOMER_NOTE');
  await world.step({ kind: 'ORDER_MODIFIED', move: 'changeBooking', note: null, amountIdr: null });
  expect(await templates()).toEqual(['order-changed']);
});
