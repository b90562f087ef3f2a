import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** Customers who recommend the shop, each with the key that their links and buyers carry. */
export const affiliate = sqliteTable('affiliate', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customer.id),
  /** Capitals, digits and hyphens, as buyers type it. */
  key: text('key').notNull().unique(),
  /** A key counts for new orders while it is active; orders keep the key they were placed with. */
  state: text('state', { enum: ['ACTIVE', 'SUSPENDED'] }).notNull(),
  createdAt: moment('created_at').notNull(),
});
