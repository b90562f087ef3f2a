import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** That two accounts were one person's, and which of them stayed; triggers refuse UPDATE and DELETE. */
export const customerMerge = sqliteTable(
  'customer_merge',
  {
    /** Made by the device of staff. */
    id: id(),
    /** The one that ended; it ends once. */
    fromId: text('from_id')
      .notNull()
      .unique()
      .references(() => customer.id),
    intoId: text('into_id')
      .notNull()
      .references(() => customer.id),
    reason: text('reason').notNull(),
    /** Who of the staff. */
    mergedBy: text('merged_by').notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (t) => [
    index('customer_merge_into').on(t.intoId),
    check('customer_merge_two', sql`${t.fromId} <> ${t.intoId}`),
  ],
);
