import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** Customers who recommend the shop, each with the key that their links and buyers carry. */
export const affiliate = sqliteTable(
  'affiliate',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id),
    /** Capitals, digits and hyphens, as buyers type it. */
    key: text('key').notNull().unique(),
    /** A key counts for new orders while it is active; orders keep the key they were placed with. */
    state: text('state', {
      enum: ['APPLIED', 'ACTIVE', 'SUSPENDED', 'REJECTED', 'CLOSED'],
    }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** The motorcycle they applied with, and how they want to be reached. */
    vin: text('vin'),
    emailAddress: text('email_address'),
    phoneNumber: text('phone_number'),
    /** When they applied last. */
    appliedAt: moment('applied_at'),
    /** Which terms they agreed to last, and when; earlier ones are in the events. */
    termsVersion: text('terms_version'),
    termsAgreedAt: moment('terms_agreed_at'),
    decidedAt: moment('decided_at'),
    /** Why it was rejected or suspended; they read it. */
    reason: text('reason'),
  },
  (t) => [index('affiliate_state').on(t.state, t.appliedAt)],
);

/** What happened to somebody's part in the programme, for ever: triggers refuse UPDATE and DELETE. */
export const affiliateEvent = sqliteTable(
  'affiliate_event',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    /** Name of a move of `edge/contract/referrals/affiliate-machine.ts`, or `payee`. */
    kind: text('kind').notNull(),
    /** Customer or staff id. */
    doneBy: text('done_by').notNull(),
    note: text('note'),
    doneAt: moment('done_at').notNull(),
  },
  (t) => [index('affiliate_event_customer').on(t.customerId, t.doneAt)],
);

/** That a visitor followed a link on a day; the visitor is a keyed hash that only means something that day. */
export const referralClick = sqliteTable(
  'referral_click',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    /** `YYYY-MM-DD` in Jakarta. */
    day: text('day').notNull(),
    visitor: text('visitor').notNull(),
    clickedAt: moment('clicked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.day, t.visitor] })],
);

/** How many visitors followed somebody's links, by day. */
export const referralClickDay = sqliteTable(
  'referral_click_day',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    day: text('day').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.day] })],
);
