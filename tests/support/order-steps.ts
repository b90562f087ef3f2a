import type { FinancingProvider } from '#edge/contract/financing/providers.ts';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import { positionOf } from '#edge/contract/orders/machine.ts';
import { totalOf } from '#edge/contract/orders/price-lines.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { cancellationOf, cancelOrder } from '#edge/domains/orders/cancel.ts';
import { changeOrder, changeOrderForCustomer } from '#edge/domains/orders/change/change-order.ts';
import { planChange } from '#edge/domains/orders/change/plan.ts';
import {
  choosePayment,
  confirmReceived,
  payDownPayment,
  reopenPayment,
  withdrawInstallment,
} from '#edge/domains/orders/choose-payment.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { payHelpDifference } from '#edge/domains/orders/help-difference.ts';
import { completeOrder } from '#edge/domains/orders/jobs.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { onAccount } from '#edge/domains/orders/money.ts';
import { checkPayment, startPayment } from '#edge/domains/orders/pay.ts';
import { giveRefundAccount } from '#edge/domains/orders/refund-account.ts';
import { BROUGHT } from './order-changes.ts';
import { BY_COMPANY, COMPANY_STEPS } from './order-company-steps.ts';
import { DESK_STEPS, type Step } from './order-desk-steps.ts';
import { RETURN_STEPS } from './order-return-steps.ts';
import { COUPON_IDR, type OrderShop, ownerWith } from './order-shop.ts';

/** The customer of every order. */
export const AYU = 'cus_owner';
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

const choose =
  (paymentOption: 'FULL_PAYMENT' | 'INSTALLMENT', provider: FinancingProvider = 'BFI'): Step =>
  async (shop, loaded, pick) => {
    const withoutCoupon = loaded.order.coupon !== null && pick % 4 === 0;
    const total = loaded.order.totalIdr + (withoutCoupon ? COUPON_IDR : 0);
    const installment = { provider, months: 12, downPayment: 5_000_000, isAgreed: false };
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

/** All of it ends before the next step, also where a part of it fails. */
const together = async (...works: readonly Promise<unknown>[]): Promise<void> => {
  const ends = await Promise.allSettled(works);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};

/** Two customers' doings at once, e.g. two tabs; what one of them hears does not matter. */
const twice =
  (step: Step): Step =>
  (shop, loaded, pick) =>
    together(step(shop, loaded, pick), step(shop, loaded, pick));

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
    if (one === undefined || how === 'lose') return;
    // The provider sends again what was not taken.
    if ((await shop.deliver(one)) >= 500 && how === 'deliver') shop.letters.push(one);
  };

const COLLECTED: WantedChange = {
  kind: 'DELIVERY',
  delivery: 'PICKUP_AT_DEALER',
  dealer: 'aec-scbd',
  address: null,
};
/** For a fee. */
const BROUGHT_HOME: WantedChange = {
  ...BROUGHT,
  address: { ...BROUGHT.address, note: '', latitude: null, longitude: null },
};

/** Changes that the walk makes, by turns; the units of another colour are few. */
const WANTED: readonly WantedChange[] = [
  { kind: 'VOUCHER', coupon: 'WALK' },
  { kind: 'VOUCHER', coupon: null },
  { kind: 'COLOR', color: 'indie-red', accent: 'white' },
  { kind: 'COLOR', color: 'indie-red', accent: 'black' },
  COLLECTED,
  BROUGHT_HOME,
];

const byTurns = (_: Loaded, pick: number): WantedChange | undefined => WANTED[pick % WANTED.length];

/** Another price, whatever it is now. */
const otherCode = ({ order }: Loaded): WantedChange => ({
  kind: 'VOUCHER',
  coupon: order.coupon === null ? 'WALK' : null,
});

const otherAccent = ({ order }: Loaded): WantedChange => ({
  kind: 'COLOR',
  color: 'indie-red',
  accent: order.product.accent === 'white' ? 'black' : 'white',
});

const otherDelivery = ({ order }: Loaded): WantedChange =>
  order.deliveryMethod === 'PICKUP_AT_DEALER' ? BROUGHT_HOME : COLLECTED;

const changeBy =
  (who: 'customer' | 'staff', choice: typeof byTurns = byTurns): Step =>
  async (shop, loaded, pick) => {
    const { deps } = shop;
    await deps.db.primary.execute('DELETE FROM attempt');
    const wanted = choice(loaded, pick);
    if (wanted === undefined) return;
    const { id: orderId } = loaded.order;
    const read = primaryReader(deps.db);
    const planned = await planChange(loaded, wanted, {
      read,
      cipher: deps.cipher,
      now: shop.now(),
    });
    if (!planned.ok) return;
    const { total, due, refund, request } = planned.value;
    const input = { orderId, change: wanted, total, due, refund };
    const anew = request && {
      request: {
        provider: request.plan.provider,
        months: request.plan.plan.installments.length,
        downPayment: request.plan.downPayment,
        isAgreed: true,
      },
      hasConsent: true,
      expectedVersion: loaded.order.version,
    };
    return who === 'customer'
      ? changeOrder(AYU, { ...input, ...anew }, deps)
      : changeOrderForCustomer(
          'cus_staff',
          { id: orderId, expectedVersion: null, input: { ...input, note: 'By phone' } },
          deps,
        );
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
  changeOrder: changeBy('customer'),
  changeOrderForCustomer: changeBy('staff'),
  changeTwice: twice(changeBy('customer')),
  changePrice: changeBy('customer', otherCode),
  changeAccent: changeBy('customer', otherAccent),
  changeDelivery: changeBy('customer', otherDelivery),
  changeBeforeDownPayment: async (shop, { order }, pick) => {
    await payDownPayment(AYU, order.id, shop.deps);
    return changeBy('customer', otherAccent)(shop, await shop.load(order.id), pick);
  },
  changeWhilePaying: async (shop, loaded, pick) =>
    together(
      changeBy('customer')(shop, loaded, pick),
      takeStep('arrive', shop, loaded, pick),
      letter('deliver')(shop, loaded, pick),
    ),
  complete: choose('FULL_PAYMENT'),
  byInstallments: choose('INSTALLMENT'),
  contractFails: async (shop, { order }, pick) => {
    for (const name of TO_NO_CONTRACT) await takeStep(name, shop, await shop.load(order.id), pick);
  },
  byInstallmentsOfCompany: choose('INSTALLMENT', BY_COMPANY),
  withdraw: ({ deps }, { order }) => withdrawInstallment(AYU, order.id, deps),
  payDown: ({ deps }, { order }) => payDownPayment(AYU, order.id, deps),
  reopen: ({ deps }, { order }) => reopenPayment(AYU, order.id, deps),
  received: ({ deps }, { order }) => confirmReceived(AYU, order.id, deps),
  payHelpDifference: async ({ deps }, { order, lines, figures }) => {
    const total = totalOf(lines.filter(({ key }) => key !== 'help'));
    const due = order.requiredIdr + total - order.totalIdr - figures.refundableIdr;
    return payHelpDifference(AYU, { id: order.id, total, due }, deps);
  },
  giveAccount: ({ deps }, { order }) =>
    giveRefundAccount(AYU, { orderId: order.id, bank: BANK }, deps),
  refundsConfirmed: atTheBank(({ bank }, t) => bank.confirmRefunds(t)),
  chargebackReturned: atTheBank((shop, t) => {
    shop.wait(1);
    return shop.bank.returnChargeback(t);
  }),
  refundsRefused: async ({ behaviour }, _, pick) => {
    behaviour.refunds = (['ok', 'denied', 'insufficient'] as const)[pick % 3] ?? 'ok';
  },
  ...DESK_STEPS,
  ...COMPANY_STEPS,
  ...RETURN_STEPS,
  twoWeeks: async (shop, { order }) => {
    shop.wait(14 * 24 * HOUR_MS);
    await endWindow(order.id, shop.deps);
  },
  anHour: async (shop) => shop.wait(HOUR_MS),
  aDay: async (shop) => shop.wait(24 * HOUR_MS),
  windowsEnd: ({ deps }, { order }) => endWindow(order.id, deps),
  windowEndsWhilePaying: async (shop, loaded, pick) =>
    together(
      endWindow(loaded.order.id, shop.deps),
      takeStep('arrive', shop, loaded, pick),
      letter('deliver')(shop, loaded, pick),
    ),
  cancelWhilePaying: async (shop, loaded, pick) =>
    together(cancel(shop, loaded, pick), letter('deliver')(shop, loaded, pick)),
  aWeek: async (shop, { order }) => {
    shop.wait(7 * 24 * HOUR_MS);
    await completeOrder(order.id, shop.deps);
  },
};

/** From the request to a contract that comes to nothing; who does not decide for this company is refused. */
const TO_NO_CONTRACT = [
  ...['approveInstallment', 'companyApproves', 'payDown'],
  ...['pay', 'chooseVa', 'arrive', 'deliverLetter'],
  ...['rejectContract', 'companyRefusesContract'],
];

/** What people do at each place of the happy path; the walk takes every second step along it. */
const ONWARDS: Readonly<Record<string, readonly string[]>> = {
  'WAITING_PAYMENT.BOOKING': ['pay', 'chooseVa', 'arrive', 'deliverLetter'],
  'PAYMENT_SETTLED.BOOKING': ['allocateOrder'],
  'ALLOCATED.BOOKING': ['complete', 'byInstallments', 'byInstallmentsOfCompany'],
  'WAITING_PAYMENT.FINAL': ['pay', 'chooseVa', 'arrive', 'deliverLetter'],
  'INSTALLMENT_REQUESTED.FINAL': [
    'approveInstallment',
    'approveInstallment',
    'contractFails',
    'rejectInstallment',
    'changePrice',
    'changeAccent',
    'endDocuments',
  ],
  'INSTALLMENT_APPROVED.FINAL': [
    'payDown',
    'payDown',
    'withdraw',
    'changePrice',
    'changeAccent',
    'changeBeforeDownPayment',
  ],
  'INSTALLMENT_REJECTED.FINAL': [
    'complete',
    'byInstallments',
    'byInstallmentsOfCompany',
    'changePrice',
  ],
  'INSTALLMENT_CANCELED.FINAL': [
    'complete',
    'byInstallments',
    'byInstallmentsOfCompany',
    'changePrice',
  ],
  'PAYMENT_SETTLED.FINAL': ['signContract', 'processOrder'],
  'SHIPPED.FINAL': ['shipOrder', 'updateRegistration'],
  'SHIPPING.FINAL': ['deliverOrder'],
  'DELIVERED.FINAL': ['received', 'requestGoodsReturn', 'aWeek'],
};

/** Who decides by its own system is not decided for by staff. */
const BY_ITSELF: Readonly<Record<string, string>> = {
  approveInstallment: 'companyApproves',
  rejectInstallment: 'companyRejects',
  signContract: 'companySigns',
};

/**
 * Now and then a paid order is changed, for more or for less than was paid, or no contract is signed; with a
 * pick of 0 everything goes straight on.
 */
const asideOf = (loaded: Loaded, pick: number): string | undefined => {
  const { state, phase, paymentOption, contractSignedAt } = loaded.order;
  const isPaid = state === 'PAYMENT_SETTLED' && phase === 'FINAL';
  if (paymentOption === 'INSTALLMENT')
    return isPaid && contractSignedAt === null && pick % 2 === 1
      ? 'companyRefusesContract'
      : undefined;
  const isDue = state === 'WAITING_PAYMENT' && phase === 'FINAL' && onAccount(loaded) > 0;
  return (isPaid || isDue) && pick % 3 === 1 ? 'changeDelivery' : undefined;
};

const onwards: Step = async (shop, loaded, pick) => {
  const { state, phase } = loaded.order;
  const aside = asideOf(loaded, pick);
  if (aside !== undefined) return STEPS[aside]?.(shop, loaded, pick);
  const isByItself = loaded.application?.route === 'API';
  const names = (ONWARDS[positionOf(state, phase)] ?? []).map((name) =>
    isByItself ? (BY_ITSELF[name] ?? name) : name,
  );
  // A payment is several steps one after the other; elsewhere one of the ways is taken.
  const todo =
    state === 'WAITING_PAYMENT' || state === 'PAYMENT_SETTLED'
      ? names
      : [names[pick % names.length] ?? ''];
  for (const name of todo) await STEPS[name]?.(shop, await shop.load(loaded.order.id), pick);
  return undefined;
};

/** Does the step of this name. */
export const takeStep = (name: string, shop: OrderShop, loaded: Loaded, pick: number) =>
  (STEPS[name] ?? onwards)(shop, loaded, pick);

export const STEP_NAMES: readonly string[] = Object.keys(STEPS);

/** The step that is taken for each trigger of the machines that is not named as its step. */
export const STEP_OF: Readonly<Record<string, string>> = {
  startPayment: 'pay',
  cancelOrder: 'cancel',
  requestRefund: 'giveAccount',
  completeOrderDetails: 'complete',
  changePaymentOption: 'reopen',
  withdrawInstallment: 'withdraw',
  payDownPayment: 'payDown',
  confirmReceived: 'received',
  'financing.approved': 'companyApproves',
  'financing.rejected': 'companyRejects',
  'financing.contract_rejected': 'companyRefusesContract',
  'orders.end-documents': 'endDocuments',
  'orders.end-windows': 'windowsEnd',
  'orders.complete': 'aWeek',
  'payment.pend': 'chooseVa',
  'payment.settle': 'arrive',
  'payment.deny': 'takenBack',
  'payment.cancel': 'voided',
  'payment.chargeBack': 'chargedBack',
  'payment.refund': 'paidBackByProvider',
  'payment.refundConfirmed': 'refundsConfirmed',
};
