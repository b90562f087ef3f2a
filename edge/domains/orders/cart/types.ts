import type { OrderAddress } from '#db/schema/orders.ts';
import { inLocale, LOCALES, type LocalisedText } from '#edge/contract/locale.ts';
import { ShippingFaultEnum, ShippingMethodEnum } from '#edge/domains/orders/enums.ts';
import { type Changed, ChangedRef, FaultRef, PriceLineRef } from '#edge/domains/orders/types.ts';
import { GoodsKindEnum, LocalisedTextRef } from '#edge/domains/shop/index.ts';
import { main } from '#edge/graphql/builder.ts';
import type { CartError } from './error.ts';
import { ordersToEnd } from './orders-to-end.ts';
import { chosenMethod, type PricedCart } from './price-cart.ts';
import type { ShippingChoice } from './shipping.ts';

type Line = PricedCart['priced'][number];

const LineRef = main.objectRef<Line>('ActiveOrderLine').implement({
  description: 'One thing of a cart. Its id is that of the variant: a cart has each once.',
  fields: (t) => ({
    id: t.id({ resolve: ({ variantId }) => variantId }),
    productVariantId: t.id({ resolve: ({ variantId }) => variantId }),
    kind: t.field({
      type: GoodsKindEnum,
      nullable: true,
      description: 'Null, as everything else that is told of it, when it is not sold any more.',
      resolve: ({ variant }) => variant?.kind ?? null,
    }),
    slug: t.string({
      nullable: true,
      description: 'Of a part its code.',
      resolve: ({ variant }) => variant?.slug ?? null,
    }),
    size: t.string({
      nullable: true,
      description: '`-` where there is only one.',
      resolve: ({ variant }) => variant?.size ?? null,
    }),
    names: t.field({
      type: [LocalisedTextRef],
      resolve: ({ variant }): LocalisedText[] =>
        variant === null
          ? []
          : LOCALES.map((locale) => ({ locale, text: inLocale(variant.name, locale) })),
    }),
    image: t.string({ nullable: true, resolve: ({ variant }) => variant?.image ?? null }),
    fits: t.stringList({
      description: 'Slugs of the models it fits; empty when it fits a person.',
      resolve: ({ variant }) => [...(variant?.fits ?? [])],
    }),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.field({
      type: 'Rupiah',
      description: 'With tax, as it is now.',
      resolve: ({ variant }) => variant?.priceIdr ?? 0,
    }),
    linePrice: t.field({
      type: 'Rupiah',
      resolve: ({ variant, quantity }) => (variant?.priceIdr ?? 0) * quantity,
    }),
    quantityAvailable: t.exposeInt('available', {
      description: 'What there is of it, what one’s own unpaid orders hold included.',
    }),
  }),
});

const AddressRef = main.objectRef<OrderAddress>('ActiveOrderAddress').implement({
  fields: (t) => ({
    address: t.exposeString('address'),
    provinceId: t.exposeID('provinceId'),
    cityId: t.exposeID('cityId'),
    cityName: t.exposeString('cityName'),
    districtId: t.exposeID('districtId'),
    districtName: t.exposeString('districtName'),
    zipCode: t.exposeString('zipCode'),
    note: t.exposeString('note'),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
  }),
});

export const ActiveOrderRef = main.objectRef<PricedCart>('ActiveOrder').implement({
  description: 'A cart as it would cost now. The price lines add up to `total`.',
  fields: (t) => ({
    id: t.id({ resolve: ({ cart }) => cart.id }),
    version: t.int({ resolve: ({ cart }) => cart.version }),
    isGuest: t.boolean({ resolve: ({ cart }) => cart.customerId === null }),
    lines: t.field({ type: [LineRef], resolve: ({ priced }) => [...priced] }),
    totalQuantity: t.int({
      resolve: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    weightGrams: t.exposeInt('weightGrams'),
    subTotal: t.expose('goods', { type: 'Rupiah', description: 'The goods, with tax.' }),
    discount: t.expose('discount', { type: 'Rupiah' }),
    shipping: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'Null while no way is chosen, or the chosen one cannot be had.',
      resolve: ({ shipping }) => shipping?.fee ?? null,
    }),
    total: t.expose('total', { type: 'Rupiah' }),
    priceLines: t.field({ type: [PriceLineRef], resolve: ({ priceLines }) => [...priceLines] }),
    couponCode: t.string({ nullable: true, resolve: ({ cart }) => cart.coupon }),
    couponErrorCode: t.string({
      nullable: true,
      description: 'Why the promo code takes nothing off now.',
      resolve: ({ couponError }) => couponError?.code ?? null,
    }),
    shippingAddress: t.field({
      type: AddressRef,
      nullable: true,
      resolve: ({ cart }) => cart.address,
    }),
    shippingMethodId: t.string({ nullable: true, resolve: chosenMethod }),
    shippingFault: t.field({
      type: ShippingFaultEnum,
      nullable: true,
      description: 'Why the chosen way cannot be had now.',
      resolve: ({ shippingFault }) => shippingFault,
    }),
    heldByOrders: t.stringList({
      description:
        'Codes of one’s own unpaid orders that hold what this needs; paying ends them, and no others.',
      resolve: (priced) => ordersToEnd(priced).map(({ orderCode }) => orderCode),
    }),
  }),
});

export const ShippingChoiceRef = main.objectRef<ShippingChoice>('ShippingMethodQuote').implement({
  description: 'A way for the goods to get to their buyer, or why it cannot be had.',
  fields: (t) => ({
    id: t.exposeID('id', { description: '`PARCEL`, `COURIER`, or `PICKUP:` and a dealer’s slug.' }),
    method: t.expose('method', { type: ShippingMethodEnum }),
    dealerSlug: t.exposeString('dealerSlug', { nullable: true }),
    name: t.exposeString('name', { nullable: true, description: 'Of the dealer.' }),
    address: t.exposeString('address', { nullable: true, description: 'Of the dealer.' }),
    price: t.field({ type: 'Rupiah', nullable: true, resolve: ({ fee }) => fee }),
    isEligible: t.boolean({ resolve: ({ fault }) => fault === null }),
    eligibilityMessage: t.field({
      type: ShippingFaultEnum,
      nullable: true,
      resolve: ({ fault }) => fault,
    }),
  }),
});

export interface Refused extends CartError {
  /** The cart as it stands, for who goes on with it. */
  readonly cart?: PricedCart | null;
  readonly orderId?: string;
}

/** English texts; the web translates the codes. */
const MESSAGES: Partial<Record<CartError['code'], string>> = {
  COUPON_CODE_INVALID: 'The promo code you input is wrong',
  NEGATIVE_QUANTITY: 'The quantity cannot be negative.',
  NOT_VERIFIED: 'A promo code needs a phone number that was verified.',
  NO_ACTIVE_ORDER: 'There is no cart.',
  ORDER_MODIFICATION: 'This cart is closed: it became an order, or part of another cart.',
};

const isCoupon = ({ code }: CartError): boolean => code.startsWith('COUPON_CODE');
const isPayment = ({ code }: CartError): boolean => code.startsWith('PAYMENT_');

/** Only of the codes that are about it: others say nothing there. */
const when = <T>(applies: boolean, value: T | undefined): T | null =>
  applies && value !== undefined ? value : null;

const CartRefusalRef = main.objectRef<Refused>('CartRefusal').implement({
  description: 'Why an operation on a cart was refused, with the fields of its error code.',
  fields: (t) => ({
    errorCode: t.exposeString('code'),
    message: t.string({ resolve: ({ code }) => MESSAGES[code] ?? 'This was refused.' }),
    faults: t.field({ type: [FaultRef], resolve: ({ faults = [] }) => faults }),
    quantityAvailable: t.int({
      nullable: true,
      description: 'Of `INSUFFICIENT_STOCK`.',
      resolve: ({ quantityAvailable }) => quantityAvailable ?? null,
    }),
    maxItems: t.int({
      nullable: true,
      description: 'Of `ORDER_LIMIT`.',
      resolve: ({ code, limit }) => when(code === 'ORDER_LIMIT', limit),
    }),
    couponCode: t.string({
      nullable: true,
      description:
        'Of `COUPON_CODE_*`, and of `NOT_VERIFIED`: a code needs a verified phone number.',
      resolve: ({ couponCode }) => couponCode ?? null,
    }),
    limit: t.int({
      nullable: true,
      description: 'Of `COUPON_CODE_LIMIT`.',
      resolve: (error) => when(isCoupon(error), error.limit),
    }),
    minimum: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'What the goods have to be worth for the promo code.',
      resolve: ({ minimum }) => minimum ?? null,
    }),
    couponReason: t.string({
      nullable: true,
      description:
        'Of `COUPON_CODE_INVALID`, of a code that there is: `OTHER_PRODUCT` or `MINIMUM`.',
      resolve: (error) => when(isCoupon(error), error.reason),
    }),
    eligibilityCheckerMessage: t.string({
      nullable: true,
      description: 'Of `INELIGIBLE_*`: why the way of paying or delivery cannot be had.',
      resolve: ({ code, reason }) => when(code.startsWith('INELIGIBLE_'), reason),
    }),
    paymentErrorMessage: t.string({
      nullable: true,
      description: 'Of `PAYMENT_DECLINED` and `PAYMENT_FAILED`.',
      resolve: (error) => when(isPayment(error), error.reason),
    }),
    totalNow: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'Of `ORDER_PRICE_CHANGED`: what holds now.',
      resolve: ({ total }) => total ?? null,
    }),
    orderId: t.id({
      nullable: true,
      description: 'The order was placed, only its payment has not begun.',
      resolve: ({ orderId }) => orderId ?? null,
    }),
    activeOrder: t.field({
      type: ActiveOrderRef,
      nullable: true,
      description: 'The cart as it stands.',
      resolve: ({ cart }) => cart ?? null,
    }),
  }),
});

const isRefusal = (value: object): value is Refused => 'code' in value;

export const CartResultRef = main.unionType('ActiveOrderResult', {
  types: [ActiveOrderRef, CartRefusalRef],
  resolveType: (value) => (isRefusal(value) ? 'CartRefusal' : 'ActiveOrder'),
});

export const AddPaymentResultRef = main.unionType('AddPaymentToOrderResult', {
  types: [ChangedRef, CartRefusalRef],
  resolveType: (value: Changed | Refused) => (isRefusal(value) ? 'CartRefusal' : 'OrderChanged'),
});
