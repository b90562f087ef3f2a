import { eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query } from '#db/query.ts';
import { orderReceipt, receiptMeterai } from '#db/schema/orders-receipts.ts';
import { STAMP_DUTY_FREE } from '#edge/contract/orders/receipt.ts';

/** Which receipt has a stamp. */
export const meteraiBySerial = prepare(
  build
    .select({ code: orderReceipt.code })
    .from(receiptMeterai)
    .innerJoin(orderReceipt, eq(orderReceipt.id, receiptMeterai.receiptId))
    .where(eq(receiptMeterai.serial, p('serial'))),
);

interface Affixing {
  readonly code: string;
  readonly serial: string;
  readonly staffId: string;
  readonly now: number;
}

const insert = prepareRaw<Affixing, unknown>(
  sql`INSERT INTO order_receipt_meterai (receipt_id, serial, affixed_by, affixed_at)
    SELECT r.id, ${p('serial')}, ${p('staffId')}, ${p('now')} FROM order_receipt r
    WHERE r.code = ${p('code')} AND r.amount_idr > ${sql.raw(String(STAMP_DUTY_FREE))}
      AND NOT EXISTS (SELECT 1 FROM order_receipt_meterai m
        WHERE m.receipt_id = r.id OR m.serial = ${p('serial')})`,
  () => undefined,
);

/** A receipt that needs a stamp has this one, or the batch stops: one each, and no stamp twice. */
export const affix = (stamp: Affixing): readonly Query<unknown>[] => [
  insert(stamp),
  assertOneChanged,
];
