import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { cancellationOf, cancelOrder } from '#edge/domains/orders/cancel.ts';
import { choosePayment, payDownPayment } from '#edge/domains/orders/choose-payment.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { payHelpDifference } from '#edge/domains/orders/help-difference.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { decideInstallment, signContract } from '#edge/domains/orders/staff/financing.ts';
import { updateSisapira } from '#edge/domains/orders/staff/help.ts';
import { enterCost } from '#edge/domains/orders/staff/registration.ts';
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
const HELPED = PRICE - HELP;
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

describe.each(storesOfPass)('government help that is not there, on $kind', ({ open }) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = await openOrderShop(open, 10);
  });
  afterEach(async () => {
    const differing = await shop.differences();
    await shop.stop();
    expect(differing).toEqual([]);
  });

  const decision = (id: string) => ({ id, expectedVersion: null });
  const state = async (id: string) => {
    const { order } = await shop.load(id);
    return `${order.state}.${order.phase}`;
  };
  const placed = async (more: object): Promise<string> => {
    const done = await shop.place(AYU, booking({ help: true, total: HELPED, ...more }));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.order.id;
  };
  const allocated = async (more: object = {}): Promise<string> => {
    const id = await placed(more);
    await shop.pay(AYU, id, 'bca_va');
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
        help: true,
        total: HELPED,
        due: HELPED - FEE,
        ...more,
      },
      shop.deps,
    );
  const deny = async (id: string) => {
    for (const status of ['ELIGIBLE', 'REGISTERED', 'INELIGIBLE'] as const)
      expect((await updateSisapira(STAFF, { ...decision(id), status }, shop.deps)).ok).toBe(true);
  };
  const direct = async () =>
    placed({ orderType: 'FULL_PURCHASE', due: HELPED, owner: ownerWith(await shop.card(AYU)) });
  const denied = async () => {
    const id = await direct();
    await shop.pay(AYU, id, 'bca_va');
    await deny(id);
    return id;
  };

  it.each([
    ['the quota is used up', 'UPDATE government_help SET quota = 0'],
    ['the programme is over', 'UPDATE government_help SET ends_at = 1'],
    ['the programme is switched off', 'UPDATE subsidy SET is_active = 0'],
  ])('since %s is refused with the price without it, and nothing is lost', async (_, sql) => {
    const id = await allocated();
    await shop.deps.db.primary.execute(sql);
    expect(await details(id)).toMatchObject({
      error: { code: 'ORDER_HELP_REFUSED', total: PRICE, due: PRICE - FEE },
    });
    expect(await state(id)).toBe('ALLOCATED.BOOKING');
    expect((await shop.load(id)).figures.refundableIdr).toBe(FEE);
    const without = { help: false, total: PRICE, due: PRICE - FEE };
    expect((await details(id, without)).ok).toBe(true);
    expect(await state(id)).toBe('WAITING_PAYMENT.FINAL');
  });

  it('is kept by an order that has it already, also when the programme is over meanwhile', async () => {
    const id = await allocated({ owner: ownerWith(await shop.card(AYU)) });
    await shop.deps.db.primary.execute('UPDATE government_help SET ends_at = 1, quota = 1');
    expect((await details(id)).ok).toBe(true);
    expect(recordOf(await shop.load(id), shop.now())).toMatchObject({ total: HELPED });
  });

  it('is paid by the customer of a paid order: the difference, at a price that is agreed anew', async () => {
    const id = await denied();
    expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_HELP_REFUSED' },
    });
    expect(recordOf(await shop.load(id), shop.now()).moves).toEqual(
      expect.arrayContaining(['payHelpDifference', 'cancelOrder']),
    );
    const wrong = await payHelpDifference(AYU, { id, total: PRICE, due: 1 }, shop.deps);
    expect(wrong).toMatchObject({
      error: { code: 'ORDER_PRICE_CHANGED', total: PRICE, due: HELP },
    });
    const accepted = { id, total: PRICE, due: HELP };
    expect(await payHelpDifference('cus_owner2', accepted, shop.deps)).toMatchObject({
      error: { code: 'ORDER_NOT_FOUND' },
    });
    const both = await Promise.all([
      payHelpDifference(AYU, accepted, shop.deps),
      payHelpDifference(AYU, accepted, shop.deps),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const record = recordOf(await shop.load(id), shop.now());
    expect(record).toMatchObject({ state: 'WAITING_PAYMENT', due: HELP, total: PRICE });
    expect(record.lines.map(({ key }) => key)).not.toContain('help');
    expect((await shop.load(id)).order.expiresAt).toBe(shop.now() + 3 * DAY_MS);
    await shop.pay(AYU, id, 'bca_va');
    expect((await shop.load(id)).attempts.at(-1)?.amountIdr).toBe(HELP);
    expect(await state(id)).toBe('PAYMENT_SETTLED.FINAL');
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
  });

  it('ends the order with all of its money when nobody pays the difference', async () => {
    const id = await denied();
    await payHelpDifference(AYU, { id, total: PRICE, due: HELP }, shop.deps);
    shop.wait(3 * DAY_MS);
    expect(await endWindow(id, shop.deps)).toBe('ended');
    const { order, refunds } = await shop.load(id);
    expect(order.state).toBe('CANCELLED');
    expect(refunds).toMatchObject([{ amountIdr: HELPED }]);
  });

  it('lets the customer cancel with everything back, costs paid for them too', async () => {
    const id = await denied();
    const receipt = await shop.card(STAFF);
    await shop.deps.db.primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [receipt],
    });
    const cost = { costId: newId('cst'), label: 'STNK', amount: 385_000, receipt };
    expect((await enterCost(STAFF, { ...decision(id), ...cost }, shop.deps)).ok).toBe(true);
    const means = cancellationOf(await shop.load(id), shop.now());
    expect(means).toMatchObject({ fate: 'refund', refund: HELPED, forfeit: 0 });
    const cancel = { orderId: id, reason: 'NOT_WANTED', refund: HELPED, bank: BANK };
    expect((await cancelOrder(AYU, cancel, shop.deps)).ok).toBe(true);
    expect((await shop.load(id)).figures).toMatchObject({ refundableIdr: 0, forfeitedIdr: 0 });
  });

  it('of a financed order is paid beside the down payment, and its contract is signed anew', async () => {
    const installment = { provider: 'BFI', months: 12, downPayment: 10_000_000, isAgreed: false };
    const id = await placed({
      orderType: 'FULL_PURCHASE',
      paymentOption: 'INSTALLMENT',
      installment,
      due: 0,
      owner: ownerWith(await shop.card(AYU)),
    });
    await papersHandedIn(shop.deps.db, id);
    await decideInstallment(STAFF, { ...decision(id), approved: true }, shop.deps);
    await payDownPayment(AYU, id, shop.deps);
    await shop.pay(AYU, id, 'bca_va');
    await signContract(
      STAFF,
      { ...decision(id), reference: 'BFI-1', hash: CONTRACT_HASH },
      shop.deps,
    );
    await deny(id);
    const paying = await payHelpDifference(AYU, { id, total: PRICE, due: HELP }, shop.deps);
    expect(paying).toMatchObject({ ok: true });
    await shop.pay(AYU, id, 'bca_va');
    expect(await processOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
    await signContract(
      STAFF,
      { ...decision(id), reference: 'BFI-2', hash: CONTRACT_HASH },
      shop.deps,
    );
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    expect((await shop.load(id)).figures.refundableIdr).toBe(10_000_000 + HELP);
  });
});
