import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_SETTINGS, windowsOfSettings } from '#edge/contract/catalog/settings.ts';
import type { FinancingProvider } from '#edge/contract/financing/providers.ts';
import {
  ORDER_MACHINE,
  type OrderMove,
  positionOf,
  stateOf,
} from '#edge/contract/orders/machine.ts';
import { returnMachine } from '#edge/contract/orders/return-machine.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import { STAFF_OPERATIONS } from '#edge/contract/staff/operations.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { type Loaded, loadOrders, primaryReader } from '#edge/domains/orders/load.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { AUDITED } from '#edge/graphql/audited.ts';
import type { Result } from '#edge/platform/result.ts';
import type { Fault } from '#tests/support/faults.ts';
import { CAP, type GoodsShop, goodsOf } from '#tests/support/goods-shop.ts';
import { BY_COMPANY, ONE_COMPANY } from '#tests/support/order-company-steps.ts';
import { differencesOf, wrongPlatesOf } from '#tests/support/order-invariants.ts';
import {
  addCoupon,
  booking,
  COUPON_IDR,
  HELP,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { AYU, STEP_NAMES, STEP_OF, takeStep } from '#tests/support/order-steps.ts';
import { stores } from '#tests/support/stores.ts';

const step = fc.record({
  name: fc.oneof(
    { weight: 1, arbitrary: fc.constant('onwards') },
    { weight: 1, arbitrary: fc.constantFrom(...STEP_NAMES) },
  ),
  order: fc.nat(4),
  pick: fc.nat(20),
  fault: fc.option(
    fc.record<Fault>({
      kind: fc.constantFrom('dies before', 'dies after', 'loses the answer'),
      of: fc.constantFrom('store', 'store', 'provider'),
      at: fc.nat(3),
    }),
    { freq: 3, nil: undefined },
  ),
});

/** Every entry begins where the one before ended, and is a row of the table. */
const expectLegal = ({ order, history }: Loaded): void => {
  let before: string | null = null;
  for (const { move, fromState, toState, phase } of history) {
    if (move === null) continue;
    const row = ORDER_MACHINE.moves[move as OrderMove];
    expect(fromState).toBe(before);
    expect(stateOf(row.to)).toBe(toState);
    if (toState === null) throw new Error('a move without an end');
    expect(row.to).toBe(positionOf(toState, phase));
    before = toState;
  }
  expect(before).toBe(order.state);
};

/**
 * `TEST_SEEDS=200 TEST_SEED_FROM=801` plays the seeds 801 to 1000. A failure names its seed, its steps
 * as few as they can be, and its cause.
 */
const FROM = Number(process.env.TEST_SEED_FROM ?? 1);
const FULL = process.env.TEST_FULL === '1' ? '1000' : undefined;
const seedsOn = (kind: 'file' | 'sqld'): number =>
  Number(process.env.TEST_SEEDS ?? FULL ?? (kind === 'file' ? 25 : 4));
/** What is compared after each step grows with the orders there are, so the store is a new one now and then. */
const SEEDS_A_STORE = 10;

/** What no walk of the ordinary run may miss: a paid order changed, and what a company and the clock decide. */
const IN_EVERY_RUN: readonly (readonly [OrderMove, string])[] = [
  ['payChange', 'customer'],
  ['settleChange', 'customer'],
  ['changePaid', 'customer'],
  ['approveInstallment', 'provider'],
  ['rejectInstallment', 'provider'],
  ['rejectContract', 'provider'],
  ['endDocuments', 'clock'],
];
/** Changes of an order by instalments; enough seeds play each of them. */
const BY_INSTALMENTS: readonly OrderMove[] = [
  'changeRequested',
  'changeApproved',
  'changeDownPayment',
  'changeRejected',
  'changeCanceled',
  'requestChanged',
];

/** Placing is how a walk begins; a review by hand comes before anything is paid. */
const NO_STEP = [
  'placeOrder',
  'addPaymentToOrder',
  'placeOrderForCustomer',
  // The same move as `deliverOrder`, by a courier's link: tests/api/orders/courier.test.ts.
  'deliverByCourier',
  // Orders of one service, from the appointment or the cover to its end: tests/unit/orders/services.test.ts.
  'insertSubscription',
  'bookService',
  'answerServicePrice',
  'orders.services',
  // They move neither an order nor money.
  'addOrderNote',
  'issueDeliveryLink',
  'revokeDeliveryLink',
  'revealDeliveryProof',
  'openDelivery',
];

describe('what the walk can do to an order', () => {
  it('is everything that staff, customers, the provider and the clock can', () => {
    const triggers = [ORDER_MACHINE, refundMachine, returnMachine].flatMap(({ moves }) =>
      Object.values(moves).flatMap((move): readonly string[] => move.triggers),
    );
    const ofStaff = [...Object.keys(AUDITED), ...Object.keys(STAFF_OPERATIONS)].filter((name) =>
      /Order|Refund|Installment|Contract|Registration|Undelivered|Deliver|Meterai|Sisapira/.test(
        name,
      ),
    );
    const without = new Set(
      [...triggers, ...ofStaff].filter(
        (name) =>
          !NO_STEP.includes(name) &&
          !name.startsWith('orderDesk') &&
          !STEP_NAMES.includes(STEP_OF[name] ?? name),
      ),
    );
    expect([...without]).toEqual([]);
  });
});

describe.each(stores)('whatever anybody does in whatever order, on $kind', ({ kind, open }) => {
  const seeds = seedsOn(kind);
  const reached = new Set<string>();
  const moves = new Set<string>();
  let faults = 0;

  const walkOf = (shop: OrderShop, goods: GoodsShop) => {
    const must = <T extends { readonly order: { readonly id: string } }>(
      placed: Result<T, unknown>,
    ): string => {
      if (!placed.ok) throw new Error(JSON.stringify(placed.error));
      return placed.value.order.id;
    };
    const direct = async (more: object): Promise<string> => {
      const owner = ownerWith(await shop.card(AYU));
      return must(await shop.place(AYU, booking({ orderType: 'FULL_PURCHASE', owner, ...more })));
    };
    /** Booked with a promo code, bought at once, with the government's help, by instalments, and a cap. */
    const place = async (provider: FinancingProvider): Promise<readonly string[]> => [
      must(await shop.place(AYU, booking({ coupon: 'WALK', total: PRICE - COUPON_IDR }))),
      await direct({ due: PRICE }),
      await direct({ due: PRICE - HELP, total: PRICE - HELP, help: true }),
      await direct({
        due: 0,
        paymentOption: 'INSTALLMENT',
        installment: { provider, months: 12, downPayment: 5_000_000, isAgreed: false },
      }),
      must(await goods.place(AYU, await goods.filled(AYU, CAP, 2))),
    ];
    /** Once more by whoever is alive, when it went wrong. */
    const takeWithFault = async (
      { name, pick, fault }: { name: string; pick: number; fault: Fault | undefined },
      id: string,
    ): Promise<void> => {
      shop.faults.arm(fault);
      try {
        await takeStep(name, shop, await shop.load(id), pick);
      } catch (error) {
        if (!shop.faults.fired) throw error;
      } finally {
        if (shop.faults.fired) faults++;
        shop.faults.arm(undefined);
      }
    };
    const walked = fc.array(step, { minLength: 10, maxLength: 45 });
    const provider = fc.constantFrom<FinancingProvider>('BFI', BY_COMPANY);
    return fc.asyncProperty(walked, provider, async (steps, financedBy) => {
      await shop.deps.db.primary.execute('DELETE FROM unit_reservation');
      await shop.deps.db.primary.execute(`UPDATE unit SET withdrawn_at = NULL`);
      await shop.deps.db.primary.execute(`DELETE FROM vehicle WHERE vin IN (SELECT vin FROM unit)`);
      await shop.deps.db.primary.execute(`UPDATE government_help_use SET released_at = 1`);
      await shop.deps.db.primary.execute(`UPDATE customer_order SET state = 'CANCELLED'`);
      await goods.stock(CAP, 1_000);
      shop.letters.length = 0;
      shop.behaviour.refunds = 'ok';
      // Orders of earlier walks keep their rows and lose their units: looked at no more.
      const ids = await place(financedBy);
      const loadAll = async (): Promise<readonly Loaded[]> => {
        const all = await loadOrders(ids, primaryReader(shop.deps.db));
        expect(all).toHaveLength(ids.length);
        return all;
      };
      for (const { order, ...step } of steps) {
        const id = ids[order] ?? '';
        await takeWithFault(step, id);
        const { name } = step;
        const all = await loadAll();
        const after = all.find((each) => each.order.id === id);
        if (after === undefined) throw new Error(`no order ${id}`);
        expectLegal(after);
        reached.add(`${after.order.state}.${after.order.phase}`);
        for (const { move, actor } of after.history)
          if (move !== null) moves.add(move).add(`${move} by ${actor}`);
        recordOf(after, shop.now());
        expect(await differencesOf(shop, all, ['WALK']), name).toEqual([]);
        expect(await wrongPlatesOf(shop, all), name).toEqual([]);
        // Time passes, so that entries have an order.
        shop.wait(1);
      }
      // Every letter has come, and all windows are over: no order waits, and none has what it gave back.
      await shop.deliverAll();
      // The longest is that of a change which costs more.
      shop.wait(windowsOfSettings(USUAL_SETTINGS).change + HOUR_MS);
      for (const id of ids) {
        for (let tries = 0; tries < 3; tries++) await endWindow(id, shop.deps);
        await shop.deliverAll();
        const rest = await shop.load(id);
        expect(rest.order.state).not.toBe('WAITING_PAYMENT');
        expectLegal(rest);
        const owed = rest.refunds.filter(({ state }) => state !== 'FAILED');
        const paid = rest.attempts
          .filter(({ state }) => state === 'SETTLED')
          .reduce((sum, { paidIdr, chargedBackIdr }) => sum + (paidIdr ?? 0) - chargedBackIdr, 0);
        const back = owed.reduce((sum, { amountIdr }) => sum + amountIdr, 0);
        expect(back).toBeLessThanOrEqual(paid);
      }
      expect(await differencesOf(shop, await loadAll(), ['WALK'])).toEqual([]);
    });
  };

  it(`each order stands where the machine allows, and the ledger agrees with it (${seeds} seeds)`, {
    timeout: 30_000 + seeds * 6_000,
  }, async () => {
    for (let from = FROM; from < FROM + seeds; from += SEEDS_A_STORE) {
      const shop = await openOrderShop(open, 20, { FINANCING_COMPANIES: ONE_COMPANY });
      const goods = await goodsOf(shop);
      await addCoupon(shop, { code: 'WALK', mostPerPerson: 1_000 });
      const walk = walkOf(shop, goods);
      const to = Math.min(from + SEEDS_A_STORE, FROM + seeds);
      for (let seed = from; seed < to; seed++)
        await fc.assert(walk, { seed, numRuns: 1, includeErrorInReport: true });
      await shop.stop();
    }
    expect(faults).toBeGreaterThan(seeds / 2);
    if (seeds >= 50)
      expect([...moves]).toEqual(
        expect.arrayContaining(IN_EVERY_RUN.map(([move, actor]) => `${move} by ${actor}`)),
      );
    if (seeds >= 100) expect([...moves]).toEqual(expect.arrayContaining([...BY_INSTALMENTS]));
    if (FULL !== undefined) expect(reached.size).toBe(15);
    else expect(reached.size).toBeGreaterThan(kind === 'file' ? 10 : 5);
  });
});
