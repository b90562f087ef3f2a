import * as v from 'valibot';
import { configuration } from '#edge/contract/catalog/configuration.ts';
import { OFFERS } from '#edge/contract/financing/providers.ts';
import { isAgreedWhereNeeded } from '#edge/contract/financing/request.ts';
import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { clickedKeys } from '#edge/contract/referrals/attribution.ts';
import { referralCode } from '#edge/contract/referrals/key.ts';
import { orderId } from './ids.ts';
import { contactDetails, isPricedFor, mayBeFinanced, ownerDetails } from './owner.ts';
import { ORDER_TYPES, PAYMENT_OPTIONS } from './standing.ts';

const MOST_IDR = 10_000_000_000;

export const rupiah = v.pipe(
  v.number('required'),
  v.integer('required'),
  v.minValue(0, 'required'),
  v.maxValue(MOST_IDR, 'required'),
);

const slug = v.pipe(v.string('required'), v.regex(/^[a-z\d][a-z\d-]{0,63}$/, 'required'));

/** A promo code as typed; empty is none. */
export const promoCode = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(32, 'promo-code.too-long'),
  v.transform((typed) => (typed === '' ? null : typed.toUpperCase())),
);

/** What the payment step asks for beside its choices. */
export const referral = v.object({ referralCode });

/** Whether the amounts and the term can be had is `simulate`'s question. */
export const installmentChoice = v.pipe(
  v.object({
    provider: v.picklist(
      OFFERS.map(({ provider }) => provider),
      'required',
    ),
    months: v.pipe(v.number('required'), v.integer('required'), v.minValue(1), v.maxValue(120)),
    downPayment: rupiah,
    /** Requirements of a murabahah, read and agreed to. */
    isAgreed: v.boolean('required'),
  }),
  v.forward(
    v.partialCheck([['provider'], ['isAgreed']], isAgreedWhereNeeded, 'syariah-agreement'),
    ['isAgreed'],
  ),
);

/** How the rest is paid; of a direct order, how all of it is. */
const payment = {
  paymentOption: v.picklist(PAYMENT_OPTIONS, 'payment-option'),
  installment: v.nullish(installmentChoice, null),
};

/** Keys of the links a device followed, the last one first; what is no key is left out. */
const referralLinks = v.pipe(
  v.nullish(v.array(v.nullable(v.string())), []),
  v.maxLength(20, 'referral-code'),
  v.transform((keys): string[] => [...clickedKeys(keys)]),
);

const ordered = {
  slug,
  choice: configuration,
  orderType: v.picklist(ORDER_TYPES, 'required'),
  ...payment,
  /** Whether the buyer wants the government's help, for which they have to be eligible. */
  help: v.boolean('required'),
  coupon: promoCode,
  referralCode,
  referralLinks,
};

/** What a price is asked for: nothing of a person. */
export const quoteOrderInput = v.object({
  ...ordered,
  /** Of the delivery address: what a delivery costs follows from it. */
  cityId: v.nullish(v.pipe(v.string(), v.regex(/^\d{4}$/, 'city')), null),
});
export type QuoteOrderInput = v.InferOutput<typeof quoteOrderInput>;

/**
 * The checkout as it is sent; the form and the server check by this. A booking may leave the owner and
 * the installments for later: they are asked for once a motorcycle is allocated.
 */
export const placeOrderInput = v.pipe(
  v.object({
    id: orderId,
    ...ordered,
    choice: v.object({
      ...configuration.entries,
      dealer: v.pipe(v.string('dealer'), v.nonEmpty('dealer')),
    }),
    contact: contactDetails,
    owner: v.nullish(ownerDetails, null),
    /** Null when the motorcycle is collected. */
    address: v.nullish(DeliveryAddressForm, null),
    /** The customer saw that there is no unit yet, and has an hour to pay. */
    preOrder: v.boolean('required'),
    /** The figures the customer saw; the server refuses the order, with its own, when they differ. */
    total: rupiah,
    due: rupiah,
    termsAccepted: v.literal(true, 'terms'),
  }),
  v.forward(
    v.partialCheck(
      [['orderType'], ['paymentOption'], ['installment']],
      ({ orderType, paymentOption, installment }) =>
        orderType === 'BOOKING' || paymentOption !== 'INSTALLMENT' || installment !== null,
      'required',
    ),
    ['installment'],
  ),
  v.forward(
    v.partialCheck(
      [['orderType'], ['owner']],
      ({ orderType, owner }) => orderType === 'BOOKING' || owner !== null,
      'owner.empty',
    ),
    ['owner'],
  ),
  v.forward(
    v.partialCheck(
      [['paymentOption'], ['owner']],
      ({ paymentOption, owner }) => paymentOption !== 'INSTALLMENT' || mayBeFinanced(owner),
      'payment-option.company',
    ),
    ['paymentOption'],
  ),
  v.forward(
    v.partialCheck(
      [['choice'], ['owner']],
      ({ choice, owner }) => owner === null || isPricedFor(owner, choice.area),
      'province-of-price',
    ),
    ['owner'],
  ),
  v.forward(
    v.partialCheck(
      [['choice'], ['address']],
      ({ choice, address }) => choice.delivery !== 'DELIVER_TO_HOME' || address !== null,
      'address',
    ),
    ['address'],
  ),
);

export type PlaceOrderInput = v.InferOutput<typeof placeOrderInput>;

/** After allocation, and whenever the way of paying is chosen anew: the owner, and how the rest is paid. */
export const completeOrderInput = v.pipe(
  v.object({
    orderId,
    /** Null keeps the owner who is written down already. */
    owner: v.nullish(ownerDetails, null),
    ...payment,
    help: v.boolean('required'),
    /** Gives up the promo code of the booking, where the owner may not use it. */
    withoutCoupon: v.optional(v.boolean(), false),
    withoutReferral: v.optional(v.boolean(), false),
    total: rupiah,
    due: rupiah,
  }),
  v.forward(
    v.partialCheck(
      [['paymentOption'], ['installment']],
      ({ paymentOption, installment }) => paymentOption !== 'INSTALLMENT' || installment !== null,
      'required',
    ),
    ['installment'],
  ),
);

export type CompleteOrderInput = v.InferOutput<typeof completeOrderInput>;
