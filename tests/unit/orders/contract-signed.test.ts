import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, withdrawOrder } from '#edge/domains/orders/cancel.ts';
import { choosePayment, payDownPayment } from '#edge/domains/orders/choose-payment.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import {
  decideInstallment,
  rejectContract,
  signContract,
} from '#edge/domains/orders/staff/financing.ts';
import { CONTRACT_HASH } from '#tests/support/contract-hash.ts';
import {
  booking,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { papersHandedIn } from '#tests/support/papers-handed-in.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const DOWN = 10_000_000;
const INSTALLMENT = { provider: 'BFI', months: 12, downPayment: DOWN, isAgreed: false };
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

describe.each(storesOfPass)('a signed financing contract, on $kind', ({ open }) => {
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
  const paidDown = async (id: string, method: 'bca_va' | 'permata_va' = 'bca_va') => {
    await papersHandedIn(shop.deps.db, id);
    expect(
      (await decideInstallment(STAFF, { ...decision(id), approved: true }, shop.deps)).ok,
    ).toBe(true);
    expect((await payDownPayment(AYU, id, shop.deps)).ok).toBe(true);
    await shop.pay(AYU, id, method);
  };
  const financed = async (method?: 'permata_va'): Promise<string> => {
    const placed = await shop.place(
      AYU,
      booking({
        orderType: 'FULL_PURCHASE',
        paymentOption: 'INSTALLMENT',
        installment: INSTALLMENT,
        owner: ownerWith(await shop.card(AYU)),
        due: 0,
      }),
    );
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const { id } = placed.value.order;
    await paidDown(id, method);
    return id;
  };
  const sign = async (id: string, reference: string) => {
    const contract = { reference, hash: CONTRACT_HASH };
    expect((await signContract(STAFF, { ...decision(id), ...contract }, shop.deps)).ok).toBe(true);
  };

  it('keeps its customer from cancelling alone; staff can end both', async () => {
    const id = await financed();
    const cancel = { orderId: id, reason: 'NOT_WANTED', refund: DOWN, bank: BANK };
    expect(recordOf(await shop.load(id), shop.now()).moves).toContain('cancelOrder');
    await sign(id, 'BFI-1');
    expect(recordOf(await shop.load(id), shop.now()).moves).not.toContain('cancelOrder');
    expect(await cancelOrder(AYU, cancel, shop.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
    expect((await shop.load(id)).order.state).toBe('PAYMENT_SETTLED');
    const ending = { ...decision(id), reason: 'CANCELLED_BY_STAFF', note: null } as const;
    expect((await withdrawOrder(STAFF, ending, shop.deps)).ok).toBe(true);
  });

  it('counts no more once the bank has taken the down payment back', async () => {
    const id = await financed('permata_va');
    await sign(id, 'BFI-1');
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.deny(t);
    await shop.deliverAll();
    expect((await shop.load(id)).order).toMatchObject({
      state: 'WAITING_PAYMENT',
      contractSignedAt: null,
      contractReference: null,
    });
    await shop.pay(AYU, id, 'bca_va');
    expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
    await sign(id, 'BFI-1');
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
  });

  it('of one application says nothing about the next', async () => {
    const id = await financed();
    const rejection = { ...decision(id), reason: 'Not signed.' };
    expect((await rejectContract(STAFF, rejection, shop.deps)).ok).toBe(true);
    // As rows were left before: signed, and then applied for again.
    await shop.deps.db.primary.execute({
      sql: `UPDATE customer_order SET contract_signed_at = 1, contract_reference = 'OLD' WHERE id = ?`,
      args: [id],
    });
    const details = { paymentOption: 'INSTALLMENT', installment: INSTALLMENT, help: false };
    const sums = { total: PRICE, due: 0, owner: null };
    const chosen = await choosePayment(AYU, { orderId: id, ...details, ...sums }, shop.deps);
    expect(chosen.ok).toBe(true);
    expect((await shop.load(id)).order).toMatchObject({
      contractSignedAt: null,
      contractReference: null,
    });
    await paidDown(id);
    expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
  });
});
