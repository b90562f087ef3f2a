import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, json, moment } from '#db/columns.ts';
import { customerOrder } from './orders.ts';

/** What a customer has to say against an order; edge/contract/orders/complaint-machine.ts says what may follow. */
export const orderComplaint = sqliteTable(
  'order_complaint',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    state: text('state', { enum: ['OPEN', 'ANSWERED', 'RESOLVED', 'WITHDRAWN'] }).notNull(),
    subject: text('subject').notNull(),
    /** Until when staff answer; none while it is the customer's turn, and at the end. */
    dueAt: moment('due_at'),
    outcome: text('outcome'),
    openedAt: moment('opened_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('order_complaint_order').on(t.orderId, t.openedAt),
    uniqueIndex('order_complaint_open')
      .on(t.orderId)
      .where(sql`${t.state} in ('OPEN', 'ANSWERED')`),
    index('order_complaint_waiting').on(t.openedAt).where(sql`${t.state} = 'OPEN'`),
  ],
);

/** What was written in a complaint. */
export const orderComplaintMessage = sqliteTable(
  'order_complaint_message',
  {
    id: id(),
    complaintId: text('complaint_id')
      .notNull()
      .references(() => orderComplaint.id),
    orderId: text('order_id').notNull(),
    author: text('author', { enum: ['customer', 'staff'] }).notNull(),
    /** Who of the staff; null for the customer. */
    staffId: text('staff_id'),
    text: text('text').notNull(),
    /** Ids of uploads, encrypted where they are stored. */
    files: json<readonly string[]>('files').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [index('order_complaint_message_order').on(t.orderId, t.writtenAt)],
);
