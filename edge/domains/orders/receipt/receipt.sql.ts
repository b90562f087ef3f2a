import { asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { customerOrder, orderOwner } from '#db/schema/orders.ts';
import { orderReceipt, receiptMeterai } from '#db/schema/orders-receipts.ts';
import { paymentAttempt } from '#db/schema/payments.ts';
import type { ReceiptFacts } from '#edge/contract/orders/receipt.ts';

export const receiptOfAttempt = prepare(
  build
    .select({ id: orderReceipt.id })
    .from(orderReceipt)
    .where(eq(orderReceipt.attemptId, p('attemptId'))),
);

export const latestSequence = prepareRaw<object, number>(
  sql`SELECT coalesce(max(sequence), 0) AS latest FROM order_receipt`,
  ({ rows }) => Number(rows[0]?.latest),
);

/** Address of whoever the papers are for. */
export const payerAddress = prepare(
  build
    .select({ address: orderOwner.address, zipCode: orderOwner.zipCode })
    .from(orderOwner)
    .where(eq(orderOwner.orderId, p('orderId'))),
);

/** What a page shows of them. */
export const receiptsWithIds = prepare(
  build
    .select({
      orderId: orderReceipt.orderId,
      attemptId: orderReceipt.attemptId,
      code: orderReceipt.code,
      sequence: orderReceipt.sequence,
      amountIdr: orderReceipt.amountIdr,
      uploadId: orderReceipt.uploadId,
      issuedAt: orderReceipt.issuedAt,
      meteraiSerial: receiptMeterai.serial,
    })
    .from(orderReceipt)
    .leftJoin(receiptMeterai, eq(receiptMeterai.receiptId, orderReceipt.id))
    .where(sql`${orderReceipt.orderId} IN (SELECT value FROM json_each(${p('ids')}))`)
    .orderBy(asc(orderReceipt.sequence)),
);

export type ReceiptRow = RowOf<typeof receiptsWithIds>;

/** By its code, with what has become of the money since. */
export const receiptByCode = prepare(
  build
    .select({
      sequence: orderReceipt.sequence,
      issuedAt: orderReceipt.issuedAt,
      amountIdr: orderReceipt.amountIdr,
      facts: orderReceipt.facts,
      hash: orderReceipt.hash,
      meteraiSerial: receiptMeterai.serial,
      attemptState: paymentAttempt.state,
      /** Paid back by us, or taken back by the bank. */
      refundedIdr: sql<number>`${paymentAttempt.chargedBackIdr} + (SELECT coalesce(sum(amount_idr), 0) FROM payment_refund
        WHERE attempt_id = ${paymentAttempt.id} AND state IN ('SENT', 'CONFIRMED'))`,
    })
    .from(orderReceipt)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, orderReceipt.attemptId))
    .leftJoin(receiptMeterai, eq(receiptMeterai.receiptId, orderReceipt.id))
    .where(eq(orderReceipt.code, p('code'))),
);

export type ReceiptByCode = Omit<RowOf<typeof receiptByCode>, 'facts'> & {
  readonly facts: ReceiptFacts;
};

/** Payments of orders that stayed and have no receipt, behind the one with the id `after`. */
export const withoutReceipt = prepare(
  build
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(customerOrder, eq(customerOrder.id, paymentAttempt.ref))
    .where(
      sql`${paymentAttempt.state} = 'SETTLED' AND ${paymentAttempt.settledAt} < ${p('before')}
        AND ${paymentAttempt.id} > ${p('after')}
        AND coalesce(${paymentAttempt.reversibleUntilAt}, 0) < ${p('before')}
        AND NOT EXISTS (SELECT 1 FROM order_receipt WHERE attempt_id = ${paymentAttempt.id})`,
    )
    .orderBy(asc(paymentAttempt.id))
    .limit(20),
);
