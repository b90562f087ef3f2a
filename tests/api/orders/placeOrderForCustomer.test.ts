import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { booking, type OrderAnswer, people } from './orders.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
});
afterAll(() => bff.stop());

const RESULT = `{ __typename ... on OrderChanged { order version }
  ... on OrderRefusal { errorCode total due faults { field key } } }`;

const place = async (input: object, customerId = 'cus_owner'): Promise<OrderAnswer> =>
  (
    await by.ask<{ placeOrderForCustomer: OrderAnswer }>(
      'staff',
      `mutation P($customerId: ID!, $input: PlaceOrderInput!) {
        placeOrderForCustomer(customerId: $customerId, input: $input) ${RESULT} }`,
      { customerId, input },
    )
  ).placeOrderForCustomer;

const rows = async (sql: string, ...args: string[]) =>
  (await bff.db.primary.execute({ sql, args })).rows;

describe('placeOrderForCustomer', () => {
  it('works: it is the customer’s order to pay, and who of the staff placed it stands in its history', async () => {
    const input = booking();
    const { order } = await place(input);
    expect(order).toMatchObject({ id: input.id, state: 'WAITING_PAYMENT', phase: 'BOOKING' });
    const own = await by.ask<{ order: { id: string; moves: string[] } }>(
      'owner',
      `{ order(id: "${input.id}") }`,
    );
    expect(own.order.id).toBe(input.id);
    expect(
      await rows('SELECT actor, actor_id FROM order_history WHERE order_id = ?', input.id),
    ).toMatchObject([{ actor: 'staff', actor_id: 'cus_staff' }]);
    expect(
      await rows(
        "SELECT actor_id, entity_id FROM staff_audit WHERE operation = 'placeOrderForCustomer'",
      ),
    ).toMatchObject([{ actor_id: 'cus_staff', entity_id: 'cus_owner' }]);
    // Sent again it is the same order, and for somebody else it is none.
    expect((await place(input)).order?.id).toBe(input.id);
    expect((await place(input, 'cus_owner2')).errorCode).toBe('ORDER_ID_TAKEN');
    const pay = `mutation { startPayment(id: "${input.id}", method: "bca_va", locale: en, returnPath: "/en/my-orders") ${RESULT} }`;
    expect((await by.ask<{ startPayment: OrderAnswer }>('staff', pay)).startPayment.errorCode).toBe(
      'ORDER_NOT_FOUND',
    );
  });

  it('refuses what the customer’s own checkout refuses', async () => {
    expect(await place(booking({ total: 1 }))).toMatchObject({ errorCode: 'ORDER_PRICE_CHANGED' });
    expect(
      (await place(booking({ contact: { name: '', email: 'x', phoneNumber: '1' } }))).faults,
    ).not.toEqual([]);
    for (const customerId of ['cus_nobody', '']) {
      const answer = await place(booking(), customerId);
      expect(answer.errorCode).toBe('ORDER_NOT_FOUND');
    }
    await bff.db.primary.execute("UPDATE customer SET disabled_at = 1 WHERE id = 'cus_guest'");
    expect((await place(booking(), 'cus_guest')).errorCode).toBe('ORDER_NOT_FOUND');
  });

  it('is safe: no key earns by it, whatever staff write into the order', async () => {
    const input = booking({ referralCode: 'DIMAS-01', referralLinks: ['DIMAS-01'] });
    expect((await place(input, 'cus_owner2')).order?.id).toBe(input.id);
    expect(
      await rows('SELECT referral_code FROM customer_order WHERE id = ?', input.id),
    ).toMatchObject([{ referral_code: null }]);
  });
});
