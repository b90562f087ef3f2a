import type { OrderAddress, OrderedProduct } from '#db/schema/orders.ts';
import { AREAS } from '#edge/contract/areas.ts';
import { resolve } from '#edge/contract/catalog/resolve.ts';
import { documentsFor, type Situation } from '#edge/contract/financing/documents.ts';
import { findOffer } from '#edge/contract/financing/providers.ts';
import { minimumDownPayment, simulate } from '#edge/contract/financing/simulation.ts';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import { changedLines, goodsOf } from '#edge/contract/orders/changed-price.ts';
import type { OrderState } from '#edge/contract/orders/machine.ts';
import { type PriceLine, totalOf } from '#edge/contract/orders/price-lines.ts';
import { LEAST_PAYABLE_IDR } from '#edge/contract/payments/methods.ts';
import { deliveryFeeOf } from '#edge/contract/places/delivery-fee.ts';
import { configurableModel, modelOf, settingsAt } from '#edge/domains/catalog/index.ts';
import { couponPerson, judgeCoupon } from '#edge/domains/orders/coupon.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { currentApplication } from '#edge/domains/orders/financing/view.ts';
import type { Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { dueOf, onAccount } from '#edge/domains/orders/money.ts';
import type { OrderColumns } from '#edge/domains/orders/move.ts';
import { destinationOf } from '#edge/domains/orders/place-order.ts';
import { KEYS, type Priced, sellerOf, sells } from '#edge/domains/orders/price.ts';
import { productOf } from '#edge/domains/orders/product.ts';
import { countFree } from '#edge/domains/orders/stock.sql.ts';
import { allPlaces, citiesOf } from '#edge/domains/places/index.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';

/** What a change would make of an order; money in whole rupiah. */
export interface ChangePlan {
  readonly lines: readonly PriceLine[];
  readonly total: number;
  /** What has to be on the order's account for it to go on. */
  readonly required: number;
  /** To pay for the order after the change, and what of its money goes back. */
  readonly due: number;
  readonly refund: number;
  readonly columns: OrderColumns;
  /** The promo code that it has afterwards. */
  readonly coupon: string | null;
  /** The motorcycle, where it becomes another one. */
  readonly product: OrderedProduct | null;
  /** There is no unit of it; a booked order waits for one. */
  readonly preOrder: boolean;
  /** What replaces the request at the financing company; null where there is none, or its figures stay. */
  readonly request: ChangedRequest | null;
  /** The order is like that already. */
  readonly isSame: boolean;
}

export interface ChangedRequest {
  /** Of the same company and term; the down payment is more only where the company asks for more. */
  readonly plan: NonNullable<Priced['installment']>;
  /** Of whoever handed in the request before it; null where its papers are still to come. */
  readonly situation: Situation | null;
}

export interface Planning {
  readonly read: ReturnType<typeof primaryReader>;
  readonly cipher: Cipher;
  readonly now: number;
}

type Wanted<Kind extends WantedChange['kind']> = Extract<WantedChange, { kind: Kind }>;

/** What a change replaces; the rest of the plan follows from it. */
interface Parts {
  readonly columns: OrderColumns;
  readonly delivery?: number;
  /** The code, and what it takes off before it is limited. */
  readonly coupon?: { readonly code: string | null; readonly amount: number };
  readonly product?: OrderedProduct;
  readonly preOrder?: boolean;
  readonly isSame: boolean;
}

const amountOf = ({ lines }: Loaded, wanted: PriceLine['key']): number =>
  totalOf(lines.filter(({ key }) => key === wanted));

const GONE = { code: 'ORDER_MODIFICATION', reason: 'not sold any more' } as const;
const NOT_OFFERED = { code: 'ORDER_MODIFICATION', reason: 'not financed so any more' } as const;

/** What the catalogue offers today of the order's model, with `patch` instead of what was chosen. */
const offeredFor = async (
  { order }: Loaded,
  patch: object,
  fields: readonly (keyof typeof KEYS)[],
  { read, now }: Planning,
) => {
  const { slug, color, accent, battery } = order.product;
  const { area, dealerSlug: dealer, deliveryMethod: delivery } = order;
  const [[row], places] = await Promise.all([
    read(configurableModel({ slug, area, now })),
    read(allPlaces()),
  ]);
  if (row === undefined) return err(GONE);
  const model = modelOf(row);
  const sellers = places.filter(sells);
  const wanted = { color, accent, battery, area, dealer, delivery, ...patch };
  const { corrections } = resolve(model, wanted, {
    now,
    dealers: sellers.map(({ dealerSlug }) => dealerSlug),
    areas: AREAS.map(({ code }) => code),
  });
  // What is not changed was agreed, also where nobody can choose it any more.
  const faults = corrections
    .filter(({ field }) => fields.includes(field))
    .map(({ field }) => ({ field: `change.${field}`, key: KEYS[field] }));
  return faults.length > 0
    ? err({ code: 'ORDER_INVALID', faults } as const)
    : ok({ model, sellers, choice: wanted });
};

const colorParts = async (
  loaded: Loaded,
  { color, accent }: Wanted<'COLOR'>,
  planning: Planning,
): Promise<Result<Parts, OrderError>> => {
  const { order } = loaded;
  const { product } = order;
  const isSame = product.color === color && product.accent === accent;
  const patch = { color, accent };
  const offer = await offeredFor(loaded, patch, ['color', 'accent', 'dealer'], planning);
  if (!offer.ok) return isSame ? ok({ columns: {}, isSame }) : offer;
  const { model, choice } = offer.value;
  const changed = { ...product, ...productOf({ model, choice: { ...choice, color, accent } }) };
  // Named as it was ordered.
  const { name, slug, battery, batteryName } = product;
  const free = await planning.read(countFree({ slug, battery, color, accent }));
  const preOrder = order.orderType === 'BOOKING' && free === 0;
  if (!isSame && order.orderType !== 'BOOKING' && free === 0)
    return err({ code: 'INSUFFICIENT_STOCK', quantityAvailable: 0 });
  const next = { ...changed, name, slug, battery, batteryName };
  return ok({ columns: { product: next, preOrder }, product: next, preOrder, isSame });
};

const deliveryParts = async (
  loaded: Loaded,
  wanted: Wanted<'DELIVERY'>,
  planning: Planning,
): Promise<Result<Parts, OrderError>> => {
  const { order } = loaded;
  const { delivery, dealer } = wanted;
  const patch = { delivery, dealer };
  const offer = await offeredFor(loaded, patch, ['dealer', 'delivery', 'color'], planning);
  if (!offer.ok) return offer;
  const { sellers } = offer.value;
  const settings = await planning.read(settingsAt({ now: planning.now }));
  const place = sellers.find(({ dealerSlug }) => dealerSlug === dealer);
  const goesTo = await destinationOf(
    delivery,
    wanted.address,
    { sellers, settings },
    planning.read,
  );
  if (!goesTo.ok) return goesTo;
  const { address = null } = goesTo.value;
  const cities = address === null ? [] : await planning.read(citiesOf(address.provinceId));
  const city = cities.find(({ id }) => id === address?.cityId);
  const fee =
    city === undefined
      ? 0
      : (deliveryFeeOf({ cityId: city.id, seat: city.at }, sellers.map(sellerOf), settings) ?? 0);
  const isSame =
    order.deliveryMethod === delivery &&
    order.dealerSlug === dealer &&
    sameAddress(order.address, address);
  return ok({
    columns: {
      ...goesTo.value,
      deliveryMethod: delivery,
      dealerSlug: dealer,
      dealerName: place?.location ?? '',
      dealerAddress: [place?.address1, place?.city].filter(Boolean).join(', '),
    },
    delivery: fee,
    isSame,
  });
};

const sameAddress = (one: OrderAddress | null, other: OrderAddress | null): boolean => {
  if (one === null || other === null) return one === other;
  const parts = [
    'cityId',
    'districtId',
    'address',
    'zipCode',
    'note',
    'latitude',
    'longitude',
  ] as const;
  return parts.every((part) => one[part] === other[part]);
};

const voucherParts = async (
  loaded: Loaded,
  { coupon: code }: Wanted<'VOUCHER'>,
  { read, cipher, now }: Planning,
): Promise<Result<Parts, OrderError>> => {
  const { order, owner } = loaded;
  if (code === order.coupon) {
    const amount = -amountOf(loaded, 'coupon');
    return ok({ columns: {}, coupon: { code, amount }, isSame: true });
  }
  if (code === null)
    return ok({ columns: { coupon: null }, coupon: { code, amount: 0 }, isSame: false });
  const index = owner?.identityNumberIndex ?? null;
  const person = await couponPerson(order.customerId, index, { read, cipher });
  const goods = [
    { kind: 'MOTORCYCLE', slug: order.product.slug, amount: goodsOf(loaded.lines) },
  ] as const;
  const judged = await judgeCoupon(code, goods, { read, now, person, orderId: order.id });
  return judged.ok
    ? ok({ columns: { coupon: judged.value.code }, coupon: judged.value, isSame: false })
    : judged;
};

const partsOf = (
  loaded: Loaded,
  change: WantedChange,
  planning: Planning,
): Promise<Result<Parts, OrderError>> => {
  if (change.kind === 'COLOR') return colorParts(loaded, change, planning);
  if (change.kind === 'DELIVERY') return deliveryParts(loaded, change, planning);
  return voucherParts(loaded, change, planning);
};

/** Where a request stands with the company, or has been approved by it. */
const REQUESTED: readonly OrderState[] = [
  'INSTALLMENT_REQUESTED',
  'INSTALLMENT_APPROVED',
  'WAITING_PAYMENT',
];

const situationOf = (loaded: Loaded): Situation | null => {
  const application = currentApplication(loaded);
  if (application === null || application.submittedAt === null) return null;
  const { provider, isMarried, work } = application;
  if (isMarried === null || work === null) return null;
  const isThere = documentsFor(provider, { isMarried, work }).every((wanted) =>
    loaded.documents.some(({ kind }) => kind === wanted),
  );
  return isThere ? { isMarried, work } : null;
};

/** The request that a price needs instead of the one that stands. */
const requestAt = (loaded: Loaded, total: number): Result<ChangedRequest | null, OrderError> => {
  const { state, installment, totalIdr } = loaded.order;
  if (installment === null || !REQUESTED.includes(state) || total === totalIdr) return ok(null);
  const { provider, months } = installment;
  const offer = findOffer(provider);
  if (offer === undefined) return err(NOT_OFFERED);
  const downPayment = Math.max(installment.downPayment, minimumDownPayment(total, offer));
  const plan = simulate({ price: total, provider, months, downPayment });
  return plan.ok ? ok({ plan: plan.value, situation: situationOf(loaded) }) : err(NOT_OFFERED);
};

/**
 * What is required, due and given back at a price. By instalments a change moves no money: what is on the
 * account stays there, and what is due is the down payment, if it is asked for.
 */
const sumsAt = (
  loaded: Loaded,
  total: number,
  request: ChangedRequest | null,
  now: number,
): Pick<ChangePlan, 'required' | 'due' | 'refund'> => {
  const { phase, paymentOption, requiredIdr, bookingFeeIdr } = loaded.order;
  if (request !== null) return { required: bookingFeeIdr, due: 0, refund: 0 };
  if (phase === 'BOOKING' || paymentOption === 'INSTALLMENT')
    return { required: requiredIdr, due: dueOf(loaded, now), refund: 0 };
  const paid = onAccount(loaded);
  return {
    required: total,
    due: Math.max(0, total - paid),
    refund: Math.max(0, paid - total),
  };
};

/** No method takes so little, so the order could never be paid; by instalments something is left to finance. */
const isTooLittle = ({ order, ...loaded }: Loaded, total: number): boolean => {
  const rest = total - onAccount(loaded);
  if (order.phase === 'BOOKING' || rest >= LEAST_PAYABLE_IDR) return false;
  return rest > 0 || order.paymentOption === 'INSTALLMENT';
};

/**
 * What a change would make of an order, without making it: the price as it was agreed, but for the part
 * that changes, which is today's.
 */
export const planChange = async (
  loaded: Loaded,
  change: WantedChange,
  planning: Planning,
): Promise<Result<ChangePlan, OrderError>> => {
  const { order } = loaded;
  const parts = await partsOf(loaded, change, planning);
  if (!parts.ok) return parts;
  const { columns, product = null, preOrder = order.preOrder, isSame } = parts.value;
  const coupon = parts.value.coupon ?? {
    code: order.coupon,
    amount: -amountOf(loaded, 'coupon'),
  };
  const delivery = parts.value.delivery ?? amountOf(loaded, 'delivery');
  const fee = order.orderType === 'BOOKING' ? order.bookingFeeIdr : 0;
  const lines = isSame
    ? loaded.lines
    : changedLines(loaded.lines, { delivery, coupon: coupon.amount }, fee);
  const total = totalOf(lines);
  const request = requestAt(loaded, total);
  if (!request.ok) return request;
  const sums = sumsAt(loaded, total, request.value, planning.now);
  if (!isSame && isTooLittle(loaded, total))
    return err({ code: 'ORDER_DIFFERENCE_TOO_SMALL', total, due: sums.due });
  return ok({
    lines,
    total,
    ...sums,
    request: request.value,
    columns: { ...columns, totalIdr: total, requiredIdr: sums.required },
    coupon: coupon.code,
    product,
    preOrder,
    isSame,
  });
};
