import type { AskedConfiguration } from '#edge/contract/catalog/configuration.ts';
import type { DeliveryMethod } from '#edge/contract/catalog/delivery.ts';
import type { FinancingProvider } from '#edge/contract/financing/providers.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

/** A colour or an accent that was chosen. */
export interface PurchaseAttribute {
  /** Id of the value in the catalogue. */
  readonly attributeId: string;
  /** Its code, e.g. `indie-red`. */
  readonly variantId: string;
  readonly name: string;
  readonly img: string;
  readonly images: readonly string[];
}

interface PurchaseDealer {
  readonly dealerSlug: string;
  readonly location: string;
  readonly city: string;
}

/** A simulation that was saved; whole rupiah. */
interface SavedInstallment {
  readonly provider: FinancingProvider;
  readonly months: number;
  readonly downPayment: number;
  readonly price: number;
  readonly monthly: number;
  readonly total: number;
  /** Requirements of a murabahah, read and agreed to. */
  readonly isAgreed: boolean;
  /** Epoch ms. */
  readonly savedAt: number;
}

/** Who is called about an order, as typed. */
interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** The owner as typed, without numbers and pictures that prove who somebody is. */
export interface OwnerDraft extends ContactDraft {
  readonly customerType: 'personal' | 'company';
  readonly isbuyer: boolean;
  readonly identityKind: 'KTP' | 'KITAS';
  readonly address: string;
  readonly provinceId: string;
  readonly cityId: string;
  readonly zipCode: string;
  readonly picName: string;
  readonly picPhoneNumber: string;
}

/** A delivery address as typed; empty texts are not chosen yet. */
export interface HomeDraft {
  readonly provinceId: string;
  readonly cityId: string;
  readonly districtId: string;
  readonly address: string;
  readonly zipCode: string;
  readonly note: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** From where the nearest dealer is looked for: codes of the region data, empty while not chosen. */
interface UserLocation {
  readonly provinceId: string;
  readonly cityId: string;
  readonly districtId: string;
  readonly at: { readonly lat: number; readonly lon: number } | null;
}

/** A configuration somebody wanted to keep. */
export interface SavedConfiguration {
  readonly id: string;
  readonly slug: string;
  readonly productName: string;
  /** What the person calls it; the model's name unless they named it. */
  readonly name?: string;
  readonly choice: AskedConfiguration;
  /** What it cost then; whole rupiah. */
  readonly total: number;
  /** Epoch ms. */
  readonly savedAt: number;
}

/**
 * The purchase as the device keeps it, under the specification's field names. Identity numbers
 * and pictures of documents are no part of it: they never rest on a device.
 */
export interface PurchaseState {
  readonly productSlug: string | null;
  readonly color: PurchaseAttribute | null;
  readonly colorAccent: PurchaseAttribute | null;
  readonly battery: {
    readonly code: string;
    readonly name: string;
    readonly category: string;
  } | null;
  readonly dealer: PurchaseDealer | null;
  readonly contact: ContactDraft | null;
  readonly dataOwner: OwnerDraft | null;
  /** The owner's details are given once a motorcycle is allocated. */
  readonly ownerLater: boolean;
  /** Whose papers it is for stands in `dataOwner` alone. */
  readonly delivery: {
    readonly type: DeliveryMethod;
    readonly dealer: string | null;
    readonly home: HomeDraft | null;
  } | null;
  /** `minPrice`: what the configuration costs on the road in the province `otrArea`; whole rupiah. */
  readonly productPrice: { readonly minPrice: number; readonly otrArea: string } | null;
  readonly paymentOption: 'FULL_PAYMENT' | 'INSTALLMENT';
  readonly purchaseOrderType: 'BOOKING' | 'FULL_PURCHASE';
  /** Somebody has seen and confirmed the way of paying. */
  readonly paymentChosen: boolean;
  /** Method of the provider, `LATER` to choose it on the order's page; null while not asked. */
  readonly paymentMethod: string | null;
  /** Wants the government's help; null while nobody has chosen: the price that was configured stands. */
  readonly wantsHelp: boolean | null;
  readonly installment: SavedInstallment | null;
  /** Of the order that was placed last, here and below: the payment of its booking fee. */
  readonly bookingFeeID: string | null;
  readonly bookingNumber: string | null;
  /** No unit was free for it. */
  readonly preOrder: boolean;
  readonly coupon: string | null;
  /** Id of the order that was placed last. */
  readonly salesOrder: string | null;
  /** Id that the next order will have: a repeat is the same order. */
  readonly salesOrderID: string | null;
  /** Of the last order, when it was bought at once: its code. */
  readonly salesOrderNumber: string | null;
  readonly orderCode: string | null;
  readonly referralPromo: string | null;
  /** Why nothing can be brought to the address that was chosen: key of a sentence in scope `errors`. */
  readonly pinpointError: 'address-out-of-reach' | null;
  readonly userLocation: UserLocation | null;
  /** The last choice in the configurator of each model, by slug. */
  readonly configurations: Readonly<Record<string, AskedConfiguration>>;
  readonly saved: readonly SavedConfiguration[];
}

/** Defaults: a booking, paid in full. */
export const INITIAL_PURCHASE: PurchaseState = {
  productSlug: null,
  color: null,
  colorAccent: null,
  battery: null,
  dealer: null,
  contact: null,
  dataOwner: null,
  ownerLater: false,
  delivery: null,
  productPrice: null,
  paymentOption: 'FULL_PAYMENT',
  purchaseOrderType: 'BOOKING',
  paymentChosen: false,
  paymentMethod: null,
  wantsHelp: null,
  installment: null,
  bookingFeeID: null,
  bookingNumber: null,
  preOrder: false,
  coupon: null,
  salesOrder: null,
  salesOrderID: null,
  salesOrderNumber: null,
  orderCode: null,
  referralPromo: null,
  pinpointError: null,
  userLocation: null,
  configurations: {},
  saved: [],
};

/** Starts the buying anew and keeps what was configured. */
export const resetPurchase = (state: PurchaseState): PurchaseState => ({
  ...state,
  delivery: INITIAL_PURCHASE.delivery,
  coupon: INITIAL_PURCHASE.coupon,
  salesOrder: INITIAL_PURCHASE.salesOrder,
  salesOrderID: INITIAL_PURCHASE.salesOrderID,
  paymentOption: INITIAL_PURCHASE.paymentOption,
  paymentChosen: INITIAL_PURCHASE.paymentChosen,
  paymentMethod: INITIAL_PURCHASE.paymentMethod,
  installment: INITIAL_PURCHASE.installment,
  bookingFeeID: INITIAL_PURCHASE.bookingFeeID,
  bookingNumber: INITIAL_PURCHASE.bookingNumber,
  pinpointError: INITIAL_PURCHASE.pinpointError,
});

/** What a placed order leaves of the purchase: a new one may begin, and the last one is known. */
export const afterPlacing = (
  state: PurchaseState,
  order: Pick<OrderRecord, 'id' | 'orderCode' | 'bookingNumber' | 'orderType' | 'preOrder'>,
): PurchaseState => ({
  ...resetPurchase(state),
  // Chosen once, and offered for the next one.
  paymentMethod: state.paymentMethod,
  salesOrder: order.id,
  salesOrderNumber: order.orderType === 'FULL_PURCHASE' ? order.orderCode : null,
  orderCode: order.orderCode,
  bookingNumber: order.bookingNumber,
  preOrder: order.preOrder,
});

/** The payment of an order is begun: the one of a booking's fee is remembered. */
export const afterStarting = (
  state: PurchaseState,
  { id, phase, payment }: Pick<OrderRecord, 'id' | 'phase' | 'payment'>,
): PurchaseState =>
  phase === 'BOOKING' && id === state.salesOrder
    ? { ...state, bookingFeeID: payment?.id ?? null }
    : state;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an older version, or a hand, left in the storage; fields of another kind are dropped. */
export const readPurchase = (raw: string | null): PurchaseState => {
  let stored: unknown;
  try {
    stored = JSON.parse(raw ?? 'null');
  } catch {
    return INITIAL_PURCHASE;
  }
  if (!isObject(stored)) return INITIAL_PURCHASE;
  const entries = Object.entries(INITIAL_PURCHASE).map(([key, initial]) => {
    const value = stored[key];
    const fits =
      initial === null
        ? value !== undefined
        : typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial);
    return [key, fits ? value : initial];
  });
  return Object.fromEntries(entries) as PurchaseState;
};
