import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskSearch } from '#edge/contract/orders/desk.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { withdrawOrder } from '#edge/domains/orders/cancel.ts';
import { choosePayment } from '#edge/domains/orders/choose-payment.ts';
import { attentionIds, attentionsOf } from '#edge/domains/orders/desk.sql.ts';
import { mayReadCard, openOwner } from '#edge/domains/orders/open-owner.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import { processOrder, shipOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { settleAttention } from '#edge/domains/orders/staff/settle.ts';
import { moveRefund } from '#edge/domains/payments/index.ts';
import {
  booking,
  FEE,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
describe.each(storesOfPass)('the desk on $kind', ({ open }) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop(open, 40);
  });
  afterAll(() => shop.stop());

  const decision = (id: string) => ({ id, expectedVersion: null });

  /** Paid in full by a bank that may take it back. */
  const paid = async (card: string): Promise<string> => {
    const placed = await shop.place(AYU, booking());
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const { id } = placed.value.order;
    await shop.pay(AYU, id, 'bca_va');
    await allocateOrder(STAFF, decision(id), shop.deps);
    const details = { owner: ownerWith(card), paymentOption: 'FULL_PAYMENT', help: false };
    const due = { total: PRICE, due: PRICE - FEE };
    await choosePayment(AYU, { orderId: id, ...details, ...due }, shop.deps);
    await shop.pay(AYU, id, 'permata_va');
    shop.wait(30 * MINUTE_MS);
    expect((await processOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    return id;
  };
  const takeBack = async (id: string): Promise<void> => {
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.deny(t);
    await shop.deliverAll();
  };
  const needsPerson = async (id: string) => {
    const [listed, reasons] = await shop.deps.db.readPrimary([
      attentionIds({ limit: 50, offset: 0, placeSlug: null, now: shop.now() }),
      attentionsOf({ ids: JSON.stringify([id]) }),
    ]);
    return { isListed: listed.includes(id), reasons: reasons.get(id) ?? [] };
  };

  it('sends no motorcycle whose payment was taken back, and lists it for a person', async () => {
    const id = await paid(await shop.card(AYU));
    expect(await needsPerson(id)).toEqual({ isListed: false, reasons: [] });
    await takeBack(id);
    expect((await shop.load(id)).order.state).toBe('SHIPPED');
    expect(await shipOrder(STAFF, decision(id), shop.deps)).toMatchObject({
      error: { code: 'ORDER_PAYMENT_STATE', reason: 'taken-back' },
    });
    expect(await needsPerson(id)).toEqual({ isListed: true, reasons: ['PAYMENT_TAKEN_BACK'] });
  });

  it('hands no motorcycle over for money that no financing company pays', async () => {
    const id = await paid(await shop.card(AYU));
    expect((await shipOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    await takeBack(id);
    const { order } = await shop.load(id);
    const photo = await shop.card(STAFF);
    await shop.deps.db.primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [photo],
    });
    const proof = { workOrder: order.workOrder, passkey: order.passkey, photo };
    expect(await deliverOrder(STAFF, proof, { expectedVersion: null }, shop.deps)).toMatchObject({
      error: { code: 'ORDER_PAYMENT_STATE', reason: 'taken-back' },
    });
    const { rows } = await shop.deps.db.primary.execute({
      sql: `SELECT code FROM transfer WHERE ref = ? AND code IN ('financing', 'sale')`,
      args: [id],
    });
    expect(rows).toEqual([]);
  });

  it('lets a person settle what was taken back, until it happens again', async () => {
    const id = await paid(await shop.card(AYU));
    await takeBack(id);
    const { version } = (await shop.load(id)).order;
    const note = 'Customer paid at the bank';
    const settle = (expectedVersion: number) =>
      settleAttention(STAFF, { id, note, expectedVersion }, shop.deps);
    expect(await settle(version - 1)).toMatchObject({ error: { code: 'ORDER_CHANGED' } });
    expect((await shop.differences()).map(({ subject }) => subject)).toContain(id);
    expect((await settle(version)).ok).toBe(true);
    expect(await needsPerson(id)).toEqual({ isListed: false, reasons: [] });
    expect((await shop.differences()).map(({ subject }) => subject)).not.toContain(id);
    expect((await settle(version)).ok).toBe(true);
    // The booking fee is charged back as well: nobody has settled that.
    await shop.deps.db.primary.execute({
      sql: `UPDATE payment_attempt SET state = 'CHARGED_BACK' WHERE ref = ? AND state = 'SETTLED'`,
      args: [id],
    });
    expect(await needsPerson(id)).toEqual({ isListed: true, reasons: ['PAYMENT_TAKEN_BACK'] });
  });

  it('pays out by hand what a failed refund left with an ended order, once', async () => {
    const placed = await shop.place(AYU, booking());
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const { id } = placed.value.order;
    await shop.pay(AYU, id, 'bca_va');
    const ending = { id, reason: 'FRAUD', note: null, expectedVersion: null } as const;
    await withdrawOrder(STAFF, ending, shop.deps);
    const [refund] = (await shop.load(id)).refunds;
    if (refund === undefined) throw new Error('no refund');
    const { now, deps } = shop;
    await deps.db.write(moveRefund(refund, 'fail', {}, { now: now(), ids: deps.ids }));
    expect(await needsPerson(id)).toEqual({ isListed: true, reasons: ['REFUND_FAILED'] });
    const { version } = (await shop.load(id)).order;
    const asking = { id, note: 'Transfer BCA 77', expectedVersion: version };
    const settle = () => settleAttention(STAFF, asking, deps);
    for (const done of await Promise.all([settle(), settle()])) expect(done.ok).toBe(true);
    const { figures } = await shop.load(id);
    expect(figures).toMatchObject({ refundedIdr: FEE, refundableIdr: 0 });
    expect(await needsPerson(id)).toEqual({ isListed: false, reasons: [] });
    expect((await shop.differences()).map(({ subject }) => subject)).not.toContain(id);
  });

  it('opens the picture of a card to whoever has just said why, for a while', async () => {
    const card = await shop.card(AYU);
    const id = await paid(card);
    const file = { purpose: 'IDENTITY_CARD', attachedTo: id } as const;
    const may = (staffId: string) => mayReadCard(file, staffId, shop.deps);
    expect(await may(STAFF)).toBe(false);
    const opened = await openOwner(STAFF, { id, reason: 'Registration' }, shop.deps);
    expect(opened).toMatchObject({
      value: { identityNumber: '3174014703900001', cardUrl: `/files/${card}` },
    });
    expect([await may(STAFF), await may('cus_admin')]).toEqual([true, false]);
    shop.wait(16 * MINUTE_MS);
    expect(await may(STAFF)).toBe(false);
  });
});

describe('what staff type to find an order', () => {
  it.each([
    ['NUP-K7Q2M9XH4D', 'K7Q2M9XH4D'],
    ['k7q2m-9xh4d', 'K7Q2M9XH4D'],
    ['K7Q2', 'K7Q2'],
    ['Ayu Lestari', null],
    ['Budi', null],
  ])('%s is the beginning of %s', (typed, code) => {
    expect(deskSearch(typed)?.code).toBe(code);
  });

  it('is nothing when it is empty', () => expect(deskSearch('  ')).toBeNull());
});
