import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, rupiah } from '#db/columns.ts';
import { customer } from './account.ts';
import { customerOrder } from './orders.ts';

/** A promo code and its terms; `edge/contract/orders/coupon.ts` computes what it takes off. */
export const coupon = sqliteTable(
  'coupon',
  {
    /** Capitals and digits, as customers type it. */
    code: text('code').primaryKey(),
    kind: text('kind', { enum: ['AMOUNT', 'RATE'] }).notNull(),
    /** Of `AMOUNT`: what it takes off; of `RATE`: the most it takes off, null without a limit. */
    amountIdr: rupiah('amount_idr'),
    /** Of `RATE`: of the price of the goods. */
    basisPoints: integer('basis_points').notNull().default(0),
    minimumIdr: rupiah('minimum_idr').notNull().default(0),
    /** What it takes something off; codes from before there were carts are for motorcycles. */
    appliesTo: text('applies_to', { enum: ['MOTORCYCLE', 'GOODS', 'ALL'] })
      .notNull()
      .default('MOTORCYCLE'),
    /** Slugs of the products it is for; null for all. */
    products: json<readonly string[]>('products'),
    startsAt: moment('starts_at').notNull(),
    /** The first moment at which it is over: midnight in Jakarta after the last day. */
    endsAt: moment('ends_at'),
    /** Uses in all; null without a limit. */
    most: integer('most'),
    /** Uses that count now. */
    used: integer('used').notNull().default(0),
    /** Uses of one person: by customer, verified phone and identity number. */
    mostPerPerson: integer('most_per_person').notNull().default(1),
    /** The only customer it is for. */
    customerId: text('customer_id').references(() => customer.id),
    /** Whether an order that ends after it was paid gives its use back. */
    returnsAfterPayment: flag('returns_after_payment').notNull().default(false),
    /** Counts for orders that came by an affiliate's key, and is taken off them by itself. */
    withReferral: flag('with_referral').notNull().default(false),
    /** Told to everybody beside the prices it counts for; any other code is for whoever was given it. */
    isAnnounced: flag('is_announced').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    /** Counts what staff change of it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('coupon_uses', sql`${t.used} >= 0 and (${t.most} is null or ${t.used} <= ${t.most})`),
  ],
);

/** Which order used which coupons, and the person behind it. */
export const couponUse = sqliteTable(
  'coupon_use',
  {
    id: id(),
    code: text('code')
      .notNull()
      .references(() => coupon.code),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    customerId: text('customer_id').notNull(),
    /** Of the customer's verified phone number. */
    phoneIndex: text('phone_index'),
    /** Of the owner's identity number, once it is known. */
    identityIndex: text('identity_index'),
    takenAt: moment('taken_at').notNull(),
    /** The order ended, and the use no longer counts. */
    releasedAt: moment('released_at'),
  },
  (t) => [
    // A typed code and the one of a referral stand beside each other.
    uniqueIndex('coupon_use_order').on(t.orderId, t.code).where(sql`${t.releasedAt} is null`),
    index('coupon_use_customer').on(t.code, t.customerId),
    index('coupon_use_phone').on(t.code, t.phoneIndex),
    index('coupon_use_identity').on(t.code, t.identityIndex),
  ],
);
