import { positionOf } from '#edge/contract/orders/machine.ts';
import { dayInJakarta, HOUR_MS } from '#edge/contract/time.ts';
import {
  cancellationOf,
  cancelOrder,
  endUndelivered,
  withdrawOrder,
} from '#edge/domains/orders/cancel.ts';
import {
  choosePayment,
  confirmReceived,
  payDownPayment,
  reopenPayment,
  withdrawInstallment,
} from '#edge/domains/orders/choose-payment.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { completeOrder } from '#edge/domains/orders/jobs.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { onAccount } from '#edge/domains/orders/money.ts';
import { checkPayment, startPayment } from '#edge/domains/orders/pay.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import {
  processOrder,
  reportFailedDelivery,
  shipOrder,
} from '#edge/domains/orders/staff/dispatch.ts';
import {
  decideInstallment,
  rejectContract,
  signContract,
} from '#edge/domains/orders/staff/financing.ts';
import { COUPON_IDR, type OrderShop, ownerWith } from './order-shop.ts';

/** The customer of every order. */
export const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

/** Something that somebody does to an order, or that happens to it. `pick` chooses where there is a choice. */
type Step = (shop: OrderShop, loaded: Loaded, pick: number) => Promise<unknown>;

const decisionOn = ({ order }: Loaded) => ({ id: order.id, expectedVersion: null });

const choose =
  (paymentOption: 'FULL_PAYMENT' | 'INSTALLMENT'): Step =>
  async (shop, loaded, pick) => {
    const withoutCoupon = loaded.order.coupon !== null && pick % 4 === 0;
    const total = loaded.order.totalIdr + (withoutCoupon ? COUPON_IDR : 0);
    const installment = { provider: 'BFI', months: 12, downPayment: 5_000_000, isAgreed: false };
    const full = paymentOption === 'FULL_PAYMENT';
    return choosePayment(
      AYU,
      {
        orderId: loaded.order.id,
        paymentOption,
        help: false,
        withoutCoupon,
        total,
        owner: ownerWith(await shop.card(AYU)),
        due: full ? total - onAccount(loaded) : 0,
        ...(full ? {} : { installment }),
      },
      shop.deps,
    );
  };

const pay =
  (method: string | null): Step =>
  ({ deps }, { order: { id } }) =>
    startPayment(AYU, { id, method, locale: 'id', returnUrl: 'http://site.test/id' }, deps);

/** Two customers' doings at once, e.g. two tabs; what one of them hears does not matter. */
const twice =
  (step: Step): Step =>
  (shop, loaded, pick) =>
    Promise.all([step(shop, loaded, pick), step(shop, loaded, pick)]);

const atTheBank =
  (
    what: (
      shop: OrderShop,
      t: NonNullable<Awaited<ReturnType<OrderShop['transaction']>>>,
    ) => unknown,
  ): Step =>
  async (shop, { order }) => {
    const t = await shop.transaction(order.id);
    return t && what(shop, t);
  };

const cancel: Step = async ({ deps }, loaded) =>
  cancelOrder(
    AYU,
    {
      orderId: loaded.order.id,
      reason: 'NOT_WANTED',
      bank: BANK,
      refund: cancellationOf(loaded, deps.clock())?.refund ?? 0,
    },
    deps,
  );

const letter =
  (how: 'deliver' | 'copy' | 'lose'): Step =>
  async (shop, _, pick) => {
    const at = pick % Math.max(1, shop.letters.length);
    const [one] = how === 'copy' ? shop.letters.slice(at, at + 1) : shop.letters.splice(at, 1);
    if (one !== undefined && how !== 'lose') await shop.deliver(one);
  };

const STEPS: Readonly<Record<string, Step>> = {
  pay: pay(null),
  payTwice: twice(pay(null)),
  payByVa: pay('bni_va'),
  payByPermata: pay('permata_va'),
  chooseVa: atTheBank(({ bank }, t) => bank.choose(t, 'bca_va')),
  choosePermata: atTheBank(({ bank }, t) => bank.choose(t, 'permata_va')),
  arrive: atTheBank(({ bank }, t) => bank.settle(t)),
  arriveByCard: atTheBank(({ bank }, t) => bank.card(t, '4411111111111118')),
  declined: atTheBank(({ bank }, t) => {
    bank.card(t, '4911111111111113');
    return bank.password(t, '112233');
  }),
  takenBack: atTheBank(({ bank }, t) => bank.deny(t)),
  voided: atTheBank(({ bank }, t) => bank.end(t, 'cancel')),
  chargedBack: atTheBank(({ bank }, t) => bank.chargeBack(t)),
  chargedBackInPart: atTheBank(({ bank }, t) => bank.chargeBack(t, 100_000)),
  paidBackByProvider: atTheBank(({ bank }, t) => bank.refundByDashboard(t, 100_000)),
  deliverLetter: letter('deliver'),
  deliverCopy: letter('copy'),
  loseLetter: letter('lose'),
  comeBack: ({ deps }, { order }) => checkPayment(AYU, order.id, deps),
  cancel,
  cancelTwice: twice(cancel),
  complete: choose('FULL_PAYMENT'),
  byInstallments: choose('INSTALLMENT'),
  withdraw: ({ deps }, { order }) => withdrawInstallment(AYU, order.id, deps),
  payDown: ({ deps }, { order }) => payDownPayment(AYU, order.id, deps),
  reopen: ({ deps }, { order }) => reopenPayment(AYU, order.id, deps),
  received: ({ deps }, { order }) => confirmReceived(AYU, order.id, deps),
  allocate: ({ deps }, loaded) => allocateOrder(STAFF, decisionOn(loaded), deps),
  approve: ({ deps }, l) => decideInstallment(STAFF, { ...decisionOn(l), approved: true }, deps),
  reject: ({ deps }, l) => decideInstallment(STAFF, { ...decisionOn(l), approved: false }, deps),
  sign: ({ deps }, { order }) =>
    signContract(STAFF, { id: order.id, reference: 'BFI-1', expectedVersion: null }, deps),
  unsigned: ({ deps }, loaded) => rejectContract(STAFF, decisionOn(loaded), deps),
  process: ({ deps }, loaded) => processOrder(STAFF, decisionOn(loaded), deps),
  ship: ({ deps }, loaded) => shipOrder(STAFF, decisionOn(loaded), deps),
  deliver: async (shop, { order }) => {
    const photo = await shop.card(STAFF);
    const { primary } = shop.deps.db;
    await primary.execute({
      sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
      args: [photo],
    });
    await primary.execute('DELETE FROM attempt');
    const { workOrder, passkey } = order;
    return deliverOrder(STAFF, { workOrder, passkey, photo }, { expectedVersion: null }, shop.deps);
  },
  staffEnds: ({ deps }, { order: { id } }) =>
    withdrawOrder(
      STAFF,
      { id, reason: 'UNIT_UNAVAILABLE', note: null, expectedVersion: null },
      deps,
    ),
  deliveryFails: ({ deps }, loaded) => {
    const nextOn = dayInJakarta(deps.clock() + 48 * HOUR_MS);
    return reportFailedDelivery(
      STAFF,
      { ...decisionOn(loaded), reason: 'NOBODY_THERE', nextOn },
      deps,
    );
  },
  notTaken: ({ deps }, loaded) =>
    endUndelivered(STAFF, { ...decisionOn(loaded), reason: 'HAND_OVER_REFUSED', note: null }, deps),
  twoWeeks: async (shop, { order }) => {
    shop.wait(14 * 24 * HOUR_MS);
    await endWindow(order.id, shop.deps);
  },
  anHour: async (shop) => shop.wait(HOUR_MS),
  aDay: async (shop) => shop.wait(24 * HOUR_MS),
  windowsEnd: ({ deps }, { order }) => endWindow(order.id, deps),
  windowEndsWhilePaying: async (shop, loaded, pick) =>
    Promise.all([
      endWindow(loaded.order.id, shop.deps),
      STEPS.arrive?.(shop, loaded, pick),
      letter('deliver')(shop, loaded, pick),
    ]),
  cancelWhilePaying: async (shop, loaded, pick) =>
    Promise.all([cancel(shop, loaded, pick), letter('deliver')(shop, loaded, pick)]),
  aWeek: async (shop, { order }) => {
    shop.wait(7 * 24 * HOUR_MS);
    await completeOrder(order.id, shop.deps);
  },
};

/** What people do at each place of the happy path; the walk takes every second step along it. */
const ONWARDS: Readonly<Record<string, readonly string[]>> = {
  'WAITING_PAYMENT.BOOKING': ['pay', 'chooseVa', 'arrive', 'deliverLetter'],
  'PAYMENT_SETTLED.BOOKING': ['allocate'],
  'ALLOCATED.BOOKING': ['complete', 'byInstallments'],
  'WAITING_PAYMENT.FINAL': ['pay', 'chooseVa', 'arrive', 'deliverLetter'],
  'INSTALLMENT_REQUESTED.FINAL': ['approve', 'approve', 'reject'],
  'INSTALLMENT_APPROVED.FINAL': ['payDown', 'payDown', 'withdraw'],
  'INSTALLMENT_REJECTED.FINAL': ['complete', 'byInstallments'],
  'INSTALLMENT_CANCELED.FINAL': ['complete', 'byInstallments'],
  'PAYMENT_SETTLED.FINAL': ['sign', 'process'],
  'SHIPPED.FINAL': ['ship'],
  'SHIPPING.FINAL': ['deliver'],
  'DELIVERED.FINAL': ['received', 'aWeek'],
};

const onwards: Step = async (shop, loaded, pick) => {
  const { state, phase } = loaded.order;
  const names = ONWARDS[positionOf(state, phase)] ?? [];
  // A payment is several steps one after the other; elsewhere one of the ways is taken.
  const todo =
    state === 'WAITING_PAYMENT' || state === 'PAYMENT_SETTLED'
      ? names
      : [names[pick % names.length] ?? ''];
  for (const name of todo) await STEPS[name]?.(shop, await shop.load(loaded.order.id), pick);
};

/** Does the step of this name. */
export const takeStep = (name: string, shop: OrderShop, loaded: Loaded, pick: number) =>
  (STEPS[name] ?? onwards)(shop, loaded, pick);

export const STEP_NAMES: readonly string[] = Object.keys(STEPS);
