import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { windowsOfSettings } from '#edge/contract/catalog/settings.ts';
import { quoteOrderInput } from '#edge/contract/orders/place-order.ts';
import { windowOf } from '#edge/contract/orders/windows.ts';
import { methodsFor, type OfferedMethod } from '#edge/contract/payments/methods.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { triedBy } from '#edge/platform/attempts.ts';
import { ok } from '#edge/platform/result.ts';
import { countCouponTry, couponPerson } from './coupon.ts';
import { isOrderError } from './error.ts';
import { QuoteInput } from './inputs.ts';
import { loadOrders } from './load.ts';
import { dueOf } from './money.ts';
import { inputFaults } from './place-order.ts';
import { type Priced, priceOrder } from './price.ts';
import { attributeReferral, countReferralTry, referredBy } from './referral.ts';
import { PriceLineRef, RefusalRef } from './types.ts';

interface Quoted extends Priced {
  /** The key that counts. */
  readonly referralCode: string | null;
}

const QuoteRef = main.objectRef<Quoted>('OrderQuote').implement({
  description: 'What an order would cost now. The lines add up to `total`.',
  fields: (t) => ({
    lines: t.field({ type: [PriceLineRef], resolve: ({ lines }) => [...lines] }),
    total: t.expose('total', { type: 'Rupiah' }),
    totalWithoutHelp: t.expose('totalWithoutHelp', { type: 'Rupiah' }),
    totalWithHelp: t.expose('totalWithHelp', {
      type: 'Rupiah',
      nullable: true,
      description: 'Null when no help of the government can be had for it.',
    }),
    couponCode: t.string({
      nullable: true,
      description: 'The promo code that counts; what it takes off is a line.',
      resolve: ({ coupon }) => coupon?.code ?? null,
    }),
    referralCode: t.exposeString('referralCode', {
      nullable: true,
      description: 'The key that counts for this buyer, typed or of a link.',
    }),
    bookingFee: t.expose('bookingFee', { type: 'Rupiah', description: '0 for a direct purchase.' }),
    due: t.expose('due', { type: 'Rupiah', description: 'To pay when it is placed.' }),
    vatBasisPoints: t.exposeInt('vatBasisPoints', {
      description: 'Of the price before tax, as it is borne by the buyer today.',
    }),
    unitsFree: t.int({
      description: 'At most 5 are told.',
      resolve: ({ unitsFree }) => Math.min(5, unitsFree),
    }),
    preOrder: t.boolean({
      description: 'There is no unit yet: a booking has less time to be paid.',
      resolve: ({ unitsFree }) => unitsFree === 0,
    }),
    hoursToPay: t.int({
      description: 'How long it may take to pay it, once it is placed now.',
      resolve: ({ unitsFree, settings }) =>
        windowOf({ preOrder: unitsFree === 0, windows: windowsOfSettings(settings) }) / HOUR_MS,
    }),
    downPayment: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ installment }) => installment?.downPayment ?? null,
    }),
    monthly: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ installment }) => installment?.plan.installments[0] ?? null,
    }),
    monthlyFee: t.expose('monthlyFee', {
      type: 'Rupiah',
      nullable: true,
      description: 'Subscription of a rented battery.',
    }),
  }),
});

const QuoteResultRef = main.unionType('OrderQuoteResult', {
  types: [QuoteRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'OrderQuote'),
});

/** By whom codes are limited; a typed one counts as a try. Throws `RATE_LIMITED` after too many. */
const personWhoTries = async (isTyped: boolean, context: Context) => {
  const actor = await context.actor();
  const who = actor.kind === 'customer' ? actor.customerId : undefined;
  if (isTyped) await countCouponTry(context, await triedBy(who, context));
  return who === undefined ? null : couponPerson(who, null, context);
};

/** Whose sale it would be; a guest is judged again, as a person, when they order. */
const attributed = async (input: v.InferOutput<typeof quoteOrderInput>, context: Context) => {
  const actor = await context.actor();
  const who = actor.kind === 'customer' ? actor.customerId : undefined;
  return attributeReferral(input, () => referredBy(who ?? null, null, context), {
    read: context.read,
    count: async () => countReferralTry(context, await triedBy(who, context)),
  });
};

main.queryField('quoteOrder', (t) =>
  t.field({
    type: QuoteResultRef,
    description: 'Prices a checkout by the catalogue; anybody may ask.',
    args: { input: t.arg({ type: QuoteInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { read, clock } = context;
      const parsed = v.safeParse(quoteOrderInput, input);
      if (!parsed.success) return inputFaults(parsed.issues);
      const { coupon, referralCode, referralLinks } = parsed.output;
      const hasKey = referralCode !== null || referralLinks.length > 0;
      const isTyped = coupon !== null;
      const person = isTyped || hasKey ? await personWhoTries(isTyped, context) : null;
      const referral = hasKey ? await attributed(parsed.output, context) : ok(null);
      if (!referral.ok) return referral.error;
      const priced = await priceOrder(parsed.output, {
        read,
        clock,
        person,
        orderId: '',
        referral: referral.value,
      });
      return priced.ok ? { ...priced.value, referralCode: referral.value } : priced.error;
    },
  }),
);

const MethodRef = main.objectRef<OfferedMethod>('PaymentMethodQuote').implement({
  fields: (t) => ({
    code: t.exposeString('method', { description: 'As the provider names it.' }),
    group: t.exposeString('group', { description: '`CARD`, `BANK`, `WALLET` or `SHOP`.' }),
    isEligible: t.exposeBoolean('eligible'),
    eligibilityMessage: t.string({
      nullable: true,
      description:
        'Why it is not offered: `AMOUNT_TOO_LOW`, `AMOUNT_TOO_HIGH` or `NOT_REFUNDABLE`.',
      resolve: ({ reason }) => reason ?? null,
    }),
    limit: t.field({ type: 'Rupiah', nullable: true, resolve: ({ limitIdr }) => limitIdr ?? null }),
    needsVerifiedAccount: t.exposeBoolean('needsVerifiedAccount'),
    refundsToBank: t.boolean({ resolve: ({ refundRoute }) => refundRoute === 'BANK' }),
  }),
});

main.queryField('eligiblePaymentMethods', (t) =>
  t.field({
    type: [MethodRef],
    description: 'For an amount, or for what is due on an order of the customer.',
    args: { id: t.arg.id(), amount: t.arg({ type: 'Rupiah' }) },
    resolve: async (_, { id, amount }, context) => {
      if (id == null) return [...methodsFor({ amountIdr: Math.max(0, amount ?? 0) })];
      const [who, [loaded]] = await Promise.all([context.actor(), loadOrders([id], context.read)]);
      if (loaded?.order.customerId !== requireCustomer(who).customerId) return [];
      return [...methodsFor({ amountIdr: dueOf(loaded, context.clock()) })];
    },
  }),
);
