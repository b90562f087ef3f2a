import * as v from 'valibot';
import { configuration } from '#edge/contract/catalog/configuration.ts';
import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { orderId } from './ids.ts';
import { installmentChoice, promoCode, rupiah } from './place-order.ts';

/** What can be changed of an order that nobody prepares yet; how it is paid is `completeOrderDetails`. */
export const ORDER_CHANGES = ['COLOR', 'DELIVERY', 'VOUCHER'] as const;
export type OrderChange = (typeof ORDER_CHANGES)[number];

/** Changes of one order, whatever they were: each takes a unit from others, or tries a promo code. */
export const MOST_CHANGES = 10;

const color = v.object({
  kind: v.literal('COLOR'),
  color: configuration.entries.color,
  accent: configuration.entries.accent,
});

const delivery = v.pipe(
  v.object({
    kind: v.literal('DELIVERY'),
    delivery: configuration.entries.delivery,
    dealer: v.pipe(v.string('dealer'), v.regex(/^[a-z\d][a-z\d-]{0,63}$/, 'dealer')),
    /** Null when the motorcycle is collected. */
    address: v.nullish(DeliveryAddressForm, null),
  }),
  v.forward(
    v.partialCheck(
      [['delivery'], ['address']],
      ({ delivery: method, address }) => method !== 'DELIVER_TO_HOME' || address !== null,
      'address',
    ),
    ['address'],
  ),
);

/** Null takes the promo code off. */
const voucher = v.object({ kind: v.literal('VOUCHER'), coupon: promoCode });

export const wantedChange = v.variant('kind', [color, delivery, voucher], 'required');
export type WantedChange = v.InferOutput<typeof wantedChange>;

/** The figures that whoever changes the order has seen; refused with those that hold when they differ. */
const seen = { total: rupiah, due: rupiah, refund: rupiah };

export const changeOrderInput = v.pipe(
  v.object({
    orderId,
    change: wantedChange,
    ...seen,
    /** The request to the financing company that replaces the present one; null where that one stays. */
    request: v.nullish(installmentChoice, null),
    /** To passing the papers on once more; counts where the present request was handed in. */
    hasConsent: v.nullish(v.boolean('required'), false),
    expectedVersion: v.nullish(v.pipe(v.number('required'), v.integer('required')), null),
  }),
  v.forward(
    v.partialCheck(
      [['request'], ['expectedVersion']],
      ({ request, expectedVersion }) => request === null || expectedVersion !== null,
      'required',
    ),
    ['expectedVersion'],
  ),
);

/** By staff, with what the customer is to know about it. */
export const changeForCustomerInput = v.object({
  change: wantedChange,
  ...seen,
  note: v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(200, 'note.too-long'),
  ),
});
