import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, rupiah } from '#db/columns.ts';
import type { ByLocale, Text } from '#edge/contract/locale.ts';
import { customer } from './account.ts';

const STATES = [
  'WAITING_PAYMENT',
  'PAYMENT_SETTLED',
  'ALLOCATED',
  'INSTALLMENT_REQUESTED',
  'INSTALLMENT_APPROVED',
  'INSTALLMENT_REJECTED',
  'INSTALLMENT_CANCELED',
  'SHIPPED',
  'SHIPPING',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const;

/** What was chosen, as it was named on the day of the order. */
export interface OrderedProduct {
  readonly slug: string;
  /** Of goods and services in the language of their buyer. */
  readonly name: string;
  /** The same in every language; absent of a motorcycle, and of orders from before it was kept. */
  readonly names?: ByLocale<string>;
  readonly color: string;
  readonly colorName: Text;
  readonly accent: string | null;
  readonly battery: string;
  readonly batteryName: Text;
  readonly image: string;
}

export interface OrderAddress {
  readonly address: string;
  readonly provinceId: string;
  readonly cityId: string;
  readonly cityName: string;
  readonly districtId: string;
  readonly districtName: string;
  readonly zipCode: string;
  readonly note: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** How long payments of an order may take, in ms, as it was when it was placed. */
export interface OrderWindows {
  readonly usual: number;
  readonly preOrder: number;
  readonly helpDifference: number;
  readonly change: number;
}

/** The financing asked for last; whole rupiah, times in epoch ms. */
export interface OrderInstallment {
  readonly provider: string;
  readonly months: number;
  readonly downPayment: number;
  readonly monthly: number;
  readonly total: number;
  readonly requestedAt: number;
  readonly decidedAt: number | null;
  /** Of `financing_application`; absent in orders from before there were any. */
  readonly applicationId?: string;
}

/** An order of a motorcycle or of goods; edge/contract/orders/machine.ts says what may follow a state. */
export const customerOrder = sqliteTable(
  'customer_order',
  {
    /** Made by the device, so that placing it again is the same order. */
    id: id(),
    /** Ten letters and digits that people read out. */
    code: text('code').notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    /** Hash of what was sent: the same id with another order is refused. */
    requestHash: text('request_hash').notNull(),
    /** Goods and services are bought at once, and have neither a unit nor papers. */
    kind: text('kind', { enum: ['MOTORCYCLE', 'GOODS', 'SERVICE'] })
      .notNull()
      .default('MOTORCYCLE'),
    /** The cart an order of goods was; a cart becomes one order. */
    cartId: text('cart_id').unique(),
    /** How goods get there: `edge/contract/orders/cart/shipping.ts`. */
    shippingMethod: text('shipping_method'),
    orderType: text('order_type', { enum: ['BOOKING', 'FULL_PURCHASE'] }).notNull(),
    state: text('state', { enum: STATES }).notNull(),
    phase: text('phase', { enum: ['BOOKING', 'FINAL'] }).notNull(),
    /** Counts the writes; a decision holds for the version it was made on only. */
    version: integer('version').notNull().default(1),
    paymentOption: text('payment_option', { enum: ['FULL_PAYMENT', 'INSTALLMENT'] }).notNull(),
    installment: json<OrderInstallment>('installment'),
    contractSignedAt: moment('contract_signed_at'),
    contractReference: text('contract_reference'),
    /** Placed while no unit was there. */
    preOrder: flag('pre_order').notNull(),
    /** Null in orders from before they had their own. */
    windows: json<OrderWindows>('windows'),
    /** Until when what it waits for has to happen; null where it waits for nothing that has a deadline. */
    expiresAt: moment('expires_at'),
    /** Since when it has had a motorcycle to choose how to pay for; it may come back to that. */
    allocatedAt: moment('allocated_at'),
    /** The clock could not end it at its deadline; from then on it tries again. */
    nextTryAt: moment('next_try_at').notNull().default(0),
    /** Which revision of the price lines holds. */
    lineRevision: integer('line_revision').notNull().default(1),
    totalIdr: rupiah('total_idr').notNull(),
    bookingFeeIdr: rupiah('booking_fee_idr').notNull(),
    /** What has to be on the order's account for it to go on: the fee, the down payment or the price. */
    requiredIdr: rupiah('required_idr').notNull(),
    helpId: text('help_id'),
    /** How far the help is; null without it, and in orders from before it was noted. */
    sisapiraStatus: text('sisapira_status', {
      enum: [
        'NOT_CHECKED',
        'ELIGIBLE',
        'INELIGIBLE',
        'REGISTERED',
        'VERIFIED',
        'DISBURSED',
        'QUOTA_CLOSED',
      ],
    }),
    coupon: text('coupon'),
    referralCode: text('referral_code'),
    product: json<OrderedProduct>('product').notNull(),
    /** Province of registration. */
    area: text('area').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    deliveryMethod: text('delivery_method', {
      enum: ['PICKUP_AT_DEALER', 'DELIVER_TO_HOME'],
    }).notNull(),
    dealerSlug: text('dealer_slug').notNull(),
    dealerName: text('dealer_name').notNull(),
    dealerAddress: text('dealer_address').notNull(),
    address: json<OrderAddress>('address'),
    outsideJabodetabek: flag('outside_jabodetabek').notNull(),
    workOrder: text('work_order').unique(),
    /** What the customer says at the door; worth nothing without the work order. */
    passkey: text('passkey'),
    /** The day of the next delivery, after one that failed. */
    deliveryPlannedAt: moment('delivery_planned_at'),
    /** Id of the upload. */
    deliveryPhoto: text('delivery_photo'),
    deliveredAt: moment('delivered_at'),
    deliveredBy: text('delivered_by'),
    /** Completes by itself then. */
    completesAt: moment('completes_at'),
    cancelReason: text('cancel_reason'),
    cancelNote: text('cancel_note'),
    cancelledAt: moment('cancelled_at'),
    placedAt: moment('placed_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('customer_order_customer').on(t.customerId, t.placedAt),
    index('customer_order_placed').on(t.placedAt),
    // With what lists are counted by, which then read no order.
    index('customer_order_state').on(t.state, t.updatedAt, t.dealerSlug, t.kind),
    index('customer_order_queue').on(t.state, t.phase, t.updatedAt),
    index('customer_order_due').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    index('customer_order_completes').on(t.completesAt).where(sql`${t.state} = 'DELIVERED'`),
    check(
      'customer_order_amounts',
      sql`${t.totalIdr} >= ${t.bookingFeeIdr} and ${t.bookingFeeIdr} >= 0`,
    ),
  ],
);

/** The price as it was agreed; triggers refuse UPDATE and DELETE. A new price is a new revision. */
export const orderLine = sqliteTable(
  'order_line',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    revision: integer('revision').notNull(),
    position: integer('position').notNull(),
    type: text('type').notNull(),
    key: text('key').notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
    /** Of value added tax: its rate on the day, in basis points of the price before tax. */
    basisPoints: integer('basis_points'),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.revision, t.position] })],
);

/** What happened to an order, for ever: triggers refuse UPDATE and DELETE. */
export const orderHistory = sqliteTable(
  'order_history',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    /** `edge/contract/orders/history.ts` */
    kind: text('kind').notNull(),
    at: moment('happened_at').notNull(),
    actor: text('actor', { enum: ['customer', 'staff', 'provider', 'clock'] }).notNull(),
    actorId: text('actor_id'),
    /** Name of the move in the machine, of a transition. */
    move: text('move'),
    fromState: text('from_state', { enum: STATES }),
    toState: text('to_state', { enum: STATES }),
    phase: text('phase', { enum: ['BOOKING', 'FINAL'] }).notNull(),
    amountIdr: rupiah('amount_idr'),
    /** For the customer to read. */
    note: text('note'),
  },
  (t) => [
    index('order_history_order').on(t.orderId, t.at, t.id),
    index('order_history_time').on(t.at),
  ],
);

/** In whose name the papers are issued. Numbers are sealed; few operations may read this. */
export const orderOwner = sqliteTable(
  'order_owner',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => customerOrder.id),
    customerType: text('customer_type', { enum: ['personal', 'company'] }).notNull(),
    isbuyer: flag('isbuyer').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    address: text('address').notNull(),
    provinceId: text('province_id').notNull(),
    cityId: text('city_id').notNull(),
    zipCode: text('zip_code').notNull(),
    identityKind: text('identity_kind', { enum: ['KTP', 'KITAS'] }),
    identityNumberSealed: text('identity_number_sealed'),
    identityNumberIndex: text('identity_number_index'),
    /** Id of the upload. */
    identityCardImage: text('identity_card_image'),
    taxNumberSealed: text('tax_number_sealed'),
    picName: text('pic_name'),
    picPhoneNumber: text('pic_phone_number'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('order_owner_company').on(t.orderId).where(sql`${t.customerType} = 'company'`)],
);

/** Gives each order the integer by which the index of names knows it; triggers see to it (db/search/orders.ts). */
export const orderNameNumber = sqliteTable('order_name_number', {
  seq: integer('seq').primaryKey({ autoIncrement: true }),
  orderId: text('order_id').notNull().unique(),
});

/** Official registration costs already paid for the customer, each with its receipt. */
export const orderCost = sqliteTable(
  'order_cost',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    label: text('label').notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
    /** Id of the upload. */
    receipt: text('receipt').notNull(),
    enteredBy: text('entered_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('order_cost_order').on(t.orderId),
    check('order_cost_amount', sql`${t.amountIdr} > 0`),
  ],
);

/** Certificate, plate and title of a motorcycle on their way. */
export const orderRegistration = sqliteTable(
  'order_registration',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    item: text('item', { enum: ['STNK', 'TNKB', 'BPKB'] }).notNull(),
    progress: text('progress', { enum: ['PROCESSING', 'READY', 'COLLECTED'] }).notNull(),
    earliestAt: moment('earliest_at').notNull(),
    latestAt: moment('latest_at').notNull(),
    collectedAt: moment('collected_at'),
    /** Of the plate (TNKB) alone, as in `vehicle`, which has it from the hand-over on. */
    plateNumber: text('plate_number'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.item] }),
    index('order_registration_late').on(t.progress, t.latestAt),
    index('order_registration_plate').on(t.plateNumber).where(sql`${t.plateNumber} IS NOT NULL`),
  ],
);
