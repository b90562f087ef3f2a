import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, json, moment, rupiah } from '#db/columns.ts';
import { customer } from './account.ts';

/** A configuration a customer keeps. The device makes the id, so saving it again is the same one. */
export const savedConfiguration = sqliteTable(
  'saved_configuration',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** `Configuration` of edge/contract/catalog. */
    choice: json<Readonly<Record<string, string | null>>>('choice').notNull(),
    /** What it cost when it was saved. */
    totalIdr: rupiah('total_idr').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [index('saved_configuration_customer').on(t.customerId, t.savedAt)],
);
