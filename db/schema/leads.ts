import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';

/** What somebody wrote to us through the contact page. Read by staff, never shown. */
export const guestBook = sqliteTable(
  'guest_book',
  {
    /** Made on the device with the message. */
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** E.164; null when the person wants an answer by mail only. */
    phoneNumber: text('phone_number'),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    /** Language to answer in. */
    locale: text('locale').notNull(),
    customerId: text('customer_id'),
    /** Network of the connection (IPv4 /24, IPv6 /48): enough to tell a flood from people. */
    network: text('network').notNull(),
    /** When the person agreed that we use the details to answer (UU 27/2022, article 20). */
    consentAt: moment('consent_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('guest_book_network').on(t.network, t.createdAt),
    index('guest_book_email').on(t.email, t.createdAt),
  ],
);

/** Interest in a product, counted by day and network; no person is told from it. */
export const dataLead = sqliteTable(
  'data_lead',
  {
    id: id(),
    productSlug: text('product_slug').notNull(),
    network: text('network').notNull(),
    count: integer('count').notNull().default(1),
    /** Start of the day in Jakarta. */
    dayAt: moment('day_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [index('data_lead_day').on(t.dayAt, t.productSlug)],
);
