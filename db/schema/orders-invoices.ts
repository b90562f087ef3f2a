import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, json, moment, rupiah } from '#db/columns.ts';
import { upload } from './account-upload.ts';
import { customerOrder } from './orders.ts';

/** An invoice to a company, for ever: triggers refuse UPDATE and DELETE. Another address is another revision. */
export const orderInvoice = sqliteTable(
  'order_invoice',
  {
    id: id(),
    /** Sixteen letters and digits, printed on it: whoever has them may check it. */
    code: text('code').notNull().unique(),
    /** 1, 2, 3 …: without gaps; every revision has the number of the first. */
    sequence: integer('sequence').notNull(),
    /** 0 for the first; the last one counts. */
    revision: integer('revision').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    totalIdr: rupiah('total_idr').notNull(),
    /** What it says: `InvoiceFacts` of edge/contract/orders/invoice.ts. */
    facts: json<object>('facts').notNull(),
    /** The PDF, drawn once. */
    uploadId: text('upload_id')
      .notNull()
      .unique()
      .references(() => upload.id),
    /** SHA-256 of the PDF. */
    hash: text('hash').notNull(),
    /** Who of the staff asked for another address; null for the first. */
    changedBy: text('changed_by'),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('order_invoice_number').on(t.sequence, t.revision),
    uniqueIndex('order_invoice_revision').on(t.orderId, t.revision),
  ],
);
