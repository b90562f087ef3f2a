import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import { assertAnotherPays } from '#edge/domains/orders/settlement.sql.ts';
import { approveRefund } from '#edge/domains/orders/staff/refunds.ts';
import { settleAttention } from '#edge/domains/orders/staff/settle.ts';
import { moveRefund } from '#edge/domains/payments/index.ts';
import { type OrderShop, openOrderShop, PRICE } from '#tests/support/order-shop.ts';
import {
  AYU,
  BANK,
  decision,
  moneyOf,
  must,
  SECOND_STAFF,
  STAFF,
} from '#tests/support/paid-order.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const SECOND_PERSON = { error: { code: 'ORDER_SECOND_PERSON' } };

describe.each(storesOfPass)('a large sum that staff let go, on $kind', ({ open }) => {
  let shop: OrderShop;
  let money: ReturnType<typeof moneyOf>;
  beforeAll(async () => {
    shop = await openOrderShop(open, 40);
    money = moneyOf(shop);
  });
  afterAll(() => shop.stop());
  const cancelled = async (): Promise<{ id: string; refund: string }> => {
    const id = await money.bought();
    const cancel = { orderId: id, reason: 'NOT_WANTED', bank: BANK, refund: PRICE };
    const { refunds } = must(await cancelOrder(AYU, cancel, shop.deps));
    return { id, refund: refunds[0]?.id ?? '' };
  };
  const approve = (staff: string, refund: string) =>
    approveRefund(staff, decision(refund), shop.deps);
  const settle = (staff: string, id: string) =>
    settleAttention(staff, { ...decision(id), note: 'Paid by transfer' }, shop.deps);

  it('by the provider is approved by two of them before anything is sent', async () => {
    expect(PRICE).toBeGreaterThan(DESK_LIMITS.fourEyesAboveIdr);
    const { id, refund } = await cancelled();
    must(await approve(STAFF, refund));
    expect(await money.refunds(id)).toEqual([['REQUESTED', 'PROVIDER', PRICE]]);
    expect(await approve(STAFF, refund)).toMatchObject(SECOND_PERSON);
    await money.pass(2);
    expect((await money.transaction(id)).refunds).toEqual([]);
    must(await approve(SECOND_STAFF, refund));
    await money.pass(1);
    expect((await money.transaction(id)).refunds).toHaveLength(1);
  });

  it('by the provider is held back in the statement, for whoever decided on older knowledge', async () => {
    const { refund } = await cancelled();
    must(await approve(STAFF, refund));
    const paid = assertAnotherPays({ id: refund, staffId: STAFF });
    await expect(shop.deps.db.write([paid])).rejects.toThrow(/assertion/);
  });

  it('at once by both of them is approved by both, and sent once', async () => {
    const { id, refund } = await cancelled();
    await Promise.all([approve(STAFF, refund), approve(SECOND_STAFF, refund)]);
    expect(await money.refunds(id)).toEqual([['APPROVED', 'PROVIDER', PRICE]]);
  });

  it('by hand, after a refund failed, is proposed by one and paid by another', async () => {
    const { id } = await cancelled();
    const [refund] = (await shop.load(id)).refunds;
    if (refund === undefined) throw new Error('no refund');
    const when = { now: shop.now(), ids: shop.deps.ids };
    await shop.deps.db.write(moveRefund(refund, 'fail', { note: 'ACCOUNT_CLOSED' }, when));
    expect(await money.attentions(id)).toEqual(['REFUND_FAILED']);
    must(await settle(STAFF, id));
    expect(await settle(STAFF, id)).toMatchObject(SECOND_PERSON);
    expect(await money.attentions(id)).toEqual(['REFUND_FAILED']);
    expect(await money.balances(`order:${id}`)).toEqual([PRICE]);
    must(await settle(SECOND_STAFF, id));
    expect(await money.attentions(id)).toEqual([]);
    expect(await money.balances(`order:${id}`)).toEqual([0]);
  });
});
