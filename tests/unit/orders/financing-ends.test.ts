import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import {
  choosePayment,
  payDownPayment,
  withdrawInstallment,
} from '#edge/domains/orders/choose-payment.ts';
import { withoutDocuments } from '#edge/domains/orders/financing/application.sql.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { type FinancingShop, openFinancingShop } from '#tests/support/financing.ts';
import { PRICE } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const DOWN = 8_000_000;
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

describe.each(storesOfPass)('the end of an application for financing, on $kind', ({ open }) => {
  let world: FinancingShop;
  beforeAll(async () => {
    world = await openFinancingShop(open);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    Object.assign(world.companies.behaviour, { silent: false, copies: 1, requests: 'ok' });
    // Each test has its own orders: nobody's limit of unpaid ones counts here.
    await world.deps.db.primary.execute(`UPDATE customer_order SET customer_id = 'cus_admin'`);
  });

  const decision = (id: string) => ({ id, expectedVersion: null });

  it('rejected, is asked of another company, and the first word of the old one is history', async () => {
    const id = await world.requested();
    const first = await world.application(id);
    world.companies.desk.reject(await world.atCompany(id), 'Terlalu besar.');
    await world.decided();
    const again = {
      orderId: id,
      paymentOption: 'INSTALLMENT',
      installment: { provider: 'PAPITUPI', months: 24, downPayment: 9_000_000, isAgreed: true },
      help: false,
      total: PRICE,
      due: 0,
    };
    const { isAgreed: _, ...unagreed } = again.installment;
    expect(
      await choosePayment(
        AYU,
        { ...again, installment: { ...unagreed, isAgreed: false } },
        world.deps,
      ),
    ).toMatchObject({
      error: { faults: [{ key: 'syariah-agreement' }] },
    });
    expect(await choosePayment(AYU, again, world.deps)).toMatchObject({ ok: true });
    const second = await world.application(id);
    expect(second).toMatchObject({ number: 2, provider: 'PAPITUPI', submittedAt: null });
    expect(
      await world.post({ ...(await world.wordOn(id, 'approved')), reference: first.id }),
    ).toEqual({
      status: 200,
      heard: 'waits',
    });
    expect(await world.stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    await world.handIn(id);
    await world.tick();
    world.companies.desk.approve(await world.atCompany(id));
    await world.decided();
    expect(await world.stateOf(id)).toBe('INSTALLMENT_APPROVED');
    expect(JSON.stringify(second.disclosure)).toContain('"effectiveRate":null');
  });

  it('rejected, is paid in full instead', async () => {
    const id = await world.requested();
    world.companies.desk.reject(await world.atCompany(id), 'Terlalu besar.');
    await world.decided();
    const full = {
      orderId: id,
      paymentOption: 'FULL_PAYMENT',
      help: false,
      total: PRICE,
      due: PRICE,
    };
    expect(await choosePayment(AYU, full, world.deps)).toMatchObject({ ok: true });
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await world.stateOf(id)).toBe('PAYMENT_SETTLED');
    expect(await processOrder(STAFF, decision(id), world.deps)).toMatchObject({ ok: true });
  });

  it('whose contract comes to nothing gives the down payment back, to a bank account', async () => {
    const id = await world.paid();
    world.companies.desk.refuseContract(await world.atCompany(id), 'Data tidak sesuai.');
    await world.decided();
    expect(await world.stateOf(id)).toBe('INSTALLMENT_CANCELED');
    const loaded = await world.shop.load(id);
    expect(loaded.refunds).toMatchObject([{ amountIdr: DOWN, route: 'BANK', state: 'REQUESTED' }]);
    expect(loaded.figures.refundableIdr).toBe(0);
    expect(loaded.application).toMatchObject({ reason: 'Data tidak sesuai.' });
    expect(loaded.history.filter(({ kind }) => kind === 'ORDER_REFUND_TRANSITION')).toMatchObject([
      { amountIdr: DOWN, note: 'REQUESTED' },
    ]);
    const ending = { orderId: id, reason: 'NOT_WANTED', refund: 0, bank: BANK };
    expect(await cancelOrder(AYU, ending, world.deps)).toMatchObject({ ok: true });
    expect(await world.shop.differences()).toEqual([]);
  });

  it('is withdrawn while the down payment is awaited: its page is closed, and other ways are open', async () => {
    const id = await world.approved();
    await payDownPayment(AYU, id, world.deps);
    await startPayment(
      AYU,
      { id, method: 'bca_va', locale: 'en', returnUrl: `https://alva.test/en/my-orders/${id}` },
      world.deps,
    );
    expect((await world.shop.load(id)).attempts).toMatchObject([{ state: 'CREATED' }]);
    expect(recordOf(await world.shop.load(id), world.shop.now()).moves).toContain(
      'withdrawInstallment',
    );
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({ ok: true });
    const { attempts, order } = await world.shop.load(id);
    expect(attempts.map(({ state }) => state)).not.toContain('CREATED');
    expect(order).toMatchObject({ state: 'INSTALLMENT_CANCELED', requiredIdr: 0 });
    await world.tick();
    expect((await world.atCompany(id)).status).toBe('cancelled');
    const full = { orderId: id, paymentOption: 'FULL_PAYMENT', total: PRICE, due: PRICE };
    expect(await choosePayment(AYU, { ...full, help: false }, world.deps)).toMatchObject({
      ok: true,
    });
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await world.stateOf(id)).toBe('PAYMENT_SETTLED');
    expect(await world.shop.differences()).toEqual([]);
  });

  it('is withdrawn while the contract is awaited: the down payment goes back, the order stays', async () => {
    const id = await world.paid();
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({ ok: true });
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({ ok: true });
    const { order, refunds } = await world.shop.load(id);
    expect(order).toMatchObject({ state: 'INSTALLMENT_CANCELED', requiredIdr: 0 });
    expect(refunds).toMatchObject([{ amountIdr: DOWN, route: 'BANK', state: 'REQUESTED' }]);
    await world.tick();
    expect((await world.atCompany(id)).status).toBe('cancelled');
    expect(await world.shop.differences()).toEqual([]);
  });

  it('is not withdrawn once its contract is signed', async () => {
    const id = await world.paid();
    await world.companies.desk.sign(await world.atCompany(id));
    await world.decided();
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
  });

  it('taken back by its customer is taken back at the company, and no word of it counts any more', async () => {
    const id = await world.requested();
    await withdrawInstallment(AYU, id, world.deps);
    await world.tick();
    expect((await world.atCompany(id)).status).toBe('cancelled');
    expect(await world.post(await world.wordOn(id, 'approved'))).toEqual({
      status: 200,
      heard: 'waits',
    });
    expect(await world.stateOf(id)).toBe('INSTALLMENT_CANCELED');
    const { endToldAt } = await world.application(id);
    expect(endToldAt).not.toBeNull();
  });

  it('that staff decide ends as well when its papers stay away', async () => {
    const id = await world.applied('OTHER');
    world.shop.wait(3 * DAY_MS);
    const before = world.shop.now() - 3 * DAY_MS;
    const [late] = await world.deps.db.readPrimary([withoutDocuments({ before, limit: 100 })]);
    expect(late).toContain(id);
    await world.endDocuments(id);
    expect(await world.stateOf(id)).toBe('INSTALLMENT_CANCELED');
  });

  it('whose papers stay away for three days ends, and leaves the choice to its customer', async () => {
    const id = await world.applied();
    const complete = await world.requested();
    world.shop.wait(3 * DAY_MS - 1);
    await world.endDocuments(id);
    expect(await world.stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    world.shop.wait(1);
    await world.endDocuments(id);
    await world.endDocuments(complete);
    expect(await world.stateOf(id)).toBe('INSTALLMENT_CANCELED');
    expect(await world.stateOf(complete)).toBe('INSTALLMENT_REQUESTED');
    const { moves } = recordOf(await world.shop.load(id), world.shop.now());
    expect(moves).toEqual(expect.arrayContaining(['completeOrderDetails', 'cancelOrder']));
  });
});
