import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import { rejectContract } from '#edge/domains/orders/staff/financing.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';
import { booking, FEE, ownerWith, PRICE } from '#tests/support/order-shop.ts';

const AYU = 'cus_owner';
const DOWN = 8_000_000;
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const placed = async (more: object = {}): Promise<string> => {
  const outcome = await world.shop.place(AYU, booking(more));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value.order.id;
};

/** A booking that was paid by this method, of which everything was told so far. */
const booked = async (method: PaymentMethod): Promise<string> => {
  const id = await placed();
  await world.shop.pay(AYU, id, method);
  await world.plan();
  await world.clear();
  return id;
};

const sent = async () => {
  await world.plan();
  const { notifications } = await world.rows();
  return notifications.map(({ template, facts }) => ({ template, ...(facts as object) }));
};

describe('a refund that the end of an order asks for', () => {
  it('by the way of the payment is told with its sum and its way', async () => {
    const id = await booked('gopay');
    const ending = { orderId: id, reason: 'NOT_WANTED', refund: FEE };
    expect(await cancelOrder(AYU, ending, world.shop.deps)).toMatchObject({ ok: true });
    expect(await sent()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ template: 'order-cancelled' }),
        expect.objectContaining({ template: 'refund-requested', amount: FEE, byProvider: FEE }),
      ]),
    );
  });

  it('to the account that was given asks for no account', async () => {
    const id = await booked('bca_va');
    const ending = { orderId: id, reason: 'NOT_WANTED', refund: FEE, bank: BANK };
    expect(await cancelOrder(AYU, ending, world.shop.deps)).toMatchObject({ ok: true });
    const refund = (await sent()).find(({ template }) => template !== 'order-cancelled');
    expect(refund).toMatchObject({ template: 'refund-requested', amount: FEE, byBank: FEE });
    expect(refund).not.toHaveProperty('byProvider');
  });

  it('of a contract that came to nothing says what comes back, and asks for the account', async () => {
    const id = await placed({
      orderType: 'FULL_PURCHASE',
      paymentOption: 'INSTALLMENT',
      installment: { provider: 'OTHER', months: 12, downPayment: DOWN, isAgreed: true },
      owner: ownerWith(await world.shop.card(AYU)),
      total: PRICE,
      due: 0,
    });
    await world.shop.deps.db.primary.execute(
      `UPDATE customer_order SET state = 'WAITING_PAYMENT', required_idr = ${DOWN} WHERE id = '${id}'`,
    );
    await world.shop.pay(AYU, id, 'bca_va');
    await world.plan();
    await world.clear();
    const decision = { id, reason: 'Not signed.', expectedVersion: null };
    expect(await rejectContract('cus_staff', decision, world.shop.deps)).toMatchObject({
      ok: true,
    });
    expect(await sent()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ template: 'contract-rejected', amount: DOWN }),
        expect.objectContaining({ template: 'refund-account-needed', amount: DOWN }),
      ]),
    );
  });
});
