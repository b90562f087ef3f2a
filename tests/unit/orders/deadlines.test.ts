import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALLOCATED_AT_MOST } from '#edge/contract/orders/windows.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { withdrawOrder } from '#edge/domains/orders/cancel.ts';
import { choosePayment, withdrawInstallment } from '#edge/domains/orders/choose-payment.ts';
import { attentionIds, countAttention } from '#edge/domains/orders/desk.sql.ts';
import { orderJobs } from '#edge/domains/orders/jobs.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { decideInstallment } from '#edge/domains/orders/staff/financing.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import {
  booking,
  FEE,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { papersHandedIn } from '#tests/support/papers-handed-in.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const PEOPLE = ['cus_owner', 'cus_owner2', 'cus_guest', 'cus_affiliate'] as const;
const INSTALLMENT = { provider: 'BFI', months: 12, downPayment: 10_000_000, isAgreed: false };

describe.each(storesOfPass)('an order that waits, on $kind', ({ open }) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = await openOrderShop(open, 40);
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
  const unitsTaken = async () => {
    const { rows } = await shop.deps.db.primary.execute(
      'SELECT count(*) AS n FROM unit_reservation',
    );
    return Number(rows[0]?.n);
  };
  const jobs = () => runDueJobs(shop.deps, orderJobs);
  const placed = async (who: string = AYU, more: object = {}): Promise<string> => {
    const done = await shop.place(who, booking(more));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.order.id;
  };
  const applied = async (identity?: string) => ({
    orderType: 'FULL_PURCHASE',
    paymentOption: 'INSTALLMENT',
    installment: INSTALLMENT,
    owner: ownerWith(await shop.card(AYU), identity),
    due: 0,
  });
  const decided = async (id: string, approved: boolean) => {
    await papersHandedIn(shop.deps.db, id);
    expect((await decideInstallment(STAFF, { ...decision(id), approved }, shop.deps)).ok).toBe(
      true,
    );
  };
  const allocated = async (): Promise<string> => {
    const id = await placed();
    await shop.pay(AYU, id, 'bca_va');
    expect((await allocateOrder(STAFF, decision(id), shop.deps)).ok).toBe(true);
    return id;
  };

  it('holds no more motorcycles than its customer may have unpaid, however many are asked for at once', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 12 }, async (_, at) =>
        booking(await applied(`3174014703900${100 + at}`)),
      ),
    );
    const tries = await Promise.all(
      inputs.map((input) =>
        shop
          .place(AYU, input)
          .catch(() => ({ ok: false, error: { code: 'UNAVAILABLE' } }) as const),
      ),
    );
    const placedOnes = tries.filter(({ ok }) => ok).length;
    expect(placedOnes).toBeGreaterThan(0);
    expect(placedOnes).toBeLessThanOrEqual(5);
    for (let at = placedOnes; at < 5; at++) await placed(AYU, await applied());
    expect(await shop.place(AYU, booking(await applied()))).toMatchObject({
      error: { code: 'ORDER_LIMIT', limit: 5 },
    });
    expect(await unitsTaken()).toBe(5);
    // A decision of the company is no payment.
    const { rows } = await shop.deps.db.primary.execute('SELECT id FROM customer_order LIMIT 1');
    await decided(String(rows[0]?.id), true);
    expect(await shop.place(AYU, booking())).toMatchObject({ error: { code: 'ORDER_LIMIT' } });
  });

  it.each([
    ['approved', 7],
    ['rejected', 3],
    ['withdrawn', 3],
  ] as const)(
    'for its customer after an application was %s gives its motorcycle back after %s days',
    async (how, days) => {
      const id = await placed(AYU, await applied());
      if (how === 'withdrawn')
        expect((await withdrawInstallment(AYU, id, shop.deps)).ok).toBe(true);
      else await decided(id, how === 'approved');
      shop.wait(days * DAY_MS - 2 * MINUTE_MS);
      await jobs();
      expect(await state(id)).not.toBe('CANCELLED.FINAL');
      expect(await unitsTaken()).toBe(1);
      shop.wait(3 * MINUTE_MS);
      // Whoever reads it sees that, and whoever writes is held to it, before the clock has been there.
      expect(recordOf(await shop.load(id), shop.now())).toMatchObject({
        state: 'CANCELLED',
        cancelReason: 'DECISION_DEADLINE_EXCEEDED',
        moves: [],
      });
      await jobs();
      expect(await state(id)).toBe('CANCELLED.FINAL');
      expect(await unitsTaken()).toBe(0);
    },
  );

  it('with a booking is not held for ever by going to and fro: thirty days after its allocation it ends', async () => {
    const id = await allocated();
    const begun = shop.now();
    const last = begun + ALLOCATED_AT_MOST;
    for (let round = 0; round < 6 && (await state(id)) === 'ALLOCATED.BOOKING'; round++) {
      shop.wait(10 * DAY_MS);
      const details = { owner: ownerWith(await shop.card(AYU)), help: false, total: PRICE };
      const full = { paymentOption: 'FULL_PAYMENT', due: PRICE - FEE } as const;
      await choosePayment(AYU, { orderId: id, ...details, ...full }, shop.deps);
      shop.wait(DAY_MS + MINUTE_MS);
      await jobs();
      const { order } = await shop.load(id);
      if (order.state === 'ALLOCATED') expect(order.expiresAt).toBeLessThanOrEqual(last);
    }
    await jobs();
    expect(await state(id)).toBe('CANCELLED.BOOKING');
    expect(shop.now()).toBeLessThan(last + 3 * DAY_MS + HOUR_MS);
    expect((await shop.load(id)).figures.refundedIdr).toBe(FEE);
  });

  it('with a booking goes back to its motorcycle, and then ends with the fee paid back', async () => {
    const id = await allocated();
    const details = { owner: ownerWith(await shop.card(AYU)), help: false, total: PRICE, due: 0 };
    const plan = { paymentOption: 'INSTALLMENT', installment: INSTALLMENT } as const;
    expect((await choosePayment(AYU, { orderId: id, ...details, ...plan }, shop.deps)).ok).toBe(
      true,
    );
    await decided(id, true);
    shop.wait(7 * DAY_MS + MINUTE_MS);
    await jobs();
    expect(await state(id)).toBe('ALLOCATED.BOOKING');
    expect((await shop.load(id)).figures.refundableIdr).toBe(FEE);
    shop.wait(13 * DAY_MS);
    await jobs();
    expect(await state(id)).toBe('ALLOCATED.BOOKING');
    expect(await unitsTaken()).toBe(1);
    shop.wait(DAY_MS + MINUTE_MS);
    const late = await choosePayment(AYU, { orderId: id, ...details, ...plan }, shop.deps);
    expect(late).toMatchObject({ error: { code: 'ORDER_STATE_TRANSITION' } });
    expect(await state(id)).toBe('CANCELLED.BOOKING');
    expect(await unitsTaken()).toBe(0);
    const { refunds, order } = await shop.load(id);
    expect(refunds).toMatchObject([{ amountIdr: FEE, state: 'REQUESTED' }]);
    expect(order.cancelReason).toBe('DECISION_DEADLINE_EXCEEDED');
  });

  it('after many applications is paid in full, cancelled, or ends: no motorcycle is held by applying again', async () => {
    const id = await placed(AYU, await applied());
    const again = async () =>
      choosePayment(
        AYU,
        {
          orderId: id,
          owner: ownerWith(await shop.card(AYU)),
          paymentOption: 'INSTALLMENT',
          installment: INSTALLMENT,
          help: false,
          total: PRICE,
          due: 0,
        },
        shop.deps,
      );
    for (let application = 2; application <= 5; application++) {
      expect((await withdrawInstallment(AYU, id, shop.deps)).ok).toBe(true);
      expect(await again()).toMatchObject({ ok: true });
    }
    expect((await withdrawInstallment(AYU, id, shop.deps)).ok).toBe(true);
    expect(await again()).toMatchObject({
      error: { code: 'ORDER_APPLICATIONS_LIMIT', limit: 5 },
    });
    shop.wait(3 * DAY_MS + MINUTE_MS);
    await jobs();
    expect(await state(id)).toBe('CANCELLED.FINAL');
    expect(await unitsTaken()).toBe(0);
  });

  it('for a financing company is the staff’s after seven days, who can end it', async () => {
    const id = await placed(AYU, await applied());
    const NONE = { count: 0, more: false };
    const { db } = shop.deps;
    const listed = async () => {
      const now = shop.now();
      return db.readPrimary([
        attentionIds({ limit: 9, offset: 0, placeSlug: null, now }),
        countAttention({ placeSlug: null, now }),
      ]);
    };
    shop.wait(7 * DAY_MS - MINUTE_MS);
    expect(await listed()).toEqual([[], NONE]);
    shop.wait(MINUTE_MS);
    expect(await listed()).toEqual([[id], { count: 1, more: false }]);
    await jobs();
    expect(await state(id)).toBe('INSTALLMENT_REQUESTED.FINAL');
    const ending = { ...decision(id), reason: 'CANCELLED_BY_STAFF', note: null } as const;
    expect((await withdrawOrder(STAFF, ending, shop.deps)).ok).toBe(true);
    expect(await unitsTaken()).toBe(0);
    expect(await listed()).toEqual([[], NONE]);
    const approved = await placed(AYU, await applied());
    await decided(approved, true);
    expect((await withdrawOrder(STAFF, { ...ending, id: approved }, shop.deps)).ok).toBe(true);
  });

  it('from before there were deadlines gets a whole one', async () => {
    const id = await placed(AYU, await applied());
    await decided(id, false);
    await shop.deps.db.primary.execute('UPDATE customer_order SET expires_at = NULL');
    shop.wait(400 * DAY_MS);
    await jobs();
    expect(await state(id)).toBe('INSTALLMENT_REJECTED.FINAL');
    shop.wait(3 * DAY_MS);
    await jobs();
    expect(await state(id)).toBe('CANCELLED.FINAL');
  });

  it('is ended in time, though others before it cannot be ended for now', async () => {
    const stuck: string[] = [];
    for (let at = 0; at < 20; at++) {
      const who = PEOPLE[at % PEOPLE.length] ?? AYU;
      const id = await placed(who);
      stuck.push(id);
      const card = { id, method: 'credit_card', locale: 'en', returnUrl: 'http://site.test/' };
      expect((await startPayment(who, card as never, shop.deps)).ok).toBe(true);
      const t = await shop.transaction(id);
      if (t === undefined) throw new Error('no transaction');
      // The provider looks at the card for as long as it likes.
      shop.bank.card(t, '4511111111111117');
      shop.bank.password(t, '112233');
    }
    await shop.deliverAll();
    const last = await placed(STAFF);
    shop.wait(24 * HOUR_MS + 5 * MINUTE_MS);
    await jobs();
    expect(await state(last)).toBe('CANCELLED.BOOKING');
    // The others are looked at again, at growing distances.
    const tries = async () => {
      const { rows } = await shop.deps.db.primary.execute(
        'SELECT min(next_try_at) AS at FROM customer_order WHERE next_try_at > 0',
      );
      return Number(rows[0]?.at) - shop.now();
    };
    expect(await state(stuck[0] ?? '')).toBe('WAITING_PAYMENT.BOOKING');
    expect(await tries()).toBeGreaterThanOrEqual(MINUTE_MS);
    shop.wait(10 * HOUR_MS);
    await jobs();
    expect(await tries()).toBe(HOUR_MS);
  });

  it('for an hour for a pre-order waits an hour again when the bank takes the payment back', async () => {
    await shop.deps.db.primary.execute(`UPDATE unit SET withdrawn_at = 1`);
    const id = await placed(AYU, { preOrder: true });
    const windowOf = async () => ((await shop.load(id)).order.expiresAt ?? 0) - shop.now();
    expect(await windowOf()).toBe(HOUR_MS);
    await shop.pay(AYU, id, 'permata_va');
    expect(await state(id)).toBe('PAYMENT_SETTLED.BOOKING');
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.deny(t);
    await shop.deliverAll();
    expect(await state(id)).toBe('WAITING_PAYMENT.BOOKING');
    expect(await windowOf()).toBe(HOUR_MS);
  });
});
