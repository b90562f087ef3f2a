import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '#db/columns.ts';
import { customerOrder } from './orders.ts';

/** What went wrong with an order's money and a person has seen to; triggers refuse UPDATE and DELETE. */
export const orderSettlement = sqliteTable(
  'order_settlement',
  {
    /** Id of the payment that was taken back, or of the refund that failed: each is settled once. */
    causeId: text('cause_id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    note: text('note').notNull(),
    /** Who of the staff did it. */
    settledBy: text('settled_by').notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (t) => [index('order_settlement_order').on(t.orderId)],
);
