import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** What staff did to somebody's account, and why. */
export const accountAction = sqliteTable(
  'account_action',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    action: text('action', {
      enum: ['END_SESSIONS', 'CLOSE', 'REOPEN', 'REMOVE_FACTORS'],
    }).notNull(),
    reason: text('reason').notNull(),
    /** Who of the staff. */
    doneBy: text('done_by').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (t) => [
    index('account_action_customer').on(t.customerId, t.doneAt),
    check(
      'account_action_known',
      sql`${t.action} in ('END_SESSIONS', 'CLOSE', 'REOPEN', 'REMOVE_FACTORS')`,
    ),
  ],
);
