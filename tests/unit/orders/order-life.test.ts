import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { cancelOrder, withdrawOrder } from '#edge/domains/orders/cancel.ts';
import {
  choosePayment,
  confirmReceived,
  payDownPayment,
  reopenPayment,
  withdrawInstallment,
} from '#edge/domains/orders/choose-payment.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { completeOrder } from '#edge/domains/orders/jobs.ts';
import { checkPayment, startPayment } from '#edge/domains/orders/pay.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import { processOrder, shipOrder } from '#edge/domains/orders/staff/dispatch.ts';
import {
  decideInstallment,
  rejectContract,
  signContract,
} from '#edge/domains/orders/staff/financing.ts';
import { COMPANY } from '#tests/support/company-owner.ts';
import { CONTRACT_HASH } from '#tests/support/contract-hash.ts';
import {
  booking,
  FEE,
  HELP,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { papersHandedIn } from '#tests/support/papers-handed-in.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';

describe.each(storesOfPass)('orders on $kind', ({ open }) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop(open, 40);
  });
  afterAll(async () => {
    const differences = await shop.differences();
    await shop.stop();
    expect(differences).toEqual([]);
  });

  const state = async (id: string) => {
    const { order } = await shop.load(id);
    return `${order.state}.${order.phase}`;
  };
  const placed = async (more: object = {}) => {
    const done = await shop.place(AYU, booking(more));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.order.id;
  };
  const decision = (id: string) => ({ id, expectedVersion: null });
  const booked = async () => {
    const id = await placed();
    await shop.pay(AYU, id, 'bca_va');
    return id;
  };
  const allocated = async () => {
    const id = await booked();
    expect((await allocateOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    return id;
  };
  const details = async (id: string, more: object = {}) =>
    choosePayment(
      AYU,
      {
        orderId: id,
        owner: ownerWith(await shop.card(AYU)),
        paymentOption: 'FULL_PAYMENT',
        help: false,
        total: PRICE,
        due: PRICE - FEE,
        ...more,
      },
      shop.deps,
    );
  const photo = async (customerId: string) => {
    const id = await shop.card(customerId);
    await shop.deps.db.primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [id],
    });
    return id;
  };
  const handedOver = async (id: string) => {
    for (const step of [processOrder, shipOrder]) {
      const done = await step(STAFF, decision(id), shop.deps);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
    const { order } = await shop.load(id);
    return deliverOrder(
      STAFF,
      { workOrder: order.workOrder, passkey: order.passkey, photo: await photo(STAFF) },
      { expectedVersion: null },
      shop.deps,
    );
  };

  it('are booked, allocated, paid, delivered and confirmed, and every rupiah becomes revenue', async () => {
    const id = await allocated();
    expect((await shop.load(id)).unit?.color).toBe('indie-red');
    const chosen = await details(id);
    expect(chosen.ok).toBe(true);
    expect(recordOf(await shop.load(id), shop.now())).toMatchObject({
      state: 'WAITING_PAYMENT',
      phase: 'FINAL',
      due: PRICE - FEE,
      paid: FEE,
    });
    await shop.pay(AYU, id, 'credit_card');
    const t = await shop.transaction(id);
    if (t !== undefined) shop.bank.settle(t);
    await shop.deliverAll();
    expect(await state(id)).toBe('PAYMENT_SETTLED.FINAL');
    expect((await handedOver(id)).ok).toBe(true);
    expect(await state(id)).toBe('DELIVERED.FINAL');
    expect((await confirmReceived(AYU, id, shop.deps)).ok).toBe(true);
    expect((await confirmReceived(AYU, id, shop.deps)).ok).toBe(true);
    const { figures, unit } = await shop.load(id);
    const { rows } = await shop.deps.db.primary.execute({
      sql: 'SELECT owner_id, generation FROM vehicle WHERE vin = ?',
      args: [unit?.vin ?? ''],
    });
    expect(rows).toMatchObject([{ owner_id: AYU, generation: '2' }]);
    expect(figures).toMatchObject({ soldIdr: PRICE, refundableIdr: 0 });
  });

  it('complete by themselves after seven days', async () => {
    const id = await placed({
      orderType: 'FULL_PURCHASE',
      owner: ownerWith(await shop.card(AYU)),
      due: PRICE,
    });
    await shop.pay(AYU, id, 'bni_va');
    await handedOver(id);
    await completeOrder(id, shop.deps);
    expect(await state(id)).toBe('DELIVERED.FINAL');
    shop.wait(7 * 24 * HOUR_MS);
    await completeOrder(id, shop.deps);
    expect(await state(id)).toBe('COMPLETED.FINAL');
  });

  it('go over when nobody pays, and the unit is free again', async () => {
    const owner = ownerWith(await shop.card(AYU));
    const id = await placed({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
    expect((await shop.load(id)).unit).not.toBeNull();
    shop.wait(24 * HOUR_MS);
    expect(recordOf(await shop.load(id), shop.now())).toMatchObject({
      state: 'CANCELLED',
      cancelReason: 'PAYMENT_DEADLINE_EXCEEDED',
      due: 0,
    });
    expect(await endWindow(id, shop.deps)).toBe('ended');
    expect(await endWindow(id, shop.deps)).toBe('not over');
    const { order, unit } = await shop.load(id);
    expect([order.state, unit]).toEqual(['CANCELLED', null]);
  });

  it('go on when the money was there all along and only the notice was lost', async () => {
    const id = await placed();
    const pay = { id, method: 'bca_va', locale: 'en', returnUrl: 'http://site.test/' } as const;
    await startPayment(AYU, pay, shop.deps);
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.choose(t, 'bca_va');
    shop.bank.settle(t);
    shop.letters.length = 0;
    shop.wait(25 * HOUR_MS);
    expect(await endWindow(id, shop.deps)).toBe('settled');
    expect(await state(id)).toBe('PAYMENT_SETTLED.BOOKING');
  });

  it('pay late money back, and stay cancelled', async () => {
    const id = await placed();
    const pay = { id, method: 'bca_va', locale: 'en', returnUrl: 'http://site.test/' } as const;
    await startPayment(AYU, pay, shop.deps);
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.choose(t, 'bca_va');
    shop.wait(24 * HOUR_MS);
    expect(await endWindow(id, shop.deps)).toBe('ended');
    shop.bank.settle(t);
    await shop.deliverAll();
    const { order, refunds } = await shop.load(id);
    expect(order.state).toBe('CANCELLED');
    expect(refunds).toMatchObject([{ amountIdr: FEE, reason: 'LATE', state: 'REQUESTED' }]);
  });

  it('keep the booking fee when the time for the rest is over', async () => {
    const id = await allocated();
    await details(id);
    shop.wait(24 * HOUR_MS);
    expect(await endWindow(id, shop.deps)).toBe('ended');
    expect(await state(id)).toBe('ALLOCATED.BOOKING');
    expect((await shop.load(id)).figures.refundableIdr).toBe(FEE);
    expect((await details(id)).ok).toBe(true);
    expect((await reopenPayment(AYU, id, shop.deps)).ok).toBe(true);
    expect(await state(id)).toBe('ALLOCATED.BOOKING');
  });

  it('are cancelled with the sum that was shown, to an account where the way back is closed', async () => {
    const id = await booked();
    const cancel = { orderId: id, reason: 'NOT_WANTED', refund: FEE };
    const without = await cancelOrder(AYU, cancel, shop.deps);
    expect(without).toMatchObject({ error: { code: 'ORDER_BANK_REQUIRED' } });
    const wrong = await cancelOrder(AYU, { ...cancel, refund: 1 }, shop.deps);
    expect(wrong).toMatchObject({ error: { code: 'ORDER_REFUND_CHANGED', refund: FEE } });
    const bank = {
      bankName: 'BCA',
      accountNumber: '1234567890',
      fullName: 'Ayu Lestari',
      identityNumber: '3174014703900001',
    };
    expect((await cancelOrder(AYU, { ...cancel, bank }, shop.deps)).ok).toBe(true);
    expect((await cancelOrder(AYU, { ...cancel, bank }, shop.deps)).ok).toBe(true);
    const { order, refunds, figures } = await shop.load(id);
    expect([order.state, order.cancelReason]).toEqual(['CANCELLED', 'NOT_WANTED']);
    expect(refunds).toHaveLength(1);
    expect(refunds[0]?.destination).not.toContain('1234567890');
    expect(figures.refundableIdr).toBe(0);
  });

  it('wait for money again when the bank takes it back', async () => {
    const id = await placed();
    await shop.pay(AYU, id, 'permata_va');
    expect(await allocateOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_PAYMENT_STATE' },
    });
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.deny(t);
    await shop.deliverAll();
    expect(await state(id)).toBe('WAITING_PAYMENT.BOOKING');
    expect((await shop.load(id)).figures.refundableIdr).toBe(0);
    await shop.pay(AYU, id, 'bca_va');
    expect(await state(id)).toBe('PAYMENT_SETTLED.BOOKING');
  });

  it('are paid by installments: approved, paid down, signed, delivered', async () => {
    const id = await allocated();
    const installment = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };
    const chosen = await details(id, { paymentOption: 'INSTALLMENT', installment, due: 0 });
    expect(chosen).toMatchObject({ ok: true });
    await papersHandedIn(shop.deps.db, id);
    await decideInstallment(STAFF, { ...decision(id), approved: true }, shop.deps);
    expect((await payDownPayment(AYU, id, shop.deps)).ok).toBe(true);
    expect(recordOf(await shop.load(id), shop.now()).due).toBe(5_000_000 - FEE);
    await shop.pay(AYU, id, 'bca_va');
    expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
    await signContract(
      STAFF,
      { ...decision(id), reference: 'BFI-1', hash: CONTRACT_HASH },
      shop.deps,
    );
    expect((await handedOver(id)).ok).toBe(true);
    expect((await shop.load(id)).figures.soldIdr).toBe(PRICE);
  });

  it('of a company are paid in full: no financing company takes them', async () => {
    const installment = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };
    const byInstalments = { paymentOption: 'INSTALLMENT', installment, due: 0 };
    const refused = {
      error: {
        code: 'ORDER_INVALID',
        faults: [{ field: 'paymentOption', key: 'payment-option.company' }],
      },
    };
    const id = await allocated();
    expect(await details(id, { ...byInstalments, owner: COMPANY })).toMatchObject(refused);
    expect(await state(id)).toBe('ALLOCATED.BOOKING');
    const before = await placed({ owner: COMPANY });
    await shop.pay(AYU, before, 'bca_va');
    expect((await allocateOrder(STAFF, decision(before), shop.deps)).ok).toBe(true);
    expect(await details(before, { ...byInstalments, owner: null })).toMatchObject(refused);
    expect((await details(before, { owner: null })).ok).toBe(true);
  });

  it('give the down payment back when the contract is not signed, and keep the fee', async () => {
    const id = await allocated();
    const installment = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };
    await details(id, { paymentOption: 'INSTALLMENT', installment, due: 0 });
    await papersHandedIn(shop.deps.db, id);
    await decideInstallment(STAFF, { ...decision(id), approved: true }, shop.deps);
    await payDownPayment(AYU, id, shop.deps);
    await shop.pay(AYU, id, 'bca_va');
    const rejection = { ...decision(id), reason: 'Not signed.' };
    expect((await rejectContract(STAFF, rejection, shop.deps)).ok).toBe(true);
    expect(await state(id)).toBe('INSTALLMENT_CANCELED.FINAL');
    const { figures, refunds } = await shop.load(id);
    expect(figures.refundableIdr).toBe(FEE);
    expect(refunds).toMatchObject([{ amountIdr: 5_000_000 - FEE }]);
    expect(
      (
        await withdrawOrder(
          STAFF,
          { id, reason: 'OTHER', note: null, expectedVersion: null },
          shop.deps,
        )
      ).ok,
    ).toBe(true);
    expect((await shop.load(id)).figures.refundableIdr).toBe(0);
  });

  it('take a withdrawn application to another way of paying', async () => {
    const id = await allocated();
    const installment = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };
    await details(id, { paymentOption: 'INSTALLMENT', installment, due: 0 });
    expect((await withdrawInstallment(AYU, id, shop.deps)).ok).toBe(true);
    expect((await details(id)).ok).toBe(true);
    expect(await state(id)).toBe('WAITING_PAYMENT.FINAL');
  });

  it('offer to choose a way of paying anew after a refused application, and take it', async () => {
    const id = await allocated();
    const installment = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };
    await details(id, { paymentOption: 'INSTALLMENT', installment, due: 0 });
    await decideInstallment(STAFF, { ...decision(id), approved: false }, shop.deps);
    const { moves } = recordOf(await shop.load(id), shop.now());
    expect(moves).toEqual(['completeOrderDetails', 'cancelOrder']);
    expect((await details(id)).ok).toBe(true);
    expect(recordOf(await shop.load(id), shop.now()).moves).toContain('changePaymentOption');
  });

  it('give the help of the government once to an identity number, while the order lives', async () => {
    const identity = '3174014703900077';
    const help = async () => ({
      orderType: 'FULL_PURCHASE',
      help: true,
      total: PRICE - HELP,
      due: PRICE - HELP,
      owner: ownerWith(await shop.card(AYU), identity),
    });
    const first = await shop.place(AYU, booking(await help()));
    expect(first).toMatchObject({ ok: true });
    const second = await shop.place(AYU, booking(await help()));
    expect(second).toMatchObject({ error: { code: 'ORDER_HELP_REFUSED' } });
    if (!first.ok) return;
    const cancel = { orderId: first.value.order.id, reason: 'NOT_WANTED', refund: 0 };
    expect((await cancelOrder(AYU, cancel, shop.deps)).ok).toBe(true);
    const third = await shop.place(AYU, booking(await help()));
    expect(third).toMatchObject({ ok: true });
    if (!third.ok) return;
    await cancelOrder(AYU, { ...cancel, orderId: third.value.order.id }, shop.deps);
  });

  it('share one open payment between two tabs, and never pay twice', async () => {
    const id = await placed();
    const pay = { id, method: null, locale: 'en', returnUrl: 'http://site.test/' } as const;
    const both = await Promise.all([
      startPayment(AYU, pay, shop.deps),
      startPayment(AYU, pay, shop.deps),
    ]);
    expect(both.map((each) => each.ok)).toEqual([true, true]);
    expect((await shop.load(id)).attempts).toHaveLength(1);
    await startPayment(AYU, { ...pay, method: 'bni_va' }, shop.deps);
    expect((await shop.load(id)).attempts.length).toBeLessThanOrEqual(2);
    expect(await startPayment(AYU, { ...pay, method: 'nothing' }, shop.deps)).toMatchObject({
      error: { code: 'INELIGIBLE_PAYMENT_METHOD' },
    });
    expect(await startPayment('cus_owner2', pay, shop.deps)).toMatchObject({
      error: { code: 'ORDER_NOT_FOUND' },
    });
  });

  it('say that a payment was declined, and can be paid again', async () => {
    const id = await placed();
    const pay = {
      id,
      method: 'credit_card',
      locale: 'en',
      returnUrl: 'http://site.test/',
    } as const;
    await startPayment(AYU, pay, shop.deps);
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.card(t, '4911111111111113');
    shop.bank.password(t, '112233');
    expect(await checkPayment(AYU, id, shop.deps)).toMatchObject({
      error: { code: 'PAYMENT_DECLINED' },
    });
    shop.letters.length = 0;
    await shop.pay(AYU, id, 'bca_va');
    expect(await state(id)).toBe('PAYMENT_SETTLED.BOOKING');
  });
});
