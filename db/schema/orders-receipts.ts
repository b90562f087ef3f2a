import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, json, moment, rupiah } from '#db/columns.ts';
import { upload } from './account-upload.ts';
import { customerOrder } from './orders.ts';
import { paymentAttempt } from './payments.ts';

/** A receipt for a payment, for ever: triggers refuse UPDATE and DELETE. */
export const orderReceipt = sqliteTable(
  'order_receipt',
  {
    id: id(),
    /** Sixteen letters and digits, printed on it: whoever has them may check it. */
    code: text('code').notNull().unique(),
    /** 1, 2, 3 …: without gaps. */
    sequence: integer('sequence').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    attemptId: text('attempt_id')
      .notNull()
      .unique()
      .references(() => paymentAttempt.id),
    amountIdr: rupiah('amount_idr').notNull(),
    /** What it says: `ReceiptFacts` of edge/contract/orders/receipt.ts. */
    facts: json<object>('facts').notNull(),
    /** The PDF, drawn once. */
    uploadId: text('upload_id')
      .notNull()
      .unique()
      .references(() => upload.id),
    /** SHA-256 of the PDF. */
    hash: text('hash').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [index('order_receipt_order').on(t.orderId, t.issuedAt)],
);

/** Electronic stamp duty that was affixed to a receipt, for ever: triggers refuse UPDATE and DELETE. */
export const receiptMeterai = sqliteTable('order_receipt_meterai', {
  receiptId: text('receipt_id')
    .primaryKey()
    .references(() => orderReceipt.id),
  /** Of the stamp; no two receipts have the same. */
  serial: text('serial').notNull().unique(),
  /** Who of the staff entered it. */
  affixedBy: text('affixed_by').notNull(),
  affixedAt: moment('affixed_at').notNull(),
});
