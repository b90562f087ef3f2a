import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettingName } from '#edge/contract/catalog/settings.ts';
import { newId } from '#edge/contract/ids.ts';
import { wantedChange } from '#edge/contract/orders/change.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { changeOrder } from '#edge/domains/orders/change/change-order.ts';
import { planChange } from '#edge/domains/orders/change/plan.ts';
import { payHelpDifference } from '#edge/domains/orders/help-difference.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { updateSisapira } from '#edge/domains/orders/staff/help.ts';
import { BROUGHT } from '#tests/support/order-changes.ts';
import {
  booking,
  FEE,
  HELP,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';

describe.each(storesOfPass)('an order whose shop changes its settings, on $kind', ({ open }) => {
  let shop: OrderShop;
  let cards = 0;
  beforeEach(async () => {
    shop = await openOrderShop(open, 10);
  });
  afterEach(async () => {
    const differing = await shop.differences();
    await shop.stop();
    expect(differing).toEqual([]);
  });

  const set = async (values: Partial<Record<SettingName, number>>): Promise<void> => {
    for (const [name, value] of Object.entries(values))
      await shop.deps.db.primary.execute({
        sql: `INSERT INTO shop_setting (id, name, value, starts_at, reason, created_by, created_at)
          VALUES (?1, ?2, ?3, ?4, 'Decided by the board', 'cus_admin', ?4)`,
        args: [newId('set'), name, value, shop.now()],
      });
  };
  const placed = async (more: object = {}): Promise<string> => {
    const done = await shop.place(AYU, booking(more));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.order.id;
  };
  const direct = async (more: object = {}): Promise<string> => {
    const owner = ownerWith(await shop.card(AYU), `31740147039${String(60_000 + cards++)}`);
    const id = await placed({ orderType: 'FULL_PURCHASE', owner, due: PRICE, ...more });
    await shop.pay(AYU, id, 'bca_va');
    return id;
  };
  const left = async (id: string): Promise<number> =>
    ((await shop.load(id)).order.expiresAt ?? 0) - shop.now();
  const brought = async (id: string) => {
    const change = v.parse(wantedChange, BROUGHT);
    const { db, cipher } = shop.deps;
    const planned = await planChange(await shop.load(id), change, {
      read: primaryReader(db),
      cipher,
      now: shop.now(),
    });
    if (!planned.ok) throw new Error(JSON.stringify(planned.error));
    const { total, due, refund } = planned.value;
    return changeOrder(AYU, { orderId: id, change: BROUGHT, total, due, refund }, shop.deps);
  };

  it('gives a booking whose payment a bank takes back the time it had, whatever new ones get', async () => {
    const before = await placed();
    await shop.pay(AYU, before, 'permata_va');
    await set({ PAYMENT_HOURS: 48, BOOKING_FEE: 750_000 });
    const transaction = await shop.transaction(before);
    if (transaction === undefined) throw new Error('no transaction');
    shop.bank.deny(transaction);
    await shop.deliverAll();
    const { order } = await shop.load(before);
    expect(order).toMatchObject({ state: 'WAITING_PAYMENT', bookingFeeIdr: FEE, requiredIdr: FEE });
    expect(await left(before)).toBe(24 * HOUR_MS);
    expect(await left(await placed({ due: 750_000 }))).toBe(48 * HOUR_MS);
  });

  it('keeps the time to pay what a change costs, and takes the delivery fee that holds when it is changed', async () => {
    const before = await direct();
    await set({ CHANGE_DAYS: 5, DELIVERY_FEE_NEAR: 1_000_000, DELIVERY_FEE_MIDDLE: 1_000_000 });
    await set({ DELIVERY_FEE_FAR: 1_000_000 });
    const after = await direct();
    for (const [id, days] of [
      [before, 3],
      [after, 5],
    ] as const) {
      expect((await brought(id)).ok).toBe(true);
      expect(await left(id)).toBe(days * DAY_MS);
      expect((await shop.load(id)).order.totalIdr).toBe(PRICE + 1_000_000);
      await shop.pay(AYU, id, 'bca_va');
    }
  });

  it('keeps the time to pay what a denied help would have paid', async () => {
    const helped = { help: true, total: PRICE - HELP, due: PRICE - HELP };
    const before = await direct(helped);
    await set({ HELP_DIFFERENCE_DAYS: 7 });
    const after = await direct(helped);
    for (const [id, days] of [
      [before, 3],
      [after, 7],
    ] as const) {
      for (const status of ['ELIGIBLE', 'REGISTERED', 'INELIGIBLE'] as const)
        await updateSisapira(STAFF, { id, expectedVersion: null, status }, shop.deps);
      const paying = await payHelpDifference(AYU, { id, total: PRICE, due: HELP }, shop.deps);
      expect(paying.ok).toBe(true);
      expect(await left(id)).toBe(days * DAY_MS);
    }
  });
});
